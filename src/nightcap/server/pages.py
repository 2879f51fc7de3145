"""The plain page that stands here until there is a better one."""

from __future__ import annotations

from starlette.responses import HTMLResponse, Response

WELCOME = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Nightcap</title>
<h1>Nightcap</h1>
<p>The server is running. Its page for phones and laptops is not here yet; programs can play already:
the protocol is described in <code>docs/protocol.md</code>, with a client in <code>examples/</code>.</p>
</html>
"""


def welcome() -> Response:
    return HTMLResponse(WELCOME)
