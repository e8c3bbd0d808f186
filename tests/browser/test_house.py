"""From the door to the table: a name asked once, a game at its best at a glance, seats chosen, several held openly."""

import re

import pytest
from playwright.sync_api import Page, expect

from oubliettes.games import GAMES
from tests.browser.conftest import PHONE, Finished, NewPage
from tests.browser.playing import answered, begin, options
from tests.browser.seating import glance, introduce, invitation, make_table, sit_down


def door(page: Page, game: str) -> None:
    page.goto("/")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button").first.click()


def test_a_name_is_asked_once_and_never_made_up(new_page: NewPage) -> None:
    page = new_page()
    door(page, "Dungeon Roll")
    name = page.get_by_role("dialog").get_by_label("Your name")
    expect(name).to_have_value("")
    begin(page, "Zoé")
    expect(options(page).first).to_be_visible()
    door(page, "Dungeon Roll")
    expect(page.get_by_role("dialog").get_by_role("button", name="Begin")).to_be_focused()
    expect(name).to_have_count(0)
    page.goto("/new/donjon")
    expect(page.get_by_role("button", name="Open this table")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_a_missing_name_is_asked_for_in_the_language_of_the_page(new_page: NewPage) -> None:
    page = new_page(lang="fr-FR")
    page.goto("/new/dungeon-roll")
    page.get_by_role("button", name="Ouvrir cette table").click()
    name = page.get_by_label("Votre nom")
    expect(name).to_be_focused()
    assert name.evaluate("field => field.validationMessage") == "Dites comment vous vous appelez."
    name.fill("Zoé")
    page.get_by_role("button", name="Ouvrir cette table").click()
    expect(page.locator("li.mine")).to_contain_text("Zoé")


def test_which_side_and_how_strong(new_page: NewPage) -> None:
    """Dungeon Heroes from the master's side, against a steady bot, which has a name and a face."""
    page = new_page()
    door(page, "Dungeon Heroes")
    page.get_by_label("The Dungeon Master").check()
    page.get_by_label("steady").check()
    begin(page)
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    match = page.url.split("/t/")[1].split("/")[0]
    table = page.request.get(f"/api/matches/{match}").json()["table"]
    assert table["options"]["heroes_seat"] == 1
    assert [(seat["kind"], seat.get("level", "")) for seat in table["seats"]] == [("person", ""), ("bot", "normal")]
    assert table["seats"][1]["name"]
    assert table["seats"][1]["face"]
    door(page, "Dungeon Heroes")  # what was chosen last stands there again
    expect(page.get_by_label("The Dungeon Master")).to_be_checked()


@pytest.mark.parametrize("size", [PHONE, (360, 640), (844, 390)])
def test_all_ways_to_play_are_in_sight(new_page: NewPage, size: tuple[int, int]) -> None:
    """On a small telephone, and on one that lies, with the name still to be said: nothing lies under the button."""
    page = new_page(size, lang="fr-FR")
    for game in GAMES:
        page.goto("/")
        page.locator(f".door:has(a[href='/new/{game}']) button").click()
        top = page.locator("dialog button.main").bounding_box()
        assert top
        for way in page.locator(".ways b").all():
            box = way.bounding_box()
            assert box
            assert box["y"] + box["height"] < top["y"] - 12, (game, way.text_content())


def test_no_way_moves_when_another_is_chosen(new_page: NewPage) -> None:
    """What else there is to choose hangs on the way: the ways stay under the finger."""
    page = new_page(PHONE)
    for game in ("Donjon", "Dungeon Heroes"):
        door(page, game)
        ways = page.locator(".ways label")
        expect(ways).to_have_count(3)
        places = [way.bounding_box() for way in ways.all()]
        for way in (1, 2, 0):
            ways.nth(way).get_by_role("radio").check()
            assert [way.bounding_box() for way in ways.all()] == places, (game, way)


def test_each_of_two_on_one_screen_has_a_name(new_page: NewPage) -> None:
    """Whoever says none is the next of the one who did: a party may be one person's."""
    page = new_page()
    page.goto("/new/quetes-et-trahisons")
    introduce(page, "Zoé")
    glance(page, "People on this device", 3)
    page.get_by_label("Name on seat 2").fill("Théo")
    page.get_by_role("button", name="Open this table").click()
    expect(page.locator("ol > li strong")).to_have_text(["Zoé", "Théo", "Zoé 3"])


def test_a_whole_party_is_held_openly(new_page: NewPage) -> None:
    """One person plays all four adventurers of Donjon: the question goes from one to the next, and no curtain falls."""
    page = new_page()
    seats: set[str] = set()
    page.on("websocket", lambda socket: seats.add(socket.url.rsplit("/", 1)[1]))
    door(page, "Donjon")
    page.get_by_label("All four").check()
    begin(page)
    anything = page.locator(".cards [data-pick], .options[role=group] button:not(.greyed)")
    for _ in range(25):
        expect(anything.first).to_be_visible()
        answered(page, anything.first.click)
        expect(page.locator(".curtain")).to_have_count(0)
        if seats >= {"0", "1"}:
            break
    assert seats >= {"0", "1"}


def test_whoever_comes_back_to_a_screen_for_two_says_who_they_are(new_page: NewPage) -> None:
    """What one may not see is not there before the other has drawn the curtain; in a party nothing is hidden."""
    page = new_page()
    sit = [{"seat": seat, "name": name} for seat, name in enumerate(("Zoé", "Théo"))]
    secret = make_table(page, game="quetes-et-trahisons", seats=3, options={}, sit=sit)
    page.goto(f"/t/{secret}")
    page.get_by_role("button", name="Start").click()
    quests = page.get_by_role("region", name="Quests to choose from")
    expect(quests).to_be_visible()
    page.reload()
    expect(page.locator(".curtain")).to_contain_text("Zoé")
    expect(quests).to_have_count(0)
    page.locator(".curtain button").click()
    expect(quests).to_be_visible()
    answered(page, options(page).first.click)
    expect(page.locator(".curtain")).to_contain_text("Théo")
    page.reload()
    expect(page.locator(".curtain")).to_contain_text("Théo")
    party = make_table(page, game="donjon", seats=2, options={"master": "automatic"}, sit=sit)
    page.goto(f"/t/{party}")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    page.reload()
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    expect(page.locator(".curtain")).to_have_count(0)


def test_the_lobby_leads_to_all_matches(new_page: NewPage) -> None:
    page = new_page()
    more = page.get_by_role("link", name="All your games")
    for count in range(1, 7):
        make_table(page, game="dungeon-roll", seats=2, options={}, sit=[{"seat": 0, "name": "Zoé"}])
        if count == 5:
            page.goto("/")
            expect(page.locator(".note")).to_have_count(5)
            expect(more).to_have_count(0)
    page.goto("/")
    expect(page.locator(".note")).to_have_count(5)
    more.click()
    expect(page.get_by_role("region", name="My matches").get_by_role("listitem")).to_have_count(6)


def test_the_master_of_donjon_by_choice_in_the_waiting_room(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/donjon")
    introduce(page, "Zoé")
    glance(page, "Seats at the table", 3)
    page.get_by_role("button", name="Open this table").click()
    seats = page.locator("ol > li")
    expect(seats.nth(2)).not_to_contain_text("The Dungeon Master")
    page.get_by_text("Settings of the table").click()
    level = page.get_by_label("Level of the automatic master")
    expect(level).to_be_visible()
    glance(page, "Dungeon Master", "a player")
    expect(seats.nth(2)).to_contain_text("The Dungeon Master")
    expect(level).to_have_count(0)
    seats.nth(2).get_by_role("button", name="Sit here").click()
    expect(seats.nth(2)).to_contain_text("Zoé")
    expect(seats.nth(0)).to_contain_text("Empty seat", ignore_case=True)
    page.get_by_role("button", name=re.compile("Start")).click()
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    match = page.url.split("/t/")[1].split("/")[0]
    assert page.request.get(f"/api/matches/{match}").json()["mine"] == [2]


def test_the_parts_are_swapped_by_name_in_the_waiting_room(new_page: NewPage) -> None:
    page = new_page()
    sit = [{"seat": seat, "name": name} for seat, name in enumerate(("Zoé", "Théo"))]
    match = make_table(page, game="dungeon-heroes", seats=2, options={"heroes_seat": 0}, sit=sit)
    page.goto(f"/t/{match}")
    seats = page.locator("ol > li")
    expect(seats.first).to_contain_text("The Heroes")
    page.get_by_text("Settings of the table").click()
    page.get_by_label("Who leads the Heroes").select_option(label="Théo")
    expect(seats.first).to_contain_text("The Dungeon Master")


def test_a_link_greets_whoever_has_it(new_page: NewPage) -> None:
    """Who invites, to which game and to which part, before anything is asked; by the same link one's own seat again."""
    zoe, theo, late = new_page(), new_page(), new_page()
    match = make_table(zoe, game="donjon", seats=3, options={"master": "person"}, sit=[{"seat": 0, "name": "Zoé"}])
    zoe.goto(f"/t/{match}")
    link = invitation(zoe, seat=2)
    theo.goto(link)
    expect(theo.get_by_role("heading", name="Zoé invites you to Donjon")).to_be_visible()
    expect(theo.get_by_text("The Dungeon Master · Seat 3 of 3")).to_be_visible()
    expect(theo.get_by_label("Your name")).to_have_value("")
    sit_down(theo, link, "Théo")
    expect(theo.locator("li.mine")).to_contain_text("Théo")
    expect(zoe.locator("li").nth(2)).to_contain_text("Théo")
    late.goto(link)
    expect(late.get_by_role("heading", name="has been used")).to_be_visible()
    theo.goto("/")
    theo.goto(link)
    theo.get_by_role("button", name="Sit down").click()
    expect(theo.locator("li.mine")).to_contain_text("Théo")
    key = zoe.request.post(f"/api/matches/{match}/keys", data={"role": "watch"}).json()["key"]
    late.goto("/")
    late.goto(f"/join#{key}")
    expect(late.get_by_role("heading", name="Zoé invites you to watch Donjon")).to_be_visible()
    expect(late.get_by_label("Your name")).to_have_count(0)
    late.get_by_role("button", name="Watch").click()
    expect(late.locator("ol > li").nth(2)).to_contain_text("Théo")


def test_a_guest_leaves_or_makes_room_before_the_game_begins(new_page: NewPage) -> None:
    """A seat held by somebody who does not come, or who came to the wrong table, is no dead end."""
    zoe, theo = new_page(), new_page((360, 640))
    match = make_table(zoe, game="donjon", seats=3, options={"master": "person"}, sit=[{"seat": 0, "name": "Zoé"}])
    zoe.goto(f"/t/{match}")
    sit_down(theo, invitation(zoe, seat=1), "Théodora-Maximilienne de Montmorency")
    assert theo.evaluate("document.documentElement.scrollWidth") == 360, "a long name pushes nothing out of the page"
    theo.locator("li").nth(2).get_by_role("button", name="Sit here").click()
    expect(theo.locator("li").nth(2)).to_contain_text("Théodora")
    expect(theo.get_by_role("button", name="Free this seat")).to_have_count(0)
    zoe.get_by_role("button", name="Free this seat").click()
    expect(zoe.locator("li.open")).to_have_count(2)
    expect(theo.get_by_role("heading", name="no longer has this place")).to_be_visible()
    expect(theo.get_by_role("button", name="Take my seat back")).to_have_count(0)
    theo.goto(invitation(zoe, seat=1))
    theo.get_by_role("button", name="Sit down").click()
    theo.get_by_role("button", name="Leave the table").click()
    theo.wait_for_url("/")
    expect(zoe.locator("li.open")).to_have_count(2)


def test_a_match_is_seen_again_on_its_own_table(new_page: NewPage, finished: Finished) -> None:
    """The board fills the stage above the film's controls, which run it step by step; by hand, it stops."""
    page = new_page(size=(1920, 1080), state=finished.state)
    page.goto(f"{finished.path}/replay")
    slider = page.get_by_role("slider")
    page.get_by_role("button", name="To the start").click()
    expect(slider).to_have_value("0")
    stage, controls = page.locator("main").bounding_box(), page.locator("footer").bounding_box()
    assert stage
    assert controls
    assert stage["width"] == 1920
    assert stage["y"] + stage["height"] <= controls["y"]
    assert controls["y"] + controls["height"] <= 1080
    page.get_by_role("button", name="Play it").click()
    expect(slider).not_to_have_value("0")
    page.wait_for_timeout(1000)
    assert int(slider.input_value()) < 5, "each step stands for a while"
    page.get_by_role("button", name="To the start").click()
    expect(slider).to_have_value("0")
    expect(page.get_by_role("button", name="Play it")).to_be_visible()


def test_the_wall_takes_no_side(new_page: NewPage, finished: Finished) -> None:
    """The big screen is everybody's: whoever's browser it is, it tells who won, and neither victory nor defeat."""
    page = new_page(state=finished.state)
    page.goto(f"{finished.path}/screen")
    expect(page.locator(".outcome.over")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_where_it_turned_is_told_from_ones_own_log(new_page: NewPage, finished: Finished) -> None:
    """What only one's own seat was told stands there at the end, too; the big screen reads what everybody may."""
    page = new_page(state=finished.state)
    for path, seat in ((f"{finished.path}/0", 0), (f"{finished.path}/screen", -1)):
        with page.expect_request(re.compile(rf"/log\?seat={seat}&")):
            page.goto(path)


SMALL_PRINT = """() => {
    const size = one => parseFloat(getComputedStyle(one).fontSize)
    const least = 0.75 * size(document.querySelector('.screen'))
    return [...document.querySelectorAll('.seats *, .end *')]
        .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
        .filter(one => !one.closest('svg') && size(one) < least)
        .map(one => one.textContent.trim())
}"""


def test_the_wall_has_no_small_print(new_page: NewPage, finished: Finished) -> None:
    """Names, titles and lines of the count grow with the rest: they are read from the other side of the room."""
    page = new_page((1920, 1080), state=finished.state)
    page.goto(f"{finished.path}/screen")
    expect(page.locator("#story")).to_be_visible()
    assert page.evaluate(SMALL_PRINT) == []
