import CoreGraphics
import Foundation
import Foundations
import MomentsGallery
import ScreenTesting
import UIKit

/// How many full screens a second a visual test makes: the screen from nothing, its layout, a
/// image of it, and the comparison with a reference.
enum SnapshotBenchmark {
  private static let size = CGSize(width: 390, height: 844)
  private static let scale: CGFloat = 2

  /// Takes snapshots of a timeline with a header and photos, over and over.
  static func run(screens: Int) async throws {
    guard
      let timeline = GalleryIndex.component(named: "TimelineViewController")?.states.first,
      let thread = GalleryIndex.component(named: "ThreadViewController")?.states.first
    else { return }
    let loader = ImageLoader(source: PaintedImages())
    for (name, state) in [("timeline", timeline), ("thread", thread)] {
      try await measure(name, state, screens: screens, loader)
    }
  }

  private static func measure(
    _ name: String,
    _ state: GalleryState,
    screens: Int,
    _ loader: ImageLoader
  ) async throws {
    let traits = UITraitCollection(displayScale: scale)
    let strategy = Snapshotting<UIViewController, CGImage>.image(size: size, traits: traits)
    func controller() -> UIViewController {
      guard case .screen(let controller, _) = state.makeExample(environment) else {
        return UIViewController()
      }
      return controller
    }
    let environment = GalleryEnvironment(imageLoader: loader)
    // Once as a test with images does: they are loaded then, and in memory.
    let screen = Screen(traits: ScreenTraits(size: size, scale: scale)) { controller() }
    screen.work = [{ await loader.waitUntilIdle() }]
    await screen.settle()
    let reference = try screen.snapshot()
    let wide = (reference.width, reference.height)
    precondition(wide == (780, 1688), "a full screen is \(wide)")

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var comparison = SnapshotComparison(besideTestFile: "/SnapshotBenchmark.swift", recording: .all)
    comparison.folder = folder
    _ = comparison.problem(with: controller(), as: strategy, named: name)
    comparison.recording = .never

    let clock = ContinuousClock()
    var problems = 0
    let compared = clock.measure {
      for _ in 0..<screens {
        if comparison.problem(with: controller(), as: strategy, named: name) != nil {
          problems += 1
        }
      }
    }
    let drawn = try clock.measure {
      for _ in 0..<screens {
        _ = try Screen(traits: ScreenTraits(size: size, scale: scale)) { controller() }.snapshot()
      }
    }
    let settled = try await measureSettled(screens, loader, controller)
    func rate(_ duration: Duration) -> String {
      String(format: "%.1f", Double(screens) / (duration / .seconds(1)))
    }
    print(
      "{\"bench\":\"snapshots\",\"screen\":\"\(name)\",\"size\":\"390x844@2\","
        + "\"screens\":\(screens),\"drawn_per_s\":\(rate(drawn)),"
        + "\"compared_per_s\":\(rate(compared)),\"settled_per_s\":\(rate(settled)),"
        + "\"differences\":\(problems)}"
    )
  }

  /// The same for tests that let a screen settle before they look.
  private static func measureSettled(
    _ screens: Int,
    _ loader: ImageLoader,
    _ controller: () -> UIViewController
  ) async throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<screens {
      let screen = Screen(traits: ScreenTraits(size: size, scale: scale)) { controller() }
      screen.work = [{ await loader.waitUntilIdle() }]
      await screen.settle()
      _ = try screen.snapshot()
    }
    return clock.now - start
  }
}
