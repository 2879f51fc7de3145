"""Which file each message belongs in: the file of the one game that uses it, or else the common one."""

from __future__ import annotations

import re
from functools import cache

from kit.texts import (
    families,
    mentioned_in_page_by_folder,
    package_of,
    refusals_by_package,
    sources_of_page,
)
from nightcap import GAMES
from nightcap.catalogue import bots_of


def place_of(message: str) -> str:
    """The package of the game whose file has it; "" for the common file."""
    message = message.partition(".")[0]
    for family, tables in families().items():
        if message.startswith(f"{family}-"):
            return package_of(tables[0])
    users = users_of(message)
    return next(iter(users)) if len(users) == 1 else ""


def is_general(message: str) -> bool:
    """A word of the page that is named after no game: any table may come to use it."""
    return message.startswith("page-") and not message.startswith(
        (*(f"page-{family}-" for family in families()), "page-bot-")
    )


def users_of(message: str) -> set[str]:
    """The packages that use it; "" stands for everything that is in none of them."""
    kind, _, name = message.partition("-")
    if kind == "game":
        return {package_of(GAMES[name.partition("-panel-")[0]])}
    if kind == "notice":
        return {package_of(table) for table in GAMES.values() if name in table.notices}
    if kind == "refusal":
        raised = {package for package, needed in refusals_by_package().items() if message in needed}
        return raised | ({""} if name in refusals_of_page() else set())
    if message.startswith("page-bot-"):
        bot = message.removeprefix("page-bot-")
        return {package_of(table) for game, table in GAMES.items() if bot in bots_of(game)}
    if kind == "page":
        return {
            package_in(folder)
            for folder, (names, beginnings) in pages().items()
            if message in names or message.startswith(tuple(beginnings))
        }
    return {""}


@cache
def refusals_of_page() -> set[str]:
    """The codes of what the page refuses by itself."""
    said = re.compile(r"""new Refusal\(\s*"(\w+)\"""")
    return {code for _, source in sources_of_page() for code in said.findall(source)}


@cache
def pages() -> dict[str, tuple[set[str], set[str]]]:
    """What each folder of the page says: whole ids without their parts, and beginnings of ids."""
    return {
        folder: ({name.partition(".")[0] for name in names}, beginnings)
        for folder, (names, beginnings) in mentioned_in_page_by_folder().items()
    }


def package_in(folder: str) -> str:
    """The package that a folder of the page belongs to; the plain table belongs to none."""
    package = folder.replace("-", "_")
    return package if package in {package_of(table) for table in GAMES.values()} else ""
