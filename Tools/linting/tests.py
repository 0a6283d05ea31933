"""Tests that draw random numbers of their own, wait for real time, bound real time, or assert nothing.

Random tests take their seeds from `Seeds.first`, so that `Tools/test --random` tries others. Tests wait for what happens: by `eventually`,
`untilCancelled`, a clock of the test's, `Screen.settle`. Real time passes in `sleep` of a thread, a task or a clock that is not a test's, in
`asyncAfter`, and where a test reads or passes `ContinuousClock` or `SuspendingClock`. A test asserts by `#expect`, `#require`, `expect`,
`assertSnapshot`, `Issue.record`, `confirmation` or `withKnownIssue`, or by calling a function of its target or of Tests/Support that does.
"""
import collections
import re

from . import sources
from .sources import Finding, Rule

NAME = "tests"
WAITS = "tests wait for what happens, not for time: eventually, untilCancelled, a clock of the test's, Screen.settle"
SEEDS = "random numbers come from a SeededGenerator, its seed from Seeds.first"
BOUNDS = "bounds on work are bounds on processor time or steps, so that a busy machine passes: growth(from:of:), threadCPUTime()"
PATTERNS = [
    Rule("random", re.compile(r"\bSystemRandomNumberGenerator\b"
                              r"|\.(?:shuffled|shuffle|randomElement|random)\(\)|\.random\(in: [^,()]*\)(?!\s*,?\s*using:)"), SEEDS),
    Rule("seed", re.compile(r"Generator\(seed: *\d|\b\w*[sS]eed: *(?!0\b)\d"), SEEDS),
    Rule("wait", re.compile(r"\b(?:Thread|Task)\.sleep\(|(?<![.\w])(?<!func )(?:u|nano)?sleep\(|\.asyncAfter\(|\.timeLimit\("
                            r"|\bTimer\.scheduledTimer\(|\.wait\(timeout:"), WAITS),
    Rule("real-clock", re.compile(r"\b(?:Continuous|Suspending)Clock(?:\(\)|\.now\b)|\bclock: \.(?:continuous|suspending)\b"), WAITS),
    Rule("measure", re.compile(r"Clock\(\)\.measure\b"), BOUNDS),
]
SLEEP = re.compile(r"(?:(\w+)\??\.)?(\w+)(?:\(\))?\??\.sleep\(")
SLEEPER = re.compile(r"\b(?:class|struct|actor|enum) (\w+)")
# What may take real time, and why.
ALLOWED = {
    ("Tests/Support/TestSupport/Eventually.swift", "real-clock"): "the limit after which `eventually` fails",
    ("Tests/Support/OutboxWorker/AppLife.swift", "real-clock"): "a process of its own, which lives until it is killed",
    ("Tests/MastodonProviderTests/Killing/Worker.swift", "wait"): "the limit after which a process that does not end is killed",
    ("Tests/MastodonProviderTests/Soak/SoakTests.swift", "real-clock"): "`Tools/stress soak MINUTES`",
    ("Tests/Support/MastodonSandbox/main.swift", "wait"): "a program, which runs until it is stopped",
    ("Tests/Support/MastodonSandbox/Sandbox.swift", "seed"): "a program, which shows the same each time",
}
ASSERTION = re.compile(r"#(?:expect|require)\b|\bexpect[A-Z]?\w*\s*[({]|\bassert[A-Z]\w*\s*[({]|\bIssue\.record\b|\bwithKnownIssue\b|\bconfirmation\s*\(|\beventually\b")
FUNCTION = re.compile(r"\b(?:func (`[^`]+`|[\w]+|[^\s\w(]+)|(init)[?!]?)\s*(?:<[^()]*?>)?\(")
CALL = re.compile(r"(?<![\w@#])(\w+)(?:<[\w, .]+>)?\s*(?:(\()\s*(?:(\w+):)?|\{)")
NO_BODY = re.compile(r"\b(?:func|var|let|init|case|subscript|struct|class|enum|typealias|associatedtype|static|mutating)\b|[};]")
MESSAGE = "asserts nothing: what would have to break for it to fail?"
RULES = {rule.name for rule in PATTERNS} | {"clock", "asserts-nothing", "unused-exception"}


def end_of(code, start):
    """The offset behind the bracket that closes the one at an offset."""
    depth = 0
    for match in re.compile(r"[(\[{]|[)\]}]").finditer(code, start):
        depth += 1 if match.group() in "([{" else -1
        if depth == 0:
            return match.end()
    return len(code)


class Function:
    """A function with a body: its name, the label of its first parameter, what it calls."""

    def __init__(self, code, match):
        self.name, self.start = (match.group(1) or match.group(2)).strip("`"), match.start()
        parameters = end_of(code, match.end() - 1)
        label = re.match(r"\s*(\w+)", code[match.end():parameters - 1])
        self.label = label.group(1) if label else None
        opening = code.find("{", parameters)
        between = code[parameters:opening] if opening >= 0 else "}"
        self.body = "" if NO_BODY.search(between) else code[opening:end_of(code, opening)]
        self.asserts = bool(ASSERTION.search(self.body))
        self.calls = [match.groups() for match in CALL.finditer(self.body)] if not self.asserts else []

    def is_called_by(self, call):
        name, opens, label = call
        return name == self.name and (not opens or (label or "_") == (self.label or "_") or self.label is None or not label)


def functions(code):
    return [Function(code, match) for match in FUNCTION.finditer(code)]


def target_of(source):
    parts = source.path.split("/")
    return "Support" if parts[1] == "Support" or parts[0] != "Tests" else parts[1]


def settle(by_source):
    """Marks the functions that assert because they call some that do."""
    asserting = collections.defaultdict(list)
    for source, found in by_source.items():
        for function in found:
            if function.asserts:
                asserting[function.name].append((target_of(source), source, function))
    changed = True
    while changed:
        changed = False
        for source, found in by_source.items():
            target = target_of(source)
            for function in found:
                if function.asserts:
                    continue
                function.asserts = any(
                    one is source or one_target in (target, "Support") and callee.is_called_by(call)
                    for call in function.calls for one_target, one, callee in asserting.get(call[0], ()))
                if function.asserts:
                    changed = True
                    asserting[function.name].append((target, source, function))


def tests_of(source, found):
    """The functions of a source that are tests."""
    code = source.code
    by_start = {function.start: function for function in found}
    for match in re.finditer(r"@Test\b", code):
        end = end_of(code, match.end()) if code[match.end():match.end() + 1] == "(" else match.end()
        function = re.compile(r"\bfunc ").search(code, end)
        if function and function.start() in by_start:
            yield by_start[function.start()]


def unknown_clocks(source, sleepers):
    """Sleeps of what is not declared, in the same file or by the screen of a test, as a clock of tests."""
    for match in SLEEP.finditer(source.code):
        owner, receiver = match.groups()
        if receiver in ("Task", "Thread", "ContinuousClock", "SuspendingClock") or owner in ("screen", "host", "headless"):
            continue
        types = re.findall(rf"\b(?:let|var) {receiver}\b[^\n]*?\b([A-Z]\w*)|\b{receiver}: ([A-Z]\w*)", source.code)
        if not {name for pair in types for name in pair} & sleepers:
            line = source.line_of(match.start())
            yield Finding(source.path, line, "clock", f"{WAITS}: {source.lines[line - 1].strip()}")


def check(root):
    all_sources = [*sources.swift_files(root, "Tests"), *sources.swift_files(root, "Modules/ScreenTesting", "Modules/SnapshotAssertions")]
    tests = [source for source in all_sources if source.path.startswith("Tests/")]
    # The types that a test can sleep by: those that tests and ScreenTesting declare.
    sleepers = {name for source in all_sources if "func sleep(" in source.code for name in SLEEPER.findall(source.code)}
    for source in tests:
        broken = set()
        for finding in source.breaks(PATTERNS, "code"):
            broken.add(finding.rule)
            if (source.path, finding.rule) not in ALLOWED:
                yield finding
        for path, rule in ALLOWED:
            if path == source.path and rule not in broken:
                yield Finding(path, 0, "unused-exception", f"needs no exception from {rule} any more: remove it from ALLOWED")
        yield from unknown_clocks(source, sleepers)
    by_source = {source: functions(source.code) for source in all_sources}
    settle(by_source)
    for source in tests:
        for function in tests_of(source, by_source[source]):
            if not function.asserts:
                line = source.line_of(function.start)
                yield Finding(source.path, line, "asserts-nothing", f"{function.name} {MESSAGE}")
