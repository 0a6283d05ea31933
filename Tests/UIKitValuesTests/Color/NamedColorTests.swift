import Expectations
import Foundation
import Testing
import UIKitValues

/// Colors by name, in folders of asset catalogs, and those of Display P3.
@MainActor @Suite final class NamedColorTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("NamedColorTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ colors: String, to name: String) throws {
    let set = folder.appendingPathComponent("Media.xcassets/\(name).colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{\"colors\": [\(colors)]}".utf8).write(
      to: set.appendingPathComponent("Contents.json")
    )
  }

  private func color(_ name: String) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: nil)
  }

  @Test func aColorSetFollowsLightAndDark() throws {
    try write(
      """
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.500", "blue": "0x00", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components":
        {"red": "0x33", "green": "51", "blue": "0.2", "alpha": "0.5"}}}
      """,
      to: "accent"
    )
    let color = try require(self.color("accent"))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(
      color.resolvedColor(with: light),
      equals: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    )
    expect(
      color.resolvedColor(with: dark),
      equals: UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)
    )
    let fixed = UIColor(named: "accent", in: bundle, compatibleWith: dark)
    expect(fixed?.resolvedColor(with: light), equals: color.resolvedColor(with: dark))
  }

  @Test func colorsOfTheSameNameAreEqual() throws {
    for name in ["accent", "ground"] {
      try write(
        """
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "1", "green": "0.5", "blue": "0", "alpha": "1"}}}
        """,
        to: name
      )
    }
    let color = try require(self.color("accent"))
    let same = try require(self.color("accent"))
    expect(color, equals: same)
    expect(Set([color, same]).count, equals: 1)
    try expect(color != require(self.color("ground")))
  }

  @Test func colorSetsCanReferenceSystemColors() throws {
    try write(
      "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}",
      to: "alarm"
    )
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(
      color("alarm")?.resolvedColor(with: dark),
      equals: UIColor.systemRed.resolvedColor(with: dark)
    )
  }

  @Test func unknownColorNamesReturnNil() throws {
    expectNil(color("nothing"))
    try write("{\"idiom\": \"universal\"}", to: "empty")
    expectNil(color("empty"))
  }

  @Test func aColorOfDisplayP3ReachesBeyondSRGB() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expect(abs(red - 1.0931), isBelow: 0.001)
    expect(abs(green + 0.2267), isBelow: 0.001)
    expect(abs(blue + 0.1501), isBelow: 0.001)
    expect(alpha, equals: 0.5)
    UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expect(abs(red - 0.5) < 0.001 && abs(blue - 0.5) < 0.001)
  }
}
