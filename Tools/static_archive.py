"""What a program loses that is linked with a static archive of its modules, for Tools/check-consumer.

A linker takes of an archive only the object files that have a symbol which is used. Casts find a conformance without naming it: one that
is alone in an object file is lost, and a provider has no search, or a rectangle no description, without any message.
"""
import json
import re
import subprocess

ARGUMENTS = "    args: "
CONFORMANCE = re.compile(r"(?:reflection )?protocol conformance descriptor for (?:<.*?> )?(.*) : (.*) in \w+$")


def lost_conformances(scratch, program, folder):
    """Links a built program again, with an archive of all that is not its own target, into a folder.

    Returns a line for each conformance of a type that the program still has, or that is another module's, but without the conformance."""
    build = scratch / "debug"
    objects = (build / f"{program}.product/Objects.LinkFileList").read_text().split()
    own = [path for path in objects if f"/{program}.build/" in path]
    archive, linked, rest = folder / "libRest.a", folder / program, folder / "rest"
    rest.write_text("\n".join(path for path in objects if path not in own))
    run("ar", "qcs", archive, f"@{rest}")
    run(*(argument for given in link_arguments(scratch, program) for argument in replaced(given, program, [*own, archive], linked)))

    whole, less = symbols(build / program), symbols(linked)
    types, kept = (names_of_types(found) for found in (whole, less))
    lost = []
    for name in demangled(symbol for symbol in whole - less if symbol.endswith("Mc")):
        conformance = CONFORMANCE.match(name)
        if not conformance:
            raise ValueError(f"no conformance: {name}")
        type_name = re.sub(r"<.*>", "", conformance.group(1))
        if type_name in kept or type_name not in types:
            lost.append(f"{conformance.group(1)}: {conformance.group(2)}")
    return sorted(lost)


def run(*command, **options):
    return subprocess.run(list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def link_arguments(scratch, program):
    """The command that linked a program."""
    for line in (scratch / "debug.yaml").read_text().split("\n"):
        if line.startswith(ARGUMENTS) and f"/{program}.product/Objects.LinkFileList" in line:
            return json.loads(line.removeprefix(ARGUMENTS))
    raise ValueError(f"nothing links {program}")


def replaced(argument, program, objects, linked):
    if argument.endswith(f"/{program}.product/Objects.LinkFileList"):
        return objects
    return [linked] if argument.endswith(f"/debug/{program}") else [argument]


def symbols(path):
    return {line.split()[-1] for line in run("nm", "--defined-only", path).splitlines()}


def demangled(names):
    return run("swift", "demangle", "--compact", input="\n".join(sorted(names))).splitlines()


def names_of_types(found):
    return {name.removeprefix("nominal type descriptor for ") for name in demangled(symbol for symbol in found if symbol.endswith("Mn"))}
