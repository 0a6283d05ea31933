// swift-tools-version: 6.2

import PackageDescription

// A third-party package: it has access to Moments like any package that depends on it.

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Moments") }

let package = Package(
  name: "Consumer",
  platforms: [.iOS("16.0")],
  dependencies: [.package(name: "Moments", path: "../..")],
  targets: [
    .target(name: "DesignKitAlone", dependencies: [product("DesignKit")]),
    .target(name: "FoundationsAlone", dependencies: [product("Foundations")]),
    .target(
      name: "OneScreen",
      dependencies: [
        "DemoViewModels", "Foundations", "MomentsContracts", "MomentsTimeline", "ScreenTesting",
      ].map(product)
    ),
    // Runs all of them.
    .executableTarget(
      name: "OwnApp",
      dependencies: ["DesignKitAlone", "FoundationsAlone", "OneScreen"]
        + ["MomentsComposition", "ScreenTesting", "SocialModel"].map(product)
    ),
    .testTarget(
      name: "BadgeTests",
      dependencies: ["ScreenTesting", "SnapshotAssertions"].map(product),
      exclude: ["__Snapshots__"]
    ),
  ]
)
