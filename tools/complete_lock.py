"""Completes web/package-lock.json after `npm install`, so that `npm ci` takes it on every machine.

Optional packages for other platforms may be missing from the lock where it was made; this adds them by name
and version. `python tools/complete_lock.py web/package-lock.json`
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

SYSTEMS = {
    "aix",
    "android",
    "darwin",
    "freebsd",
    "linux",
    "netbsd",
    "openbsd",
    "openharmony",
    "sunos",
    "win32",
}
PROCESSORS = {"arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"}
C_LIBRARIES = {"gnu": "glibc", "musl": "musl"}


def platform_package(name: str, version: str, dev: bool) -> dict[str, Any]:
    words = name.rsplit("/", maxsplit=1)[-1].split("-")
    systems = [word for word in words if word in SYSTEMS]
    package: dict[str, Any] = {"version": version, "dev": dev, "optional": True}
    package["cpu"] = [word for word in words if word in PROCESSORS] or ["none"]
    package["os"] = systems or (["wasi"] if "wasi" in words else ["none"])
    if libraries := [C_LIBRARIES[word] for word in words if word in C_LIBRARIES]:
        package["libc"] = libraries
    return package


def complete(lock: dict[str, Any]) -> int:
    """How many were added."""
    packages: dict[str, Any] = lock["packages"]
    before = len(packages)
    for parent in list(packages.values()):
        for name, version in parent.get("optionalDependencies", {}).items():
            if re.fullmatch(r"\d[^ ]*", version):
                added = platform_package(name, version, parent.get("dev", False))
                packages.setdefault(f"node_modules/{name}", added)
    lock["packages"] = dict(sorted(packages.items()))
    return len(packages) - before


if __name__ == "__main__":
    path = Path(sys.argv[1])
    lock = json.loads(path.read_text())
    print(complete(lock), "added")
    path.write_text(json.dumps(lock, indent=2) + "\n")
