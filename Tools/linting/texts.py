"""The Swift of the texts is what their generator makes of the catalog, and the catalog has every text in every language.

Whoever edits the catalog, in Xcode or by hand, runs Tools/generators/texts afterwards; docs/guides/texts.md has more.
"""
import importlib.machinery
import importlib.util

from . import sources
from .sources import Finding

NAME = "texts"
RULES = {"missing-text", "stale"}


def generator():
    """The generator as a module: its name has no suffix."""
    loader = importlib.machinery.SourceFileLoader("texts_generator", str(sources.ROOT / "Tools/generators/texts"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def check(root):
    made_by = generator()
    files, faults = made_by.swift(root)
    for fault in faults:
        yield Finding(made_by.CATALOG, 0, "missing-text", fault)
    written = made_by.written(root)
    for path in sorted(files.keys() | written.keys()):
        if files.get(path) != written.get(path):
            yield Finding(path, 0, "stale", "is not as the catalog: run Tools/generators/texts")
