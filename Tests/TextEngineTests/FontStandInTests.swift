import Expectations
import Testing

@testable import TextEngine

/// Substitutes of the fonts of an iPhone.
@Suite struct FontStandInTests {
  @Test(
    "the styles in the names of fonts are understood",
    arguments: [
      ("Helvetica", 400, false), ("HelveticaNeue-UltraLight", 200, false),
      ("Avenir-Book", 400, false), ("Avenir-HeavyOblique", 800, true),
      ("AvenirNext-DemiBoldItalic", 600, true), ("TimesNewRomanPS-BoldMT", 700, false),
      ("HiraginoSans-W6", 600, false), ("PingFangTC-Medium", 500, false),
    ]
  )
  func styles(_ name: String, _ weight: Int, _ italic: Bool) throws {
    let standIn = try require(FontStandIn(for: name))
    expect(standIn.weight, equals: weight)
    expect(standIn.italic, equals: italic)
  }

  @Test("a family and its fonts have the same stand-in", arguments: ["Times New Roman", "Arial"])
  func families(_ family: String) {
    let postScriptName = family.filter { $0 != " " } + "PSMT"
    expect(FontStandIn(for: postScriptName), equals: FontStandIn(for: family))
  }

  @Test("names that no iPhone has have none", arguments: ["", "-", "Inter", "No Such-Bold", "MT"])
  func unknown(_ name: String) {
    expectNil(FontStandIn(for: name))
  }

  /// The first family is there on every machine, the others are not.
  @Test("stand-ins are shipped")
  func shipped() {
    let families = Set(FontLibrary.fonts(of: .init(extent: .shipped)).faces.map(\.family))
    let names = [
      "Helvetica", "Times", "Courier", "Menlo", "Verdana", "Georgia", "Futura", "Heiti SC",
    ]
    for name in names + ["Geeza Pro", "Apple Color Emoji"] {
      let first = FontStandIn(for: name)?.families.first
      expect(first.map(families.contains), equals: true, "\(name): \(first ?? "none")")
    }
  }
}
