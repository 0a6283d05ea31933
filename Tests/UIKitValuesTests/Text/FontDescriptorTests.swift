import Expectations
import Foundation
import Testing
import UIKitValues

/// Fonts described by attributes, by a form of the system's font, and of one width.
@Suite struct FontDescriptorTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test func monospacedFontsHaveEqualWidths() {
    for weight in [UIFont.Weight.regular, .bold] {
      let font = UIFont.monospacedSystemFont(ofSize: 20, weight: weight)
      expect(font.pointSize, equals: 20)
      expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
      expect(abs(width("iiiiiiiiii", font) - width("mmmmmmmmmm", font)), isBelow: 0.01)
    }
    let system = UIFont.systemFont(ofSize: 20)
    expect(width("iiiiiiiiii", system), isBelow: width("mmmmmmmmmm", system))
  }

  @Test func descriptorsUseAvailableTraits() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let mono = try require(descriptor.withDesign(.monospaced))
    expect(
      UIFont(descriptor: mono, size: 0),
      equals: .monospacedSystemFont(ofSize: 15, weight: .regular)
    )
    expect(mono.withDesign(.default), equals: descriptor)
    expectNil(descriptor.withDesign(.rounded))
    expect(descriptor.withSymbolicTraits(.traitMonoSpace), equals: mono)
  }

  @Test func attributesDescribeAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 24, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    expect(UIFont(descriptor: descriptor, size: 0), equals: .boldSystemFont(ofSize: 24))
    let attributes = descriptor.fontAttributes
    expect(attributes[.name] as? String, equals: UIFont.boldSystemFont(ofSize: 24).fontName)
    expect(descriptor.object(forKey: .size) as? CGFloat, equals: 24)
    let back = UIFontDescriptor(fontAttributes: attributes)
    expect(back, equals: descriptor)
  }

  @Test func addedAttributesReplaceExistingOnes() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let italic = body.addingAttributes([
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
      ]
    ])
    expect(italic.symbolicTraits, equals: .traitItalic)
    expect(italic.object(forKey: .textStyle) as? UIFont.TextStyle, equals: .body)
    expect(italic.object(forKey: .textStyle) as? String, equals: UIFont.TextStyle.body.rawValue)
    let title = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1.rawValue])
    expect(title.pointSize, equals: UIFont.preferredFont(forTextStyle: .title1).pointSize)
    expect(body.addingAttributes([.family: "No such family"]), equals: body)
  }

  @Test func theFaceIsTheStyleInTheFamily() throws {
    let semibold = UIFont.systemFont(ofSize: 16, weight: .semibold).fontDescriptor
    expect(semibold.object(forKey: .face) as? String, equals: "Semibold")
    let italic = try require(semibold.withSymbolicTraits([.traitBold, .traitItalic]))
    expect(italic.object(forKey: .face) as? String, equals: "Bold Italic")
    let described = UIFontDescriptor(fontAttributes: [
      .family: "Helvetica Neue", .face: "Bold Italic",
    ])
    expect(UIFont(descriptor: described, size: 12).fontName, equals: "HelveticaNeue-BoldItalic")
    expect(described.object(forKey: .visibleName) as? String, equals: "Helvetica Neue Bold Italic")
    let regular = UIFont(descriptor: described.addingAttributes([.face: "Regular"]), size: 12)
    expect(regular.fontName, equals: "HelveticaNeue")
  }
}
