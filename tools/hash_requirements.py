"""Writes tools/requirements/*.txt: every package that is installed, by exact version and hashes.

`python -m tools.hash_requirements`, after a change of pyproject.toml or of the versions below. The
files name no index and no host, and hold for every platform and Python.
"""

from __future__ import annotations

import subprocess
import tomllib

from tools.bootstrap import NODE, REQUIREMENTS, ROOT, UV, uv

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BUILD = [*PROJECT["build-system"]["requires"], "editables"]

ASKED = {
    "play": [*PROJECT["project"]["dependencies"], *BUILD],
    "test": [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"], *BUILD],
    "uv": [UV],
    "node": [NODE],
}


def main() -> None:
    words = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    for name, packages in ASKED.items():
        compiled = subprocess.run(
            [uv(), "pip", "compile", "--quiet", *words, "-"],
            input="\n".join(packages),
            cwd=ROOT,
            text=True,
            stdout=subprocess.PIPE,
            check=True,
        )
        (REQUIREMENTS / f"{name}.txt").write_text(compiled.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
