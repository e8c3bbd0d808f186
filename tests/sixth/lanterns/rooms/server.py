"""Its own address: what the lanterns hold."""

from oubliettes.server.web import Call, Endpoint

from ..pieces import OIL


async def oil(call: Call) -> str:
    return ", ".join(f"{id} {amount}" for id, amount in OIL.items())


ENDPOINTS = [Endpoint("GET", "/api/lanterns/oil", oil, "text", device="none")]
