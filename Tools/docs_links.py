"""The links of the pages, for Tools/docs: targets, anchors, tools and decisions that are named, calls of walks, and the version."""
import functools
import pathlib
import re
import subprocess
import xml.dom.minidom

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIRST = "README.md"
CODE = re.compile(r"(?:^|(?<=\n))(?:```.*?\n```|(?: {4}[^\n]*\n)+)|`[^`\n]*`", re.S)
LINK = re.compile(r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} (.+)$", re.M)
# Files of the checkout that a page or a comment names; a name in capitals is a placeholder.
NAMED = re.compile(r"(?<![\w./-])((?:Tools|docs|Apps|Modules|Tests)/[\w.+/-]*\w)")
DECISION = re.compile(r"\bdecision(?:s)? (0\d{3})\b|docs/decisions/(?:[a-z]+/)?(0\d{3})")
# A topic of a DocC page; those of another module begin with its name and a slash.
SYMBOL = re.compile(r"^- ``([A-Za-z_]\w*)(?!\w*/)", re.M)
# Of another page's entry: its number, its file and its title.
ENTRY = re.compile(r"^- \[(\d{4})\]\(([^)]+)\): (.+)$", re.M)
# A line of a walk: a member of a type, and the file that declares it.
CALL = re.compile(r"^\| \d+ \| `(\w+)\.(\w+)`.*\| `([^`]+)` \|$")
VERSION_FILE = ROOT / "Modules/Moments/Contracts/Settings/AppVersion.swift"


def pages():
    """All pages, without those of DocC."""
    return [ROOT / FIRST, *sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def name(page):
    return str(page.relative_to(ROOT))


def without_code(text):
    """The text with code blanked, line for line."""
    return CODE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def slug(heading):
    """The anchor that GitHub and the site make of a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


@functools.cache
def anchors(page):
    return {slug(heading) for heading in HEADING.findall(re.sub(r"^```.*?^```", "", page.read_text(), flags=re.S | re.M))}


def links(text):
    """The targets of a page's links, with their lines."""
    text = without_code(text)
    return [(text.count("\n", 0, match.start()) + 1, match.group(1)) for match in LINK.finditer(text)]


def broken_links(page):
    for line, target in links(page.read_text()):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            yield f"{name(page)}:{line}: no {target}"
        elif anchor and file.suffix == ".md" and anchor not in anchors(file):
            yield f"{name(page)}:{line}: no heading {anchor} in {name(file)}"


@functools.cache
def tracked():
    """The paths of the checkout's files and folders."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = {file for file in listed.stdout.split("\0") if file and (ROOT / file).exists()}
    return files | {str(folder) for file in files for folder in pathlib.PurePath(file).parents}


def missing_files(file):
    """Files of the checkout that a page names and that are not there; some names leave out the ending."""
    for number, line in enumerate(file.read_text().split("\n"), 1):
        # A file of a reader's package.
        if line.startswith("<!-- swift: file "):
            continue
        for path in NAMED.findall(line):
            parts = path.split("/")
            if any(part.isupper() for part in parts) or path in tracked() or any(f"{path}{end}" in tracked() for end in (".swift", ".md")):
                continue
            # A type in a module's folder, and what tests write.
            if "__Snapshots__" in path or parts[0] != "Tools" and any(known.startswith(f"{path}") for known in tracked()):
                continue
            yield f"{name(file)}:{number}: no {path}"


def missing_decisions(file, known):
    for number, line in enumerate(file.read_text().split("\n"), 1):
        for match in DECISION.finditer(line):
            if (match.group(1) or match.group(2)) not in known:
                yield f"{name(file)}:{number}: no decision {match.group(1) or match.group(2)}"


def wrong_calls(page):
    """Lines of walks whose file does not declare the member."""
    for number, line in enumerate(page.read_text().split("\n"), 1):
        if call := CALL.match(line):
            type_name, member, path = call.groups()
            file = ROOT / path
            source = file.read_text() if file.is_file() else ""
            declares = r"\binit\b" if member == "init" else rf"\b(?:func|var|let) {member}\b"
            if not re.search(rf"\b{type_name}\b", source) or not re.search(declares, source):
                yield f"{name(page)}:{number}: {path} does not declare {type_name}.{member}"


def unreachable(all_pages):
    """Pages that nobody finds from the first one."""
    found, waiting = set(), [ROOT / FIRST]
    while waiting:
        page = waiting.pop()
        if page in found:
            continue
        found.add(page)
        for _, target in links(page.read_text()):
            path = target.partition("#")[0]
            file = (page.parent / path).resolve() if path and not re.match(r"[a-z]+:", target) else page
            if file.is_dir():
                file /= "README.md"
            if file.suffix == ".md" and file.exists():
                waiting.append(file)
    return [f"{name(page)}: no page that is reached from {FIRST} links to it" for page in sorted(set(all_pages) - found)]


def wrong_index(index):
    """Decisions whose number or title in the index is not that of the page."""
    listed = {file: (number, title) for number, file, title in ENTRY.findall(index.read_text())}
    for page in sorted(index.parent.glob("*/0*.md")):
        file = str(page.relative_to(index.parent))
        heading = page.read_text().split("\n")[0]
        number, _, title = heading.removeprefix("# ").partition(": ")
        if listed.get(file) != (number, title) or number != page.name[:4]:
            yield f"{name(index)}: {file} is \"{heading}\", listed as {listed.get(file)}"


def missing_symbols(page):
    """Symbols among the topics of a DocC page that the module does not declare; docc itself resolves all others."""
    folder = page.parent.parent
    # The page of UIKit is that of the modules which it exports.
    folders = sorted(folder.parent.glob("UIKit*")) if folder.name == "UIKitUmbrella" else [folder]
    sources = "\n".join(file.read_text() for folder in folders for file in folder.rglob("*.swift"))
    for match in SYMBOL.finditer(page.read_text()):
        symbol = match.group(1)
        if not re.search(rf"\b(?:class|struct|enum|actor|protocol|typealias|func|var|let|extension|macro) `?(?:\w+\.)*{symbol}\b", sources):
            yield f"{name(page)}: no {symbol} in the module"


def versions():
    """Places that name another version than the program."""
    current = re.search(r'current = "([^"]+)"', VERSION_FILE.read_text()).group(1)
    metainfo = next((ROOT / "Tools/desktop").glob("*.metainfo.xml"))
    named = {
        metainfo: xml.dom.minidom.parse(str(metainfo)).getElementsByTagName("release")[0].getAttribute("version"),
        ROOT / "CHANGELOG.md": next(iter(re.findall(r"^## \[?(\d[^\]\s]*)", (ROOT / "CHANGELOG.md").read_text(), re.M)), "none"),
    }
    for page in pages():
        for version in re.findall(r'from: "(\d[^"]*)"', page.read_text()):
            named[page] = version
    return [f"{name(file)}: version {version}, but {name(VERSION_FILE)} has {current}" for file, version in named.items() if version != current]


def check():
    """What is wrong with the links of all pages, one line each."""
    every = list(dict.fromkeys(pages()))
    catalogs = sorted((ROOT / "Modules").rglob("*.docc/*.md"))
    sources = [ROOT / file for file in sorted(tracked()) if file.endswith(".swift") or file.startswith("Tools/") and pathlib.Path(file).suffix in ("", ".py", ".txt")]
    sources = [file for file in sources if file.is_file()]
    decisions = {page.name[:4] for page in (ROOT / "docs/decisions").glob("*/0*.md")}
    found = unreachable(every) + list(wrong_index(ROOT / "docs/decisions/README.md")) + versions()
    for page in every + catalogs:
        found += [*broken_links(page), *missing_files(page), *missing_decisions(page, decisions), *wrong_calls(page)]
    for page in catalogs:
        found += missing_symbols(page)
    for source in sources:
        if "decision" in (text := source.read_text()) and DECISION.search(text):
            found += missing_decisions(source, decisions)
    return found, len(every) + len(catalogs)
