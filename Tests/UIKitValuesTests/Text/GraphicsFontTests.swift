import CoreText
import Expectations
import Foundation
import TestSupport
import Testing
import TextEngine
import UIKitValues

/// Fonts that a program has as bytes, and fonts that lean.
@MainActor struct GraphicsFontTests {
  @Test("a font in memory is available while it is registered")
  func memory() throws {
    let folder = URL(filePath: try require(FontFolders.standard.shipped))
    let original = folder.appending(path: "Inter/Inter-Thin.otf")
    let copy = try TemporaryFont(copying: original, family: "Harbour Thin")
    defer { copy.remove() }
    let provider = try require(CGDataProvider(data: try Data(contentsOf: copy.url) as CFData))
    let font = try require(CGFont(provider))
    expect(font.postScriptName as String?, equals: "HarbourThin-Regular")
    expectNil(UIFont(name: "HarbourThin-Regular", size: 40))
    expect(CTFontManagerRegisterGraphicsFont(font, nil))
    expect(UIFont(name: "HarbourThin-Regular", size: 40)?.familyName, equals: "Harbour Thin")
    var error: Unmanaged<CFError>?
    expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    let problem = error.map { $0.takeRetainedValue() as any Error } as? NSError
    expect(problem?.code, equals: CTFontManagerError.alreadyRegistered.rawValue)
    expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    expectNil(UIFont(name: "HarbourThin-Regular", size: 40))
    expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test("bytes that are no font make none, and unknown names neither")
  func noFont() throws {
    let provider = try require(CGDataProvider(data: Data("no font".utf8) as CFData))
    expectNil(CGFont(provider))
    expectNil(CGFont("NoSuchFont" as CFString))
    expect(CGFont("Inter-Bold" as CFString)?.fullName, equals: "Inter Bold")
  }

  @Test("a text layer takes the font without a size")
  func textLayer() {
    let layer = CATextLayer()
    layer.font = CGFont("Inter-Bold" as CFString)
    layer.string = "Text"
    expect((layer.font as? CGFont)?.postScriptName, equals: "Inter-Bold")
  }

  @Test("the matrix of a descriptor lets glyphs lean")
  func matrix() throws {
    let lean = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let plain = UIFont.systemFont(ofSize: 60)
    let font = UIFont(descriptor: plain.fontDescriptor.withMatrix(lean), size: 0)
    expect(font != plain)
    expect(font.pointSize, equals: 60)
    expect(font.fontDescriptor.matrix, equals: lean)
    let value = font.fontDescriptor.fontAttributes[.matrix] as? NSValue
    expect(value?.cgAffineTransformValue, equals: lean)
    expectNil(plain.fontDescriptor.fontAttributes[.matrix])
    let named = UIFontDescriptor(fontAttributes: [
      .name: "Inter-Bold", .matrix: NSValue(cgAffineTransform: lean),
    ])
    expect(named.matrix, equals: lean)
    // It is drawn as the attribute for oblique text is, and is as wide as upright text.
    expect(
      "III".size(withAttributes: [.font: font]),
      equals: "III".size(withAttributes: [.font: plain])
    )
    try expect(pixels([.font: font]), equals: pixels([.font: plain, .obliqueness: 0.25]))
    try expect(pixels([.font: font]) != pixels([.font: plain]))
  }

  private func pixels(_ attributes: [NSAttributedString.Key: Any]) throws -> Data {
    let rect = CGRect(x: 10, y: 10, width: 180, height: 80)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
      "III".draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    }
    return try require(image.pngData())
  }
}
