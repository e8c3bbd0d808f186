"""Tables of several people, broken connections, and everything around a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Finished, NewPage
from tests.browser.playing import by_mouse, options, play_now, play_on
from tests.browser.seating import begin, glance, introduce, invitation, open_table, sit_down, unfold
from tests.server.served import Served


def test_two_browsers_at_one_table(new_page: NewPage) -> None:
    ana, ben = new_page(), new_page(PHONE)
    begin(ana, ben, "Bén <b>&")  # a name is text, whatever it holds
    pages = {True: ana, False: ben}
    for _ in range(300):
        if ana.locator("#end").count():
            break
        asked = next((one for one in pages.values() if options(one).count()), None)
        if asked is None:
            ana.wait_for_timeout(50)
            continue
        before = asked.locator("section.bar").get_attribute("data-ask")
        by_mouse(asked)
        asked.wait_for_function(
            "before => document.querySelector('#end') || document.querySelector('section.bar')?.dataset.ask !== before",
            arg=before,
        )
    expect(ben.locator("#end")).to_be_visible()
    over = ben.url
    ben.get_by_role("button", name="Play again").click()
    ben.wait_for_url(lambda url: url != over)
    expect(ben.get_by_role("listitem").filter(has_text="Ana")).to_be_visible()  # her seat is kept for her


def test_one_who_keeps_the_others_waiting(new_page: NewPage) -> None:
    """The bar says for how long, and the host may ask for a bot; a tap takes the seat back."""
    ana, ben = new_page(), new_page()
    ana.clock.install()
    begin(ana, ben)
    for _ in range(40):  # until it is Ben's turn
        if ana.get_by_text("Waiting for Ben").count():
            break
        by_mouse(ana)
        ana.wait_for_timeout(100)
    bot = ana.get_by_role("button", name="Ask Ben whether a bot may play")
    expect(bot).to_have_count(0)
    ana.clock.fast_forward(20_000)
    expect(bot).to_be_visible()
    expect(ana.locator("section.bar .clock")).to_have_text(re.compile(r"^2\d s$"))
    bot.click()
    expect(bot).to_have_count(0)
    ben.get_by_role("alert").get_by_role("button", name="Yes, I agree").click()
    back = ben.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(ben.get_by_text("A bot plays for Ben.")).to_be_visible()
    expect(ben.locator(".options[role=group]")).to_have_count(
        0
    )  # the questions are the bot's now, and nothing of theirs is refused to him
    expect(ben.get_by_role("alert")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)


def test_a_link_works_once(new_page: NewPage) -> None:
    ana, ben, eve = new_page(), new_page(), new_page()
    open_table(ana, seats=3)
    link = invitation(ana)
    eve.goto(link)  # both have it before them
    eve.get_by_label("Your name").fill("Eve")
    sit_down(ben, link, "Ben")
    expect(ben.get_by_text("The host will start the game.")).to_be_visible()
    eve.get_by_role("button", name="Sit down").click()
    expect(eve.get_by_role("alert")).to_contain_text("has been used")
    eve.reload()
    expect(eve.get_by_role("heading", name="has been used")).to_be_visible()
    eve.goto(ana.url)
    expect(eve.get_by_role("heading", name="This table does not exist, or it is not for you.")).to_be_visible()


def test_addresses_that_lead_nowhere(new_page: NewPage) -> None:
    """A game that is not here, a page that is not there: said so, with a way back."""
    page = new_page()
    for path in ("/new/chess", "/learn/chess", "/help/chess", "/cellar"):
        page.goto(path)
        expect(page.get_by_role("heading", name="There is nothing down this corridor.")).to_be_visible()
        expect(page.get_by_role("link", name="Back to the lobby")).to_be_visible()


def test_rules_are_found_without_accents(new_page: NewPage) -> None:
    page = new_page(PHONE, "fr-FR")
    page.goto("/help/dungeon-roll")
    page.get_by_role("searchbox").fill("HEROS")
    expect(page.locator("dd").filter(has_text="Héros").first).to_be_visible()
    page.get_by_role("searchbox").fill("échec et mat")
    expect(page.get_by_role("status")).to_have_text("Aucune règle ne contient ces mots.")


def test_a_rule_that_gives_a_surprise_away_is_behind_a_click_that_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/help/donjon")
    room = page.locator("[id='DJ-45.30']")
    expect(room).to_be_visible()
    expect(page.locator("[id='DJ-45.3']")).to_contain_text("kill the warlord")
    assert "orc archers" not in room.inner_text()
    room.get_by_role("button", name="gives a surprise away").click()
    expect(room).to_contain_text("3 orc archers")
    assert "6 skeletons" not in page.locator("[id='DJ-45.31']").inner_text()


def test_a_link_that_is_not_good_says_so_at_once(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/join#no-such-key-at-all")
    expect(page.get_by_role("heading", name="is no longer good")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    expect(page.get_by_role("link", name="Back to the lobby")).to_be_visible()


def test_the_connection_breaks_and_mends(new_page: NewPage, house: Served) -> None:
    page = new_page()
    play_now(page)
    expect(options(page).first).to_be_visible()
    house.kill()
    lost = page.get_by_text("Connection lost, trying again…")
    expect(lost).to_be_visible()
    before = page.locator("header").first.bounding_box()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    header = page.locator("header").first.bounding_box()
    assert before
    assert header
    assert header["height"] <= before["height"] + 1  # also on a phone it takes no more room than the title
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    house.start()
    expect(page.get_by_text("Connection lost, trying again…")).to_be_hidden()  # it tries every 8 s at last
    assert play_on(page, by_mouse) >= 3


def test_a_part_of_the_page_that_did_not_come_is_asked_for_again(new_page: NewPage) -> None:
    """The server was away at the moment the table was wanted: the page waits for it and opens anew."""
    page = new_page()
    page.goto("/")
    link = page.locator("a[href^='/new/']").first
    expect(link).to_be_visible()
    page.context.set_offline(True)
    link.click()
    page.wait_for_timeout(1_500)
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Open this table")).to_be_visible()


def test_undo_hint_rules_and_language(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/dungeon-roll")
    glance(page, "Seats at the table", 1)
    unfold(page)
    page.get_by_label("Heroes").select_option("choice")
    introduce(page)
    page.get_by_role("button", name="Open this table").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("section.bar").get_by_role("button", name="Mercenary").click()
    page.locator("section.bar[data-ask] .options").get_by_role("button").first.click()  # the Mercenary names a die
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    named = page.locator(".named")
    expect(named).to_have_count(1)
    undo.click()
    expect(named).to_have_count(0)
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("The bot would pick:")).to_be_visible()
    page.get_by_role("region", name="What to do").get_by_role("button", name="Rule DR-16.2").click()
    expect(page.get_by_role("dialog")).to_contain_text("once per delve")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_one_screen_for_two(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, here=2)
    page.get_by_role("button", name="Start the game").click()
    assert play_on(page, by_mouse) >= 6


def test_replay_continue_and_big_screen(new_page: NewPage, finished: Finished) -> None:
    page = new_page(state=finished.state)
    page.goto(finished.path)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last >= 6
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"{last} of {last}")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"{last - 2} of {last}")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Go on from here, against bots").click()
    expect(page.locator("section.bar .prompt")).not_to_be_empty()
    match = re.search(r"/t/([^/]+)", page.url)
    assert match
    page.goto(f"/t/{match[1]}/screen")
    expect(page.get_by_role("region", name="Party")).to_be_visible()
    expect(page.locator("section.bar")).to_have_count(0)


def test_telephones_sit_down_by_the_codes_of_the_big_screen(new_page: NewPage) -> None:
    """Each seat that is free has one; whoever sits there is named in its place. One's own seat goes to a telephone."""
    host, guest = new_page(), new_page(PHONE)
    open_table(host, seats=3)
    sent = invitation(host, 1)
    host.get_by_role("link", name="Big screen").click()
    codes = host.get_by_role("img", name=re.compile("QR code of seat"))
    expect(codes).to_have_count(3)
    links: dict[str, str] = host.evaluate(
        "() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('link:'))"
        ".map(([name, key]) => [name.split(':').slice(2).join(' '), JSON.parse(key).url]))"
    )
    assert set(links) == {"seat 0", "invite 1", "invite 2"}
    assert links["invite 1"] == sent  # what was sent before is as good as ever
    sit_down(guest, links["invite 2"], "Ben")
    seats = host.locator("ol > li")
    expect(seats.nth(2)).to_contain_text("Ben")
    expect(codes).to_have_count(2)
    guest.get_by_role("link", name="Big screen").click()  # a guest has nothing to invite to
    expect(guest.get_by_text("The host will start the game.")).to_be_visible()
    expect(guest.get_by_role("img", name=re.compile("QR code of seat"))).to_have_count(1)
    guest.go_back()
    host.get_by_role("button", name="Start with a bot").click()
    expect(host.get_by_role("region", name="Party")).to_be_visible()
    expect(host.locator("section.bar")).to_have_count(0)


def test_an_invitation_is_the_same_until_somebody_has_used_it(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    open_table(host)
    link = invitation(host)
    assert invitation(host) == link
    sit_down(guest, link, "Ben")
    seat = host.locator("ol > li").nth(1)
    expect(seat).to_contain_text("Ben")
    guest.get_by_role("link", name="Oubliettes").click()
    host.request.put(f"/api/matches/{host.url.rsplit('/', 1)[1]}/seats/1", data={"kind": "open"})
    expect(seat).to_contain_text("Empty seat")
    assert invitation(host) != link


def test_typed_dice(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/dungeon-roll")
    glance(page, "Seats at the table", 1)
    unfold(page)
    page.get_by_label("Dice").select_option("real")
    introduce(page)
    page.get_by_role("button", name="Open this table").click()
    page.get_by_role("button", name="Start the game").click()
    for _ in range(7):
        expect(page.locator("section.bar .prompt")).to_contain_text("die", ignore_case=True)
        before = page.locator("section.bar").get_attribute("data-ask")
        page.locator(".options").get_by_role("button", name="Champion").click()
        page.wait_for_function("before => document.querySelector('section.bar')?.dataset.ask !== before", arg=before)
    page.get_by_role("button", name="Yes, play it").click()
    expect(page.get_by_role("region", name="Party").get_by_label("Champion").first).to_be_visible()


def test_chat_is_text(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("<img src=x onerror=alert(1)>")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("dialog img").count() == 0


def test_a_first_game_by_the_hand(new_page: NewPage) -> None:
    """The tutorial: only what is told leads on; a hint shows it, undo goes back."""
    page = new_page()
    page.goto("/")
    page.get_by_role("link", name="Learn").first.click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Welcome to the dungeon")
    options(page).filter(has_text="Mercenary").click()
    expect(coach).to_contain_text("this time, though: Crusader")
    for step in range(30):
        if not page.get_by_role("button", name="Hint").count():
            break
        page.get_by_role("button", name="Hint").click()
        page.locator(".options .advised").click()
        if step == 4:
            page.get_by_role("button", name="Undo").click()
        page.wait_for_timeout(20)
    expect(coach).to_contain_text("That was a delve.")
    page.get_by_role("button", name="Now play it").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Dungeon Roll")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_first_game_by_touch(new_page: NewPage, size: tuple[int, int]) -> None:
    """What the coach names is in sight, and is touched on the board; the last of it, the Hero's own ability and the
    dragon, too."""
    page = new_page(size, board=True)
    page.goto("/learn/dungeon-roll")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Welcome to the dungeon")
    lesson = page.request.get("/api/games/dungeon-roll/lesson").json()
    for step in lesson["steps"][:-1]:
        expect(coach).to_contain_text(step["say"]["en"])
        spots = step["ask"]["spots"][step["ask"]["options"].index(step["pick"])]
        things = [page.locator(f"main [data-touch='{spot}']").first for spot in spots]
        for thing in things:
            if thing.count():
                expect(thing).to_be_in_viewport(ratio=1)
        if not things or not all(thing.count() for thing in things):
            page.get_by_role("button", name="Hint").click()
            page.locator(".options .advised").click()
            continue
        for thing in (*things, things[-1]):  # one touch may be enough; what cannot be undone takes one more
            if step["say"]["en"] in coach.inner_text():
                thing.click()
    expect(coach).to_contain_text("That was a delve.")


def test_a_campaign(new_page: NewPage) -> None:
    """A table for a campaign just founded; it can be ended again between matches."""
    page = new_page()
    page.goto("/new/dungeon-roll")
    unfold(page)
    page.get_by_label("Campaign").select_option("new")
    page.get_by_label("Its name").fill("The <deep>")
    introduce(page)
    page.get_by_role("button", name="Open this table").click()
    expect(page.get_by_text("Campaign: The <deep>")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_role("listitem").filter(has_text="The <deep>")).to_be_visible()
    page.get_by_role("button", name="End it").click()
    expect(page.get_by_text("The campaign is over")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="The <deep>")).to_have_count(0)


def test_a_thing_is_inspected_and_a_look_back(new_page: NewPage) -> None:
    """A tap on anything, once asked, tells what it is; any other thing is found by its name; the log leads back."""
    page = new_page()
    play_now(page)
    expect(options(page).first).to_be_visible()
    asking = page.get_by_role("button", name="Inspect")
    asking.click()
    expect(asking).to_have_attribute("aria-pressed", "true")
    before = page.locator("section.bar").get_attribute("data-ask")
    die = page.get_by_role("region", name="Party").locator(".die").first
    name = die.get_attribute("aria-label") or ""
    die.click(force=True)  # whether it could be picked or not
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("heading", level=2)).to_have_text(re.compile(re.escape(name.split(",")[0]), re.IGNORECASE))
    assert page.locator("section.bar").get_attribute("data-ask") == before  # nothing was picked
    page.get_by_role("searchbox").fill("gobl")
    rules.get_by_role("button", name="goblin", exact=True).click()
    expect(rules.get_by_role("heading", level=2)).to_have_text("goblin")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    by_mouse(page)
    page.wait_for_function("before => document.querySelector('section.bar')?.dataset.ask !== before", arg=before)
    page.keyboard.press("l")
    page.get_by_role("button", name="Show this moment").first.click()
    expect(page.get_by_text("An earlier moment of the game.")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("An earlier moment of the game.")).to_have_count(0)


def test_a_long_question_says_that_it_goes_on(new_page: NewPage) -> None:
    """Options out of sight are told of, and the question stays in sight above them."""
    page = new_page((390, 560))
    page.goto("/new/seul-dans-les-souterrains")
    introduce(page)
    page.get_by_role("button", name="Begin").click()
    more = page.locator("section.bar .more")
    expect(more).to_be_visible()
    for _ in range(20):
        if not more.count():
            break
        more.click()
        page.wait_for_timeout(80)
    expect(more).to_have_count(0)
    expect(options(page).last).to_be_in_viewport(ratio=1)
    expect(page.locator("section.bar .prompt")).to_be_in_viewport(ratio=1)


def test_what_happened_last_leads_to_the_log(new_page: NewPage) -> None:
    """On a phone: the last sentences above the question; the log opens at its end, what others did is marked."""
    ana, ben = new_page(PHONE), new_page()
    begin(ana, ben)
    since = ana.locator("section.bar .since")
    ana_has = ben_has = False
    for _ in range(300):  # until Ben has moved after Ana, and Ana is asked again
        if options(ana).count():
            if ben_has:
                break
            by_mouse(ana)
            ana_has = True
        elif options(ben).count():
            by_mouse(ben)
            ben_has = ana_has
        ana.wait_for_timeout(60)
    expect(ana.locator("section.bar[data-ask]")).to_have_count(1)
    expect(since).not_to_be_empty()
    since.click()
    log = ana.get_by_role("dialog")
    expect(log.locator("li").last).to_be_in_viewport()
    expect(log.locator("li.fresh").filter(has_text="Ben").first).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ben.locator("section.bar .since")).to_be_visible()  # at a desk, too


def test_a_host_changes_the_table_and_gives_a_seat_anew(new_page: NewPage) -> None:
    ana, ben, eve = new_page(), new_page(), new_page()
    open_table(ana)
    ana.get_by_text("Settings of the table").click()
    ana.get_by_label("Seats at the table").select_option("3")
    expect(ana.locator("li em")).to_have_count(2)
    ana.get_by_label("Seats at the table").select_option("2")
    expect(ana.locator("li em")).to_have_count(1)
    ana.get_by_label("Dice").select_option("real")
    expect(ana.get_by_text("You will roll your own dice")).to_be_visible()
    ana.get_by_label("Dice").select_option("fair")
    expect(ana.get_by_text("The dice are sealed already")).to_be_visible()
    sit_down(ben, invitation(ana), "Ben")
    expect(ana.get_by_role("list").get_by_text("Ben")).to_be_visible()
    ana.get_by_role("button", name="Start the game").click()
    expect(ben.locator("section.bar .prompt")).not_to_be_empty()
    ana.get_by_role("button", name="People").click()
    ana.get_by_role("button", name="Invite somebody else").click()
    ben.get_by_role("alert").get_by_role("button", name="Yes, I agree").click()
    ana.get_by_role("button", name="Make the invitation").click()
    link = ana.get_by_label("Secret link").input_value()
    sit_down(eve, link, "Eve")
    expect(eve.locator("section.bar .prompt")).not_to_be_empty()
    expect(ana.get_by_role("dialog").get_by_text("Eve", exact=True)).to_be_visible()
