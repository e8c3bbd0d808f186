"""A whole game of Dungeon Roll in Firefox, by touch on the board: nothing of the page is Chromium's only."""

from pathlib import Path

from tests.browser.conftest import LONG, PHONE, SALT
from tests.browser.firefox import Firefox, firefox
from tests.server.served import Served

pytestmark = LONG
HAND = """
window.seen = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
window.middle = one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    return one === top || one.contains(top) ? { x, y } : { covered: one.className, by: top?.className }
}
window.next = () => {
    const level = Number(document.querySelector('.stairs [aria-current]')?.textContent)
    const ways = [
        ['.sure .main'], ['.fork button', level < 3 ? 1 : 0], ['.faces .die'],
        ...(document.querySelector('.picked') ? [['.pit .lit'], ['.lair .lit']] : []),
        ['.camp .lit'], ['.options button:not(:disabled)'], ['.purse .lit'], ['.side .lit'],
    ]
    for (const [selector, nth = 0] of ways) {
        const found = seen(selector)[nth]
        if (found) return middle(found)
    }
}
window.state = () => JSON.stringify([
    document.querySelector('section.bar')?.dataset.ask, seen('.picked, .sure').length, seen('#end').length,
])
window.drawn = () => ['Gotisch', 'Alegreya Sans'].every(face => document.fonts.check(`1rem '${face}'`))
window.ready = () => document.querySelector('#end') || (document.querySelector('section.bar')?.dataset.ask &&
    !document.querySelector('section.bar[aria-busy=true], .options :disabled, .fork :disabled') &&
    document.querySelector('.options button, main .lit, .fork'))
"""
"""Where a hand goes next: on the board first, home from the third level on. `drawn`: the faces have come, and what they
are written in has its height; before one is asked for, `document.fonts.status` says that all is loaded."""
MOST = 400


def tap(window: Firefox, where: str) -> None:
    spot = window.run(where)
    assert "x" in (spot or {}), f"{where}: {spot}"
    window.touch(spot["x"], spot["y"])


def test_a_whole_game_by_touch(house: Served, tmp_path: Path) -> None:
    with firefox(tmp_path) as window:
        window.first(SALT)
        window.size(*PHONE)
        window.go(f"{house.url}/")
        window.run(f"(() => {{ {HAND} }})()")
        window.wait("seen('li button.main').length && drawn()")
        tap(window, "middle(seen('li').find(one => one.textContent.includes('Dungeon Roll')).querySelector('.main'))")
        window.wait("seen('dialog button.main').length")
        tap(window, "middle(seen('dialog input[autocomplete=nickname]')[0])")
        window.type("Ana")
        tap(window, "middle(seen('dialog button.main')[0])")
        touches = 0
        window.wait("ready()")
        while not window.run("seen('#end').length"):
            before = window.run("state()")
            tap(window, "next()")
            window.wait(f"state() !== {before!r}")
            window.wait("ready()")
            touches += 1
            assert touches < MOST, "still playing"
        assert touches >= 9  # at least three for each delve
        assert "Ana" in window.run("document.querySelector('.podium').textContent")
        faces = window.run("[...document.fonts].filter(one => one.status === 'loaded').map(one => one.family)")
        assert len(set(faces)) >= 2, faces
        assert window.errors == []
