"""Tables whose seats are served by two servers."""

from tests.server.served import Browser, Served


def through(browser: Browser, server: Served) -> Browser:
    """The same browser, come to the other server (cookies do not know ports)."""
    other = Browser(server.url)
    other.http.cookies = browser.http.cookies
    return other


async def sit_apart(ana: Browser, bo: Browser, game: str = "secrets") -> str:
    match = await ana.table(game=game, seats=2)
    await ana.invite(bo, match, 1, name="Bo")
    return match
