// swift-tools-version: 6.2

import PackageDescription

// MARK: - Modules

/// A test target, in a folder of its own.
struct Tests {
  /// Its name without "Tests".
  var name: String
  /// What the tests import besides the module, what that depends on, and the shared test support.
  var dependencies: [String] = []
  /// Folders of reference images and fixtures in the folder of the tests, which are not compiled.
  ///
  /// Tests read them through their source path. SwiftPM warns of a folder that is missing here.
  /// They are written out because SwiftPM caches what a manifest says for as long as its text is
  /// the same: one that searched the disk did not see new folders.
  var data: [String] = []
}

/// A module of the product: a library product of its own name and a target of the same name.
struct Module {
  var name: String
  var folder: String
  var dependencies: [String] = []
  /// Whether the module imports UIKit, and so is isolated to the main actor by default.
  var isViewCode = false
  var linuxOnly = false
  /// Whether debug builds optimize the module too: loops over pixels take thirty times as long
  /// otherwise.
  var isOptimized = false
  /// A folder of files that programs read at run time, which are copied beside them.
  var resources: String?
  var hasTests = true
  /// Whether the module imports Testing: no program may link it.
  var isForTests = false
  /// The dependencies and the data of the tests that have the module's name.
  var testDependencies: [String] = []
  var testData: [String] = []
  /// Parts of the module whose tests are targets of their own: whoever works on one of them need
  /// not build the tests of the others.
  var parts: [Tests] = []
}

extension Module {
  var tests: [Tests] {
    (hasTests ? [Tests(name: name, dependencies: testDependencies, data: testData)] : []) + parts
  }

  /// A screen of Moments: views only.
  static func screen(_ name: String, testDependencies: [String] = []) -> Module {
    Module(
      name: "Moments\(name)",
      folder: "Moments/\(name)",
      dependencies: [
        "UIKit", "UIKitClosures", "DesignKit", "Foundations", "ListModel", "MomentsContracts",
        "MomentsLanguage", "MomentsValues",
        "MomentsComponents",
      ],
      isViewCode: true,
      testDependencies: ["ScreenTesting", "DemoViewModels", "_Testing_Rows"] + testDependencies,
      testData: ["__Snapshots__"]
    )
  }
}

let modules: [Module] = [
  // Below all others, on all platforms.
  Module(name: "Locking", folder: "Locking"),

  // Platform: what Apple ships on iOS. Built on Linux only.
  Module(
    name: "CoreGraphics",
    folder: "Platform/CoreGraphics",
    dependencies: [
      "Locking", "CCairo", "CGdkPixbuf", "CPNGShim", "CClipperShim", "_Testing_CoreGraphics",
    ],
    linuxOnly: true,
    testDependencies: ["_Testing_Canvas"]
  ),
  Module(
    name: "TextEngine",
    folder: "Platform/TextEngine",
    dependencies: ["Locking", "CoreGraphics", "CPango", "CGdkPixbuf"],
    linuxOnly: true,
    resources: "Fonts",
    testDependencies: ["_Testing_Canvas"]
  ),
  Module(
    name: "CoreText",
    folder: "Platform/CoreText",
    dependencies: ["Locking", "CoreGraphics", "TextEngine"],
    linuxOnly: true,
    hasTests: false
  ),
  Module(
    name: "ImageIO",
    folder: "Platform/ImageIO",
    dependencies: ["CoreGraphics"],
    linuxOnly: true,
    testDependencies: ["CGdkPixbuf"]
  ),
  Module(
    name: "QuartzCore",
    folder: "Platform/QuartzCore",
    dependencies: ["Locking", "CoreGraphics"],
    linuxOnly: true,
    testDependencies: ["TextEngine"],
    testData: ["__Snapshots__"]
  ),
  Module(
    name: "ConstraintSolver",
    folder: "Platform/ConstraintSolver",
    testData: ["Fixtures"]
  ),
  Module(name: "ListDiffing", folder: "Platform/ListDiffing"),
  // UIKit is several modules behind one name: what names no view lies below the core, what the core
  // does not name lies above it.
  Module(
    name: "UIKitValues",
    folder: "Platform/UIKitValues",
    dependencies: ["Locking", "CoreGraphics", "CoreText", "QuartzCore", "TextEngine"],
    linuxOnly: true
  ),
  Module(
    name: "UIKitCore",
    folder: "Platform/UIKit",
    dependencies: [
      "UIKitValues", "Locking", "CoreGraphics", "QuartzCore", "TextEngine", "ConstraintSolver",
      "ListDiffing", "CFoundationShim",
    ],
    linuxOnly: true,
    hasTests: false
  ),
  Module(
    name: "UIKitCollectionLayouts",
    folder: "Platform/UIKitCollectionLayouts",
    dependencies: ["UIKitCore", "QuartzCore", "ListDiffing"],
    linuxOnly: true,
    testDependencies: ["UIKit", "ScreenTesting", "_Testing_Lists"],
    testData: ["Compositional/__Snapshots__"]
  ),
  Module(
    name: "UIKitDocuments",
    folder: "Platform/UIKitDocuments",
    dependencies: ["UIKitCore", "CoreGraphics", "TextEngine"],
    linuxOnly: true,
    testDependencies: ["UIKit", "ScreenTesting"],
    testData: ["__Snapshots__"]
  ),
  Module(
    name: "UIKit",
    folder: "Platform/UIKitUmbrella",
    dependencies: [
      "UIKitValues", "UIKitCore", "UIKitCollectionLayouts", "UIKitDocuments", "_Testing_UIKit",
    ],
    linuxOnly: true,
    testDependencies: [
      "ScreenTesting", "CoreGraphics", "QuartzCore", "ConstraintSolver", "_Testing_Lists",
    ],
    testData: ["Core/__Snapshots__", "Images/__Snapshots__"],
    parts: [
      // Tables, collection views and scroll views.
      Tests(
        name: "UIKitLists",
        dependencies: ["ScreenTesting", "CoreGraphics", "QuartzCore", "_Testing_Lists"],
        data: ["Editing/__Snapshots__", "Swipe/__Snapshots__", "Tables/__Snapshots__"]
      ),
      // Text that is shown and text that is typed.
      Tests(
        name: "UIKitText",
        dependencies: ["ScreenTesting", "CoreGraphics", "CoreText", "QuartzCore", "TextEngine"],
        data: ["Text/__Snapshots__", "TextInput/__Snapshots__"]
      ),
      // Controls and menus.
      Tests(
        name: "UIKitControls",
        dependencies: ["ScreenTesting", "CoreGraphics"],
        data: [
          "Configurations/__Snapshots__", "Controls/__Snapshots__", "LargeContent/__Snapshots__",
          "Menus/__Snapshots__", "Pointer/__Snapshots__",
        ]
      ),
      // View controllers, their bars and presentations.
      Tests(
        name: "UIKitControllers",
        dependencies: ["ScreenTesting", "CoreGraphics"],
        data: [
          "Bars/__Snapshots__", "Controllers/__Snapshots__", "Effects/__Snapshots__",
          "Presentation/__Snapshots__", "Search/__Snapshots__",
        ]
      ),
    ]
  ),
  Module(
    name: "GTKHost",
    folder: "Platform/GTKHost",
    dependencies: ["Locking", "UIKit", "QuartzCore", "CoreGraphics", "CGTKShim"],
    isViewCode: true,
    linuxOnly: true,
    testDependencies: ["TextEngine"]
  ),

  // Closures for APIs where UIKit has only selectors. Built everywhere.
  Module(
    name: "UIKitClosures",
    folder: "UIKitClosures",
    dependencies: ["UIKit"],
    isViewCode: true,
    testDependencies: ["ScreenTesting"]
  ),

  // Lists and their appearance.
  Module(
    name: "DesignKit",
    folder: "DesignKit",
    dependencies: ["UIKit"],
    isViewCode: true,
    testDependencies: ["CoreGraphics"],
    testData: ["__Snapshots__"]
  ),
  Module(name: "ListModel", folder: "ListModel", dependencies: ["ListDiffing"]),
  Module(
    name: "Foundations",
    folder: "Foundations",
    dependencies: ["UIKit", "ImageIO", "UIKitClosures", "DesignKit", "ListModel"],
    isViewCode: true,
    testDependencies: ["ScreenTesting", "CoreGraphics", "DemoArtwork"],
    testData: ["__Snapshots__", "TableModel/__Snapshots__"]
  ),

  // Images of the network with a cache of files, behind a protocol of Foundations.
  Module(name: "URLImages", folder: "URLImages", dependencies: ["Foundations"]),

  // Plays films and sounds, behind a protocol of Foundations.
  Module(
    name: "GStreamerPlayback",
    folder: "GStreamerPlayback",
    dependencies: [
      "CoreGraphics", "QuartzCore", "UIKit", "UIKitClosures", "Foundations", "ListModel",
      "CGStreamerShim", "Locking",
    ],
    isViewCode: true,
    linuxOnly: true,
    testDependencies: ["ScreenTesting", "DemoArtwork"]
  ),

  // Screens: views only.
  Module(name: "MomentsValues", folder: "Moments/Values"),
  Module(name: "MomentsLanguage", folder: "Moments/Language"),
  Module(
    name: "MomentsContracts",
    folder: "Moments/Contracts",
    dependencies: ["ListModel", "MomentsLanguage", "MomentsValues"]
  ),
  Module(
    name: "MomentsComponents",
    folder: "Moments/Components",
    dependencies: [
      "UIKit", "DesignKit", "Foundations", "ListModel", "MomentsContracts", "MomentsLanguage",
      "MomentsValues",
    ],
    isViewCode: true,
    testDependencies: ["ScreenTesting", "DemoViewModels", "_Testing_Rows"],
    testData: ["__Snapshots__"]
  ),
  .screen("Timeline", testDependencies: ["UIKitCore"]), .screen("Thread"), .screen("Explore"),
  .screen("Composer"),
  .screen("Outbox"), .screen("Accounts"), .screen("Photos"), .screen("Wall"), .screen("Friends"),
  .screen("Settings"), .screen("Notifications"), .screen("Lists"),
  .screen("Search", testDependencies: ["MomentsFriends", "MomentsTimeline"]),

  // View models and data.
  Module(name: "DemoArtwork", folder: "DemoArtwork", dependencies: ["Locking"], isOptimized: true),
  Module(
    name: "DemoViewModels",
    folder: "DemoViewModels",
    dependencies: [
      "MomentsContracts", "MomentsLanguage", "MomentsValues", "ListModel", "DemoArtwork",
    ]
  ),
  Module(
    name: "LiveViewModels",
    folder: "LiveViewModels",
    dependencies: [
      "MomentsContracts", "MomentsLanguage", "MomentsValues", "ListModel", "SocialModel",
    ]
  ),
  Module(
    name: "SocialModel",
    folder: "DataProviders/SocialModel",
    dependencies: ["Locking", "MomentsValues"]
  ),
  Module(
    name: "DemoProvider",
    folder: "DataProviders/DemoProvider",
    dependencies: ["Locking", "SocialModel", "MomentsValues", "DemoArtwork"]
  ),
  Module(
    name: "MastodonAPI",
    folder: "DataProviders/MastodonAPI",
    dependencies: ["Locking"],
    testDependencies: ["_Testing_Mastodon"]
  ),
  Module(
    name: "SoupTransport",
    folder: "DataProviders/SoupTransport",
    dependencies: ["Locking", "MastodonAPI", "CSoup"],
    linuxOnly: true
  ),
  Module(
    name: "MastodonMapping",
    folder: "DataProviders/MastodonMapping",
    dependencies: ["Locking", "SocialModel", "MomentsValues", "MastodonAPI"],
    testDependencies: ["_Testing_Fuzz"]
  ),
  Module(
    name: "ArchiveProvider",
    folder: "DataProviders/ArchiveProvider",
    dependencies: ["SocialModel", "MomentsValues", "MastodonAPI", "MastodonMapping"]
  ),
  Module(
    name: "LocalStore",
    folder: "DataProviders/LocalStore",
    dependencies: ["Locking", "SocialModel", "MomentsValues", "CSQLite"]
  ),
  Module(
    name: "SecretStore",
    folder: "DataProviders/SecretStore",
    dependencies: ["Locking", "CSecret"]
  ),
  Module(
    name: "MastodonProvider",
    folder: "DataProviders/MastodonProvider",
    dependencies: [
      "Locking", "SocialModel", "MomentsValues", "MastodonAPI", "MastodonMapping", "LocalStore",
      "SecretStore",
    ],
    testDependencies: ["_Testing_Mastodon", "CSpawn", "OutboxWorker", "SoupTransport"]
  ),

  // Composition and tests of screens.
  Module(
    name: "AppCoordinator",
    folder: "AppCoordinator",
    dependencies: [
      "MomentsTimeline", "MomentsThread", "MomentsExplore", "MomentsOutbox", "MomentsAccounts",
      "MomentsComposer", "MomentsPhotos", "MomentsWall", "MomentsFriends", "MomentsSettings",
      "MomentsNotifications", "MomentsSearch", "MomentsLists",
      "MomentsContracts", "MomentsLanguage", "MomentsValues", "ListModel",
      "Foundations", "DesignKit", "UIKit",
    ],
    isViewCode: true,
    testDependencies: [
      "ScreenTesting", "DemoProvider", "DemoViewModels", "LiveViewModels", "MomentsComposition",
      "SocialModel", "MomentsValues",
    ],
    testData: ["__Snapshots__"]
  ),
  Module(
    name: "MomentsComposition",
    folder: "Composition",
    dependencies: [
      "Locking", "AppCoordinator", "MomentsComposer", "MomentsContracts", "MomentsLanguage",
      "MomentsValues",
      "LiveViewModels",
      "ListModel",
      "Foundations", "DesignKit", "UIKit", "UIKitClosures", "DemoArtwork", "SocialModel",
      "DemoProvider",
      "ArchiveProvider", "LocalStore", "MastodonAPI", "MastodonMapping", "MastodonProvider",
      "SecretStore",
    ],
    isViewCode: true,
    testDependencies: [
      "ScreenTesting", "DemoViewModels", "MomentsTimeline", "MomentsThread", "MomentsExplore",
      "MomentsComponents", "MomentsWall", "_Testing_Mastodon", "_Testing_Rows",
    ],
    testData: ["__Snapshots__"]
  ),
  Module(
    name: "ScreenTesting",
    folder: "ScreenTesting",
    dependencies: ["Locking", "UIKit", "QuartzCore", "CoreGraphics"],
    isViewCode: true,
    linuxOnly: true,
    testDependencies: ["_Testing_Snapshots"]
  ),
  // Every component in every state, on demo values alone.
  Module(
    name: "MomentsGallery",
    folder: "Gallery",
    dependencies: [
      "MomentsTimeline", "MomentsThread", "MomentsExplore", "MomentsOutbox", "MomentsAccounts",
      "MomentsComposer", "MomentsPhotos", "MomentsWall", "MomentsFriends", "MomentsSettings",
      "MomentsNotifications", "MomentsSearch", "MomentsLists",
      "MomentsComponents", "MomentsContracts", "MomentsLanguage", "MomentsValues", "DemoViewModels",
      "DemoArtwork",
      "ListModel",
      "Foundations", "DesignKit",
      "ScreenTesting", "UIKit", "CoreGraphics",
    ],
    isViewCode: true,
    linuxOnly: true,
    testDependencies: ["SnapshotAssertions"],
    testData: ["__Snapshots__"]
  ),
  // The methods of five articles as small screens, on demo values alone.
  Module(
    name: "MomentsExamples",
    folder: "Examples",
    dependencies: [
      "MomentsFriends", "MomentsContracts", "MomentsLanguage", "MomentsValues", "DemoViewModels",
      "DemoArtwork",
      "ListModel",
      "Foundations", "DesignKit", "UIKit",
    ],
    isViewCode: true,
    testDependencies: ["ScreenTesting"],
    testData: ["__Snapshots__"]
  ),
  Module(
    name: "SnapshotAssertions",
    folder: "SnapshotAssertions",
    dependencies: ["ScreenTesting"],
    isViewCode: true,
    linuxOnly: true,
    isForTests: true,
    testDependencies: ["UIKit", "CoreGraphics"]
  ),
]

/// Modules, or parts of modules, whose tests to build, for quick work on one of them:
/// `MOMENTS_MODULES=ListModel,UIKitLists swift test`.
///
/// Only what they depend on is built then; programs, such as `Moments`, are built if they are named
/// too. Empty: everything, as `Tools/test` does.
let chosenModules = Set(
  (Context.environment["MOMENTS_MODULES"] ?? "").split(separator: ",").map(String.init)
)

// MARK: - Platforms

#if os(Linux)
  let isLinux = true
#else
  let isLinux = false
#endif

/// Whether another package depends on this one by version, which may use no unsafe flags.
let isCheckoutOfADependency = Context.packageDirectory.contains("/checkouts/")

/// The names of the Platform modules: Apple's systems use those of the SDK instead.
let appleModules: Set<String> = ["CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "UIKit"]
/// The modules that are imported together by the name of UIKit.
let modulesBehindUIKit = modules.filter { $0.name == "UIKit" }.flatMap(\.dependencies)
  .filter { $0.hasPrefix("UIKit") }
let builtModules = modules.filter { isLinux || !$0.linuxOnly }
let builtNames = Set(builtModules.map(\.name)).union(
  isLinux
    ? ["CCairo", "CPango", "CGdkPixbuf", "CPNGShim", "CGTK", "CGTKShim", "CSecret", "CSoup"]
      + ["CGStreamer", "CGStreamerShim", "CFoundationShim", "CClipperShim"]
      + [
        "CSpawn", "_Testing_Canvas", "_Testing_Lists", "_Testing_Rows", "_Testing_Snapshots",
        "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    : []
).union(["CSQLite", "CMicrohttpd", "OutboxWorker", "_Testing_Mastodon", "_Testing_Fuzz"])

/// Dependencies on those targets that are built, each once.
///
/// Whoever depends on UIKit depends on the modules behind that name too. A build compiles a module
/// again when one changed that it depends on directly; `UIKit`, which only exports the others,
/// stays the same when a class in one of them gets another layout, and subclasses have to follow
/// it. The product has all of them too, for packages elsewhere.
func dependencies(_ names: [String]) -> [Target.Dependency] {
  var found: Set<String> = []
  return names.flatMap { $0 == "UIKit" ? [$0] + modulesBehindUIKit : [$0] }
    .filter { builtNames.contains($0) && found.insert($0).inserted }
    .map { .byName(name: $0) }
}

// MARK: - Settings

func settings(isViewCode: Bool, isOptimized: Bool = false) -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isViewCode ? [.defaultIsolation(MainActor.self)] : [])
    + debugFlags(isOptimized: isOptimized)
}

/// Flags that make debug builds of this package faster, and nothing else.
///
/// The index of the SDK's modules, which editors create themselves, takes a fourth of the time of a
/// build.
func debugFlags(isOptimized: Bool) -> [SwiftSetting] {
  guard !isCheckoutOfADependency else { return [] }
  return [
    .unsafeFlags(
      ["-index-ignore-system-modules"] + (isOptimized ? ["-O"] : []),
      .when(platforms: [.linux], configuration: .debug)
    )
  ]
}

// MARK: - Targets

let libraryTargets: [Target] = builtModules.map { module in
  .target(
    name: module.name,
    dependencies: dependencies(module.dependencies),
    path: "Modules/\(module.folder)",
    resources: module.resources.map { [.copy($0)] },
    swiftSettings: settings(isViewCode: module.isViewCode, isOptimized: module.isOptimized)
  )
}

func testTarget(_ tests: Tests, of module: Module) -> Target {
  .testTarget(
    name: "\(tests.name)Tests",
    dependencies: dependencies(
      [module.name, "Locking"] + module.dependencies + tests.dependencies
        + (tests.dependencies.contains("ScreenTesting") ? ["_Testing_Snapshots"] : [])
    ) + ["TestSupport", "Expectations"],
    path: "Tests/\(tests.name)Tests",
    exclude: tests.data,
    // The tests of what UIKit consists of are view code too.
    swiftSettings: settings(isViewCode: module.isViewCode || module.name.hasPrefix("UIKit"))
  )
}

let testTargets: [Target] = builtModules.flatMap { module in
  module.tests.filter {
    chosenModules.isEmpty || chosenModules.contains(module.name) || chosenModules.contains($0.name)
  }
  .map { testTarget($0, of: module) }
}

func systemLibrary(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name,
    path: "Modules/Platform/\(name)",
    pkgConfig: pkgConfig,
    providers: [.apt([package])]
  )
}

let linuxTargets: [Target] =
  isLinux
  ? [
    systemLibrary("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
    systemLibrary(
      "CPango",
      pkgConfig: "pangocairo pangoft2 fontconfig",
      package: "libpango1.0-dev"
    ),
    systemLibrary("CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", package: "libgdk-pixbuf-2.0-dev"),
    systemLibrary("CGTK", pkgConfig: "gtk4", package: "libgtk-4-dev"),
    systemLibrary("CSoup", pkgConfig: "libsoup-3.0", package: "libsoup-3.0-dev"),
    systemLibrary(
      "CGStreamer",
      pkgConfig: "gstreamer-1.0 gstreamer-app-1.0 gstreamer-video-1.0 gio-2.0",
      package: "libgstreamer-plugins-base1.0-dev"
    ),
    systemLibrary("CSecret", pkgConfig: "libsecret-1", package: "libsecret-1-dev"),
    // For tests that start processes.
    .systemLibrary(name: "CSpawn", path: "Tests/Support/CSpawn"),
    systemLibrary("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
    // The part of libpng that Swift cannot call: errors are long jumps.
    .target(
      name: "CPNGShim",
      dependencies: ["CPNG"],
      path: "Modules/Platform/CPNGShim",
      linkerSettings: [.linkedLibrary("z")]
    ),
    // A mend of Foundation on Linux, which takes objects of programs for its own.
    .target(name: "CFoundationShim", path: "Modules/Platform/CFoundationShim"),
    // Set operations of polygons, whose library is in C++. Only this file is.
    .target(
      name: "CClipperShim",
      path: "Modules/Platform/CClipperShim",
      linkerSettings: [.linkedLibrary("polyclipping")]
    ),
    // The part of GTK that Swift cannot call: a widget class, signals.
    .target(
      name: "CGTKShim",
      dependencies: ["CGTK"],
      path: "Modules/Platform/CGTKShim"
    ),
    // The part of GStreamer that Swift cannot call: signals, and macros that cast.
    .target(
      name: "CGStreamerShim",
      dependencies: ["CGStreamer"],
      path: "Modules/Platform/CGStreamerShim"
    ),
    // What the compiler imports wherever a test imports Testing and one of these. They are below
    // them, and so arrive with every product that is made of them (decision 0194).
    .target(name: "_Testing_UIKit", path: "Modules/Platform/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Modules/Platform/_Testing_CoreGraphics"),
    // A canvas that tests draw on and inspect.
    .target(
      name: "_Testing_Canvas",
      dependencies: dependencies(["CoreGraphics"]),
      path: "Tests/Support/_Testing_Canvas",
      swiftSettings: settings(isViewCode: false)
    ),
    // Tables and collection views over a model of identities, which check what they show.
    .target(
      name: "_Testing_Lists",
      dependencies: dependencies(["UIKit"]),
      path: "Tests/Support/_Testing_Lists",
      swiftSettings: settings(isViewCode: true)
    ),
    // Rows and a screen around one of them, for the tests of every screen's rows.
    .target(
      name: "_Testing_Rows",
      dependencies: dependencies([
        "MomentsContracts", "MomentsLanguage", "MomentsValues", "DemoArtwork", "DemoViewModels",
        "Foundations",
        "ListModel",
        "ScreenTesting", "UIKit",
      ]),
      path: "Tests/Support/_Testing_Rows",
      swiftSettings: settings(isViewCode: true)
    ),
    // What screens look like, compared with references.
    .target(
      name: "_Testing_Snapshots",
      dependencies: dependencies(["ScreenTesting", "UIKit"]),
      path: "Tests/Support/_Testing_Snapshots",
      swiftSettings: settings(isViewCode: true)
    ),
    .executableTarget(
      name: "Moments",
      dependencies: dependencies([
        "MomentsComposition", "AppCoordinator", "MomentsComposer", "MomentsContracts",
        "MomentsLanguage", "MomentsValues",
        "LiveViewModels", "Foundations", "DesignKit", "ListModel", "GStreamerPlayback", "GTKHost",
        "ScreenTesting", "UIKit", "DemoProvider", "LocalStore", "MastodonAPI", "MastodonProvider",
        "SecretStore", "SocialModel", "SoupTransport",
      ]),
      path: "Apps/Moments",
      swiftSettings: settings(isViewCode: true)
    ),
    // The gallery: components on demo values. It depends on no provider.
    .executableTarget(
      name: "Gallery",
      dependencies: dependencies([
        "MomentsGallery", "MomentsContracts", "MomentsLanguage", "MomentsValues", "GTKHost",
        "Foundations",
        "DesignKit", "ListModel",
        "UIKit",
      ]),
      path: "Apps/Gallery",
      swiftSettings: settings(isViewCode: true)
    ),
    // The examples in a window, or drawn. It depends on no provider.
    .executableTarget(
      name: "Examples",
      dependencies: dependencies([
        "MomentsExamples", "GTKHost", "ScreenTesting", "Foundations", "UIKit",
      ]),
      path: "Apps/Examples",
      swiftSettings: settings(isViewCode: true)
    ),
    // An app as iOS developers write them; only its `Desktop.swift` depends on the desktop.
    .executableTarget(
      name: "Sampler",
      dependencies: dependencies(["UIKit", "GTKHost"]),
      path: "Apps/Sampler",
      swiftSettings: settings(isViewCode: true)
    ),
    .testTarget(
      name: "SamplerTests",
      dependencies: dependencies(["UIKit", "ScreenTesting"])
        + ["Sampler", "Expectations", "_Testing_Snapshots"].map { .byName(name: $0) },
      path: "Tests/SamplerTests",
      exclude: ["__Snapshots__"],
      swiftSettings: settings(isViewCode: true)
    ),
    .testTarget(
      name: "MomentsTests",
      dependencies: dependencies([
        "AppCoordinator", "DemoProvider", "MomentsComposition", "MomentsContracts",
        "MomentsLanguage", "MomentsValues", "ListModel",
        "LocalStore", "Locking", "MastodonAPI", "MastodonProvider", "SocialModel", "UIKit",
      ])
        + ["Moments", "Expectations"].map { .byName(name: $0) },
      path: "Tests/MomentsTests",
      swiftSettings: settings(isViewCode: true)
    ),
    // A server to try the app with: Tools/sandbox.
    .executableTarget(
      name: "MastodonSandbox",
      dependencies: dependencies(["_Testing_Mastodon", "DemoArtwork"]),
      path: "Tests/Support/MastodonSandbox",
      swiftSettings: settings(isViewCode: false)
    ),
    // Broken inputs for all parsers of untrusted data; see Tools/stress fuzz.
    .executableTarget(
      name: "Fuzz",
      dependencies: ["_Testing_Fuzz"],
      path: "Tools/Fuzzing",
      swiftSettings: settings(isViewCode: false)
    ),
    .executableTarget(
      name: "DataBenchmark",
      dependencies: dependencies([
        "LocalStore", "Locking", "MastodonAPI", "MastodonMapping", "SocialModel", "MomentsValues",
        "CSQLite",
      ]),
      path: "Tools/DataBenchmark",
      swiftSettings: settings(isViewCode: false)
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: dependencies(
        [
          "UIKit", "QuartzCore", "CoreGraphics", "ConstraintSolver", "ListDiffing", "ListModel",
          "Foundations",
          "MomentsContracts", "MomentsLanguage", "MomentsValues", "DemoProvider", "DemoViewModels",
          "MomentsTimeline", "MomentsThread",
          "MomentsExplore", "LiveViewModels",
          "LocalStore", "SocialModel", "MomentsGallery", "ScreenTesting",
        ]),
      path: "Tools/Benchmarks",
      exclude: ["Peers", "window_bench.py"],
      swiftSettings: settings(isViewCode: true)
    ),
  ] : []

func supportTarget(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Tests/Support/\(name)",
    swiftSettings: settings(isViewCode: false)
  )
}

let supportTargets: [Target] = [
  // Part of Apple's systems too, hence built everywhere.
  .systemLibrary(
    name: "CSQLite",
    path: "Modules/DataProviders/CSQLite",
    providers: [.apt(["libsqlite3-dev"])]
  ),
  supportTarget(
    "_Testing_Fuzz",
    ["MastodonAPI", "MastodonMapping", "SocialModel", "MomentsValues", "TestSupport"]
  ),
  supportTarget("TestSupport"),
  // Expectations as functions: they compile in a fraction of the time that macros take.
  supportTarget("Expectations"),
  .testTarget(
    name: "ExpectationsTests",
    dependencies: ["Expectations", "Locking"],
    path: "Tests/ExpectationsTests",
    swiftSettings: settings(isViewCode: false)
  ),
  // A server with the Mastodon client API, for tests of its clients.
  .systemLibrary(
    name: "CMicrohttpd",
    path: "Tests/Support/CMicrohttpd",
    pkgConfig: "libmicrohttpd",
    providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
  ),
  supportTarget("_Testing_Mastodon", ["CMicrohttpd", "Locking", "SecretStore", "TestSupport"]),
  // A program for the tests to kill.
  .executableTarget(
    name: "OutboxWorker",
    dependencies: dependencies([
      "LocalStore", "Locking", "MastodonAPI", "MastodonProvider", "SecretStore", "SocialModel",
      "MomentsValues",
      "SoupTransport",
    ]) + ["TestSupport"],
    path: "Tests/Support/OutboxWorker",
    swiftSettings: settings(isViewCode: false)
  ),
]

let allTargets = linuxTargets + libraryTargets + supportTargets + testTargets

/// Programs of this package are linked by LLVM's linker, which is part of the toolchain.
///
/// It takes a third of the time of the default one, and stores as a bit map which addresses are
/// relocated at the start: a table of them is a seventh of a program. Systems since glibc 2.36 read
/// it. `TestSupport` stands for all tests (decision 0209).
if isLinux, !isCheckoutOfADependency {
  for target in allTargets where target.type == .executable || target.name == "TestSupport" {
    target.linkerSettings = [
      .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"])
    ]
  }
}

/// The targets that chosen modules need; all if none is chosen.
let neededTargets: [Target] = {
  guard !chosenModules.isEmpty else { return allTargets }
  let byName = Dictionary(uniqueKeysWithValues: allTargets.map { ($0.name, $0) })
  var needed: Set<String> = []
  var open = chosenModules.flatMap { [$0, "\($0)Tests"] } + testTargets.map(\.name)
  while let name = open.popLast() {
    guard let target = byName[name], needed.insert(name).inserted else { continue }
    for dependency in target.dependencies {
      if case .byNameItem(let name, _) = dependency { open.append(name) }
    }
  }
  return allTargets.filter { needed.contains($0.name) }
}()
let neededNames = Set(neededTargets.map(\.name))

let package = Package(
  name: "Moments",
  defaultLocalization: "en",
  platforms: [.iOS("16.0")],
  products: builtModules.filter { neededNames.contains($0.name) }
    .map {
      .library(name: $0.name, targets: [$0.name] + ($0.name == "UIKit" ? modulesBehindUIKit : []))
    }
    + (neededNames.contains("Moments")
      ? [.executable(name: "moments", targets: ["Moments"])] : [])
    + (neededNames.contains("Gallery")
      ? [.executable(name: "gallery", targets: ["Gallery"])] : [])
    + (neededNames.contains("Examples")
      ? [.executable(name: "examples", targets: ["Examples"])] : [])
    + (neededNames.contains("Sampler")
      ? [.executable(name: "sampler", targets: ["Sampler"])] : [])
    + (neededNames.contains("MastodonSandbox")
      ? [.executable(name: "mastodon-sandbox", targets: ["MastodonSandbox"])] : []),
  targets: neededTargets
)
