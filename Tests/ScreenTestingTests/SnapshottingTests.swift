import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import ScreenTesting

/// The strategies, the image sizes they choose, and the differences between images that they
/// tolerate.
@Suite final class SnapshottingTests {
  private let folder = TemporaryFolder(isMade: false)

  private func comparison(
    _ recording: SnapshotRecording = .never,
    environment: [String: String] = [:]
  ) -> SnapshotComparison {
    var comparison = SnapshotComparison(
      besideTestFile: "/nowhere/FileTests.swift",
      recording: environment.isEmpty ? recording : nil,
      environment: environment
    )
    comparison.folder = folder.url.appendingPathComponent("references")
    comparison.failureFolder = folder.url.appendingPathComponent("failures")
    return comparison
  }

  private func makeView(_ color: UIColor, width: CGFloat = 10) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    view.backgroundColor = color
    return view
  }

  private func image<Value>(
    _ strategy: Snapshotting<Value, CGImage>,
    of value: @autoclosure () -> Value
  ) throws -> CGImage {
    try strategy.makeSnapshot(value)
  }

  // MARK: Sizes and traits

  @Test func aViewKeepsItsSize() throws {
    let image = try image(.image, of: makeView(.red, width: 12))
    expect((image.width, image.height) == (12, 10))
  }

  @Test func aViewWithoutASizeHasItsFittingSize() throws {
    let label = UILabel()
    label.text = "Three"
    let image = try image(.image, of: label)
    expect(CGFloat(image.width), equals: label.intrinsicContentSize.width.rounded(.up))
    expect(CGFloat(image.height), equals: label.intrinsicContentSize.height.rounded(.up))
  }

  @Test func aViewWithFixedWidthsIsMeasuredWithoutAConflict() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let make = {
          let (view, box) = (UIView(), UIView())
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.widthAnchor.constraint(equalToConstant: 44),
            box.heightAnchor.constraint(equalToConstant: 20),
          ])
          return view
        }
        let image = try Snapshotting<UIView, CGImage>.image.makeSnapshot(make)
        precondition(image.width == 60 && image.height == 20)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(!output.contains("simultaneously"))
  }

  @Test func zeroSidesUseTheFittingSize() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not fit into one line"
    let image = try image(.image(size: CGSize(width: 100, height: 0)), of: label)
    expect(image.width, equals: 100)
    expect(image.height, isAbove: 40)
  }

  @Test func anEmptyFittingSizeFails() {
    #expect(throws: ScreenTestingError.self) { try image(.image, of: UIView()) }
  }

  @Test func aViewWithASuperviewFails() {
    let outer = makeView(.red)
    let inner = makeView(.blue)
    outer.addSubview(inner)
    #expect(throws: ScreenTestingError.alreadyOnScreen("UIView")) {
      try image(.image, of: inner)
    }
  }

  @Test func viewsAreCreatedInTheirTraits() throws {
    var styles: [UIUserInterfaceStyle] = []
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    let image = try Snapshotting<UIView, CGImage>.image(traits: traits).makeSnapshot {
      styles.append(UITraitCollection.current.userInterfaceStyle)
      return makeView(.systemBackground)
    }
    expect(styles, equals: [.dark])
    expect(image.width, equals: 20)
    expect(image.pixel(x: 3, y: 3), equals: 0xFF00_0000)
    expect(ScreenTraits(traits: traits).traitCollection.horizontalSizeClass, equals: .regular)
  }

  @Test func controllersHaveThePhoneSize() throws {
    let image = try image(.image, of: UIViewController())
    expect((image.width, image.height) == (390, 844))
    let layout = try Snapshotting<UIViewController, String>
      .layout(size: CGSize(width: 50, height: 60)).makeSnapshot { UIViewController() }
    expect(layout, equals: "UIView (0 0; 50 60)\n")
  }

  @Test func anObjectCanBeSnapshotTwice() throws {
    let controller = UIViewController()
    for _ in 0..<2 { _ = try image(.image, of: controller) }
    let view = makeView(.red)
    for _ in 0..<2 { _ = try image(.image, of: view) }
    expectNil(view.superview)
  }

  @Test func strategiesCanBePulledBack() {
    struct Badge { var count: Int }
    let strategy = Snapshotting<String, String>.lines.pullback { (badge: Badge) in
      "\(badge.count) new"
    }
    let badge = Badge(count: 3)
    expect(comparison(.all).problem(with: badge, as: strategy, named: "badge") != nil)
    expectNil(comparison().problem(with: badge, as: strategy, named: "badge"))
    let problem = comparison().problem(with: Badge(count: 4), as: strategy, named: "badge")
    expect(problem?.contains("expected 3 new, got 4 new"), equals: true)
  }

  // MARK: Tolerance

  private func problem(
    _ color: UIColor,
    width: CGFloat = 10,
    as strategy: Snapshotting<UIView, CGImage>
  ) -> String? {
    comparison().problem(with: makeView(color, width: width), as: strategy, named: "tolerance")
  }

  private func record(_ color: UIColor) {
    let view = makeView(color)
    expect(comparison(.all).problem(with: view, as: .image, named: "tolerance") != nil)
  }

  @Test func imagesAreExactByDefault() {
    record(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    let near = UIColor(red: 129 / 255, green: 0.5, blue: 0.5, alpha: 1)
    expect(
      problem(near, as: .image)?.contains("100 pixels differ, by up to 1 of 255"),
      equals: true
    )
    expectNil(problem(near, as: .image(perceptualPrecision: 0.98)))
  }

  @Test func visibleColorDifferencesFail() {
    record(.white)
    expect(problem(.systemYellow, as: .image(perceptualPrecision: 0.9)) != nil)
  }

  @Test(arguments: [(Float(0.9), true), (0.89, false)])
  func precisionAllowsDifferingPixels(precision: Float, fails: Bool) {
    record(.white)
    let view = makeView(.white)
    for frame in [
      CGRect(x: 0, y: 0, width: 10, height: 1), CGRect(x: 0, y: 1, width: 1, height: 1),
    ] {
      let spot = UIView(frame: frame)
      spot.backgroundColor = .black
      view.addSubview(spot)
    }
    let problem = comparison().problem(
      with: view,
      as: .image(precision: precision),
      named: "tolerance"
    )
    expect((problem != nil), equals: fails)
  }

  @Test func sizesMustMatchAtAnyPrecision() {
    record(.white)
    let anything = Snapshotting<UIView, CGImage>.image(precision: 0, perceptualPrecision: 0)
    expectNil(problem(.black, as: anything))
    expect(problem(.white, width: 11, as: anything)?.contains("11x10 pixels"), equals: true)
  }

  @Test func invalidReferencesFailAtAnyPrecision() throws {
    record(.white)
    let reference = folder.url.appendingPathComponent("references/tolerance.png")
    try Data("no picture".utf8).write(to: reference)
    expect(problem(.white, as: .image(precision: 0, perceptualPrecision: 0)) != nil)
  }

  @Test(arguments: [Float.nan, -0.1, 1.1, .infinity])
  func invalidPrecisionsFail(precision: Float) {
    record(.white)
    expect(problem(.white, as: .image(precision: precision)) != nil)
    expect(problem(.white, as: .image(perceptualPrecision: precision)) != nil)
  }

  /// The distances that CIE L*a*b* gives for these colors elsewhere.
  @Test(arguments: [
    (UInt32(0xFF00_0000), UInt32(0xFFFF_FFFF), 100.0),
    (0xFFFF_0000, 0xFF00_FF00, 170.6), (0xFF80_8080, 0xFF81_8181, 0.39),
  ])
  func colorDistancesArePerceptual(left: UInt32, right: UInt32, distance: Double) {
    expect(abs(ImageTolerance.deltaE(left, right) - distance), isBelow: 0.1)
  }

  // MARK: Recording

  @Test func missingModeRecordsMissingReferencesOnly() {
    let comparison = comparison(.missing)
    expect(
      comparison.problem(with: "a", as: .lines, named: "text")?.contains("recorded"),
      equals: true
    )
    expectNil(comparison.problem(with: "a", as: .lines, named: "text"))
    expect(
      comparison.problem(with: "b", as: .lines, named: "text")?.contains("differs"),
      equals: true
    )
  }

  @Test func failedModeRecordsMissingAndDifferingReferences() {
    let comparison = comparison(.failed)
    for text in ["a", "b"] {
      let problem = comparison.problem(with: text, as: .lines, named: "text")
      expect(problem?.contains("recorded"), equals: true)
      expectNil(comparison.problem(with: text, as: .lines, named: "text"))
    }
  }

  @Test(arguments: [
    ("1", SnapshotRecording.all), ("0", .never), ("", .never), ("failed", .failed),
    ("missing", .missing),
  ])
  func theEnvironmentSetsTheMode(value: String, mode: SnapshotRecording) {
    expect(comparison(environment: [SnapshotRecording.variable: value]).recording, equals: mode)
  }

  @Test func unknownModesFailAllAssertions() {
    _ = comparison(.all).problem(with: "a", as: .lines, named: "text")
    let comparison = comparison(environment: [SnapshotRecording.variable: "yes"])
    let problem = comparison.problem(with: "a", as: .lines, named: "text")
    expect(problem?.contains("MOMENTS_RECORD_SNAPSHOTS=yes is none of all, failed"), equals: true)
  }

  @Test func theEnvironmentSetsTheFailureDirectory() {
    let comparison = SnapshotComparison(
      besideTestFile: "/tests/RowTests.swift",
      recording: nil,
      environment: ["MOMENTS_SNAPSHOT_ARTIFACTS": "/artifacts"]
    )
    expect(comparison.failureFolder.path, equals: "/artifacts/RowTests")
  }
}
