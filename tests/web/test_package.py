"""The client's package: pinned, without download addresses, and a page that needs no inline script or style."""

from __future__ import annotations

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_every_version_is_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert "dependencies" not in package
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["devDependencies"].values())


def test_the_lock_file_names_no_download_addresses() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())
    assert all("integrity" in package for path, package in lock["packages"].items() if path)


def test_the_lock_file_serves_every_system() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for system in ("darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "win32-x64-msvc"):
        assert f"node_modules/@rolldown/binding-{system}" in packages


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page
    assert "style=" not in page


def test_no_component_has_a_fixed_style_attribute() -> None:
    # The content security policy forbids them; `style:name={value}` sets styles by script.
    for path in (WEB / "src").rglob("*.svelte"):
        markup = re.sub(r"<script.*?</script>|<style.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert re.findall(r'\sstyle="', markup) == [], path.name
