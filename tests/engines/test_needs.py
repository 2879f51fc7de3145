"""What the page needs of every engine."""

from __future__ import annotations

from engines.people import Person

FONTS = """async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({status}) => status === "loaded");
    const families = new Set(loaded.map(({family}) => family.replaceAll('"', "")));
    return [...families].filter((family) => document.fonts.check(`1rem ${family}`)).sort();
}"""
COLOURS = """(theme) => {
    document.documentElement.dataset.theme = theme;
    const page = getComputedStyle(document.documentElement).backgroundColor;
    const {color, backgroundColor} = getComputedStyle(document.querySelector("button:not(.main)"));
    return [page, color, backgroundColor];
}"""
"""Of `light-dark()`."""
CORNERS = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.paddingBottom = "max(3px, env(safe-area-inset-bottom, 9px))";
    const {paddingBottom} = getComputedStyle(probe);
    probe.remove();
    return [paddingBottom, document.querySelector("[name=viewport]").content.includes("viewport-fit=cover")];
}"""
"""Known, and nothing on this screen: not the 9px of an engine that has never heard of them."""


def test_fonts_colours_and_corners(ana: Person) -> None:
    ana.comes()
    assert ana.asks(FONTS) == ["Fraunces", "Inter"]
    dark, light = ana.asks(COLOURS, "dark"), ana.asks(COLOURS, "light")
    assert all(one != other for one, other in zip(dark, light, strict=True)), (dark, light)
    assert ana.asks(CORNERS) == ["3px", True]
    assert ana.asks("() => matchMedia('(prefers-reduced-motion: reduce)').matches")


def test_a_memory_for_as_long_as_the_tab_is_open(ana: Person) -> None:
    ana.comes()
    ana.taps("page-gate-enter")
    ana.sees("page-home-shelf")
    ana.window.loads_again()
    ana.sees("page-home-shelf")
    assert ana.asks("() => Object.keys(sessionStorage)") == ["nightcap.adult"]
