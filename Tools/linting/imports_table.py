"""What each target may import: the one table of it, which docs/architecture.md prints."""
# Modules of the toolchain (ObjectiveC: of Apple's), allowed everywhere. FoundationNetworking is not: only a live transport may reach the network.
# Synchronization is not either: it needs iOS 18, and the thread sanitizer does not understand its locks.
TOOLCHAIN = {"Swift", "Foundation", "Dispatch", "Glibc", "ObjectiveC"}
# The lock of the package, which every module may depend on.
EVERYWHERE = {"Locking"}
# Imported internally only, each with its name in the page.
C_LIBRARIES = {
    "CCairo": "Cairo", "CPango": "Pango", "CGdkPixbuf": "gdk-pixbuf", "CPNGShim": "libpng", "CFoundationShim": "Foundation's C", "CGTK": "GTK",
    "CGTKShim": "GTK's shim", "CSQLite": "SQLite", "CSecret": "libsecret", "CSoup": "libsoup", "CMicrohttpd": "libmicrohttpd",
    "CGStreamer": "GStreamer", "CGStreamerShim": "GStreamer", "CClipperShim": "Clipper",
}
# What UIKit exports. Package.swift makes whoever depends on UIKit depend on these too; only tests name them besides.
BEHIND_UIKIT = {"UIKitValues", "UIKitCore", "UIKitCollectionLayouts", "UIKitDocuments"}
SCREENS = {"MomentsTimeline", "MomentsExplore", "MomentsThread", "MomentsOutbox", "MomentsAccounts", "MomentsComposer",
           "MomentsPhotos", "MomentsWall", "MomentsFriends", "MomentsSettings", "MomentsNotifications", "MomentsSearch",
           "MomentsLists"}
VIEWS = {"UIKit", "UIKitClosures", "DesignKit", "Foundations", "ListModel", "MomentsContracts", "MomentsLanguage", "MomentsValues"}
ALLOWED = {
    # Apple's `os` has its lock.
    "Locking": {"os"},
    # Empty: the compiler adds them to files that import Testing too.
    "_Testing_CoreGraphics": set(),
    "_Testing_UIKit": set(),
    "ConstraintSolver": set(),
    "ListDiffing": set(),
    "SocialModel": {"MomentsValues"},
    "DemoArtwork": set(),
    "ListModel": {"ListDiffing"},
    "MastodonAPI": {"FoundationNetworking"},
    "CoreGraphics": {"CCairo", "CGdkPixbuf", "CPNGShim", "CClipperShim", "_Testing_CoreGraphics"},
    # gdk-pixbuf, because clang takes it for the module of GLib's lists.
    "TextEngine": {"CoreGraphics", "CPango", "CGdkPixbuf"},
    "CoreText": {"CoreGraphics", "TextEngine"},
    "ImageIO": {"CoreGraphics"},
    "QuartzCore": {"CoreGraphics"},
    # What names no view.
    "UIKitValues": {"QuartzCore", "CoreGraphics", "CoreText", "TextEngine"},
    "UIKitCore": {"UIKitValues", "QuartzCore", "CoreGraphics", "TextEngine", "ConstraintSolver", "ListDiffing", "CFoundationShim"},
    # Leaves: the core does not name them, and they do not name each other.
    "UIKitCollectionLayouts": {"UIKitCore", "QuartzCore", "ListDiffing"},
    "UIKitDocuments": {"UIKitCore", "CoreGraphics", "TextEngine"},
    "UIKit": {"UIKitValues", "UIKitCore", "UIKitCollectionLayouts", "UIKitDocuments", "_Testing_UIKit"},
    "GTKHost": {"UIKit", "QuartzCore", "CoreGraphics", "CGTK", "CGTKShim"},
    "UIKitClosures": {"UIKit"},
    "DesignKit": {"UIKit"},
    "Foundations": {"UIKit", "ImageIO", "UIKitClosures", "DesignKit", "ListModel"},
    "URLImages": {"Foundations", "FoundationNetworking"},
    "GStreamerPlayback": {"CoreGraphics", "QuartzCore", "UIKit", "UIKitClosures", "Foundations", "ListModel", "CGStreamerShim"},
    "MomentsValues": set(),
    "MomentsLanguage": set(),
    "MomentsContracts": {"ListModel", "MomentsLanguage", "MomentsValues"},
    "MomentsComponents": VIEWS,
    **{screen: VIEWS | {"MomentsComponents"} for screen in sorted(SCREENS)},
    "DemoViewModels": {"MomentsContracts", "MomentsLanguage", "MomentsValues", "ListModel", "DemoArtwork"},
    "LiveViewModels": {"MomentsContracts", "MomentsLanguage", "MomentsValues", "ListModel", "SocialModel"},
    "SoupTransport": {"MastodonAPI", "CSoup"},
    "DemoProvider": {"SocialModel", "MomentsValues", "DemoArtwork"},
    "MastodonMapping": {"SocialModel", "MomentsValues", "MastodonAPI"},
    "ArchiveProvider": {"SocialModel", "MomentsValues", "MastodonAPI", "MastodonMapping"},
    "LocalStore": {"SocialModel", "MomentsValues", "CSQLite"},
    # Security and CryptoKit are Apple's.
    "SecretStore": {"CSecret", "Security", "CryptoKit"},
    "MastodonProvider": {"SocialModel", "MomentsValues", "MastodonAPI", "MastodonMapping", "LocalStore", "SecretStore"},
    "AppCoordinator": SCREENS | VIEWS,
    "MomentsComposition": VIEWS | {
        "AppCoordinator", "MomentsComposer", "LiveViewModels", "DemoArtwork", "SocialModel", "MomentsValues", "DemoProvider", "ArchiveProvider",
        "LocalStore", "MastodonAPI", "MastodonMapping", "MastodonProvider", "SecretStore"},
    "ScreenTesting": {"UIKit", "QuartzCore", "CoreGraphics"},
    "MomentsGallery": SCREENS | VIEWS | {"MomentsComponents", "DemoViewModels", "DemoArtwork", "ScreenTesting", "CoreGraphics"},
    "MomentsExamples": {"UIKit", "DesignKit", "Foundations", "ListModel", "MomentsContracts", "MomentsLanguage", "MomentsValues", "MomentsFriends", "DemoViewModels", "DemoArtwork"},
    "SnapshotAssertions": {"ScreenTesting", "Testing", "XCTest"},
    "Sampler": {"UIKit", "GTKHost"},
    "Gallery": {"MomentsGallery", "MomentsContracts", "MomentsLanguage", "MomentsValues", "GTKHost", "Foundations", "DesignKit", "ListModel", "UIKit"},
    "Examples": {"MomentsExamples", "ScreenTesting", "GTKHost", "Foundations", "UIKit"},
}
# What only one file of a target may import.
ONE_FILE = {
    ("MastodonAPI", "FoundationNetworking"): "URLSessionTransport.swift",
    ("URLImages", "FoundationNetworking"): "URLImageSource.swift",
    ("Sampler", "GTKHost"): "Desktop.swift",
}
# Nothing live is linked into the gallery and the examples, directly or indirectly: they show demo values.
LIVE = {"LiveViewModels", "SocialModel", "DemoProvider", "MastodonAPI", "SoupTransport", "MastodonMapping", "ArchiveProvider", "LocalStore",
        "SecretStore", "MastodonProvider", "AppCoordinator", "MomentsComposition", "URLImages"}
NEVER_LINKS = {"Gallery": LIVE, "MomentsGallery": LIVE, "Examples": LIVE, "MomentsExamples": LIVE}
# Programs run without a toolchain, so they must not link modules that import Testing.
TEST_LIBRARIES = {"SnapshotAssertions", "Expectations", "_Testing_Snapshots"}
# Programs and their support may import everything that their target depends on.
UNRESTRICTED = {"Moments", "Benchmarks", "Fuzz", "DataBenchmark"}

MARKS = ("<!-- written by `Tools/lint imports --write` -->", "<!-- end of what is written -->")


def names(modules):
    """Modules in a line, those of the screens by one word."""
    rest = sorted(modules - SCREENS) if SCREENS <= modules else sorted(modules)
    return ", ".join((["the screens"] if SCREENS <= modules else []) + rest)


def page():
    """The table as Markdown, between its marks: targets that may import the same share a line."""
    groups = {}
    for target, allowed in ALLOWED.items():
        key = (frozenset(allowed), tuple(file for (name, _), file in ONE_FILE.items() if name == target))
        groups.setdefault(key, []).append(target)
    lines = [MARKS[0], "", "| target | may import, besides the standard library, Foundation and Locking | C libraries, internally |", "|---|---|---|"]
    for (allowed, _), targets in groups.items():
        modules = {module for module in allowed if module not in C_LIBRARIES}
        told = names(modules) or "nothing"
        for (target, module), file in ONE_FILE.items():
            if target in targets:
                told = told.replace(module, f"{module} (in `{file}` alone)")
        if set(targets) == SCREENS:
            targets = ["the screens: " + ", ".join(targets)]
        libraries = ", ".join(dict.fromkeys(C_LIBRARIES[module] for module in C_LIBRARIES if module in allowed))
        lines.append(f"| {', '.join(targets)} | {told} | {libraries + ' ' if libraries else ''}|")
    lines.append(f"| {', '.join(sorted(UNRESTRICTED))} | everything that they depend on | |")
    lines += ["", f"{' and '.join(sorted(NEVER_LINKS))} are linked with nothing live, directly or indirectly: {names(LIVE)}. "
                  f"No program is linked with {names(TEST_LIBRARIES)}.", "", MARKS[1]]
    return "\n".join(lines)
