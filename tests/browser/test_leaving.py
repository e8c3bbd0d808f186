"""What is one's own can be deleted from the page, at a second tap and in both languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import play_now


def table(page: Page) -> str:
    found = re.search(r"/t/([^/]+)", page.url)
    assert found
    return found[1]


@pytest.mark.parametrize(
    "lang, words",
    [
        ("en-GB", ("My matches", "Throw away", "Throw this match away for good", "The match is gone.", "Keep it")),
        (
            "fr-FR",
            ("Mes parties", "Jeter", "Jeter cette partie pour toujours", "La partie n’est plus là.", "La garder"),
        ),
    ],
)
def test_a_match_is_thrown_away_at_a_second_tap(new_page: NewPage, lang: str, words: tuple[str, ...]) -> None:
    title, drop, sure, done, keep = words
    page = new_page(lang=lang)
    play_now(page)
    match = table(page)
    page.goto("/me")
    mine = page.get_by_role("region", name=title)
    mine.get_by_role("button", name=drop, exact=True).click()
    mine.get_by_role("button", name=keep, exact=True).click()  # on second thoughts
    assert page.request.get(f"/api/matches/{match}").ok
    mine.get_by_role("button", name=drop, exact=True).click()
    mine.get_by_role("button", name=sure).click()
    expect(page.get_by_role("status").first).to_have_text(done)
    expect(mine.get_by_role("link")).to_have_count(0)
    assert page.request.get(f"/api/matches/{match}").status == 404


def test_a_browser_is_signed_out_and_all_is_deleted(new_page: NewPage) -> None:
    phone, laptop = new_page(), new_page()
    for page in (phone, laptop):
        page.goto("/me")
    phone.get_by_role("textbox", name="Your name").fill("Ana")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("link", name="Ana")).to_be_visible()
    code = phone.request.post("/api/me/code", data={}).json()["code"]
    assert laptop.request.post("/api/me/claim", data={"code": code}).ok
    phone.reload()
    browsers = phone.get_by_role("region", name="Browsers with this profile")
    other = browsers.get_by_role("listitem").filter(has_text="Another one")
    other.get_by_role("button", name="Sign out").click()
    other.get_by_role("button", name="Sign this browser out").click()
    expect(browsers.get_by_role("listitem")).to_have_count(1)
    expect(browsers.get_by_role("button")).to_have_count(0)  # not the last one
    assert laptop.request.get("/api/me").json()["name"] == ""
    old = phone.request.get("/api/me").json()["profile"]
    everything = phone.get_by_role("region", name="Everything")
    everything.get_by_role("button", name="Delete everything").click()
    assert phone.request.get("/api/me").json()["profile"] == old
    everything.get_by_role("button", name="Delete everything, for good").click()
    phone.wait_for_url("/")
    assert phone.request.get("/api/me").json()["profile"] != old


def test_links_are_taken_back(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    play_now(host)
    match = table(host)
    key = host.request.post(f"/api/matches/{match}/keys", data={"role": "watch"}).json()["key"]
    guest.goto("/")
    host.get_by_role("button", name="People").click()
    host.get_by_role("button", name="Revoke all links").click()
    host.get_by_role("button", name="Yes: no link works any more").click()
    expect(host.get_by_text("The links no longer work.")).to_be_visible()
    assert guest.request.post("/api/enter", data={"key": key}).status == 404
