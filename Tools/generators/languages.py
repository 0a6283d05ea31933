"""The languages of the app: reads Modules/Moments/languages.json, and writes the Swift that depends on it.

An entry has the tag that the catalog uses, the name of the case of `AppLanguage`, the plural rules as CLDR publishes them (supplemental/plurals.xml,
with the sample numbers, which tests compare), and where they differ from English, `isRightToLeft` and `numbers`, in the words of `NumberSymbols`.
"""
import json
import re

TABLE = "Modules/Moments/languages.json"
# The forms of CLDR, in its order.
FORMS = "zero", "one", "two", "few", "many", "other"
RELATION = re.compile(r"([nivwftce])(?: % (\d+))? (!?=) ([\d.,]+)")
NUMBERS = "zero", "group", "decimal", "minimumGroupingDigits"


class Language:
    """An entry of the table."""

    def __init__(self, entry):
        unknown = entry.keys() - {"tag", "name", "plurals", "isRightToLeft", "numbers"} | entry.get("numbers", {}).keys() - {*NUMBERS}
        if unknown:
            raise ValueError(f"{TABLE}: an entry has no use for {', '.join(sorted(unknown))}")
        self.tag, self.name, self.is_right_to_left = entry["tag"], entry["name"], entry.get("isRightToLeft", False)
        self.numbers = entry.get("numbers", {})
        self.rules = {form: rule.partition("@")[0].strip() for form, rule in entry["plurals"].items()}
        # The plural forms that the language has.
        self.forms = [form for form in FORMS if form in self.rules]

    def plural(self):
        """The expression that chooses the form of `count`."""
        conditions = {form: condition(rule) for form, rule in self.rules.items() if form != "other"}
        # Some are of fractions only.
        cases = [f"if {condition} {{ .{form} }}" for form, condition in conditions.items() if condition]
        return "\n      else ".join([*cases, "{ .other }"]) if cases else ".other"

    def symbols(self):
        """How numbers are written, in Swift."""
        values = {name: self.numbers[name] for name in NUMBERS if name in self.numbers}
        return f"NumberSymbols({', '.join(f'{name}: {swift_value(value)}' for name, value in values.items())})"


def swift_value(value):
    """A number, or a text with spaces that are seen."""
    return re.sub(r"\s", lambda match: f"\\u{{{ord(match.group()):04X}}}", f'"{value}"') if isinstance(value, str) else str(value)


def condition(rule):
    """A plural rule of CLDR in Swift, of a whole number `count`; empty if none takes the form."""
    ways = [[relation(part) for part in way.split(" and ")] for way in rule.split(" or ")]
    return " || ".join(" && ".join(part for part in way if part != "true") or "true" for way in ways if "false" not in way)


def relation(text):
    """A relation of a plural rule in Swift; `true` or `false` where it is the same for all whole numbers."""
    match = RELATION.fullmatch(text)
    if not match:
        raise ValueError(f"{TABLE}: cannot read '{text}' of a plural rule")
    operand, divisor, equals, values = match.groups()
    ranges = [[int(bound) for bound in part.split("..")] for part in values.split(",")]
    if operand not in "ni":
        # Digits after the decimal point, or an exponent: zero.
        return "true" if any(bounds[0] <= 0 <= bounds[-1] for bounds in ranges) == (equals == "=") else "false"
    value = f"count % {divisor}" if divisor else "count"
    if len(ranges) == 1 and len(ranges[0]) == 1:
        return f"{value} {'==' if equals == '=' else '!='} {values}"
    ways = [f"{value} == {bounds[0]}" if len(bounds) == 1 else f"({bounds[0]}...{bounds[1]}).contains({value})" for bounds in ranges]
    either = ways[0] if len(ways) == 1 else f"({' || '.join(ways)})"
    return either if equals == "=" else f"!{either}"


def read(root):
    """The languages of the app, in the order of the table."""
    return [Language(entry) for entry in json.loads((root / TABLE).read_text())]


def cases(languages, value):
    """The cases of a switch over `AppLanguage`, those with the same value together."""
    values = {}
    for language in languages:
        values.setdefault(value(language), []).append(f".{language.name}")
    return "\n".join(f"    case {', '.join(names)}: {text}" for text, names in values.items())


def app_language(languages):
    """The Swift of `AppLanguage`."""
    names = "\n".join(f'  case {language.name} = "{language.tag}"' for language in languages)
    return f"""/// A language of the app.
///
/// Chosen at run time, so that one process can show several.
public enum AppLanguage: String, CaseIterable, Sendable {{
{names}

  /// Whether text and layout run from right to left.
  public var isRightToLeft: Bool {{
    switch self {{
{cases(languages, lambda language: str(language.is_right_to_left).lower())}
    }}
  }}

  /// How numbers are written.
  var numberSymbols: NumberSymbols {{
    switch self {{
{cases(languages, Language.symbols)}
    }}
  }}
}}
"""


def plural_category(languages):
    """The Swift of `PluralCategory`."""
    forms = "\n".join(f"  case {form}" for form in FORMS)
    rules = cases(languages, lambda language: "\n      " * language.plural().startswith("if") + language.plural())
    return f"""/// The forms a word takes after a number, by the rules of CLDR for the languages of the app.
enum PluralCategory: String, Sendable {{
{forms}

  /// The form for a count, which is not negative.
  init(_ count: Int, in language: AppLanguage) {{
    self = switch language {{
{rules}
    }}
  }}
}}
""".replace(": \n", ":\n")
