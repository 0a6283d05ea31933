import CoreText
import Expectations
import Foundation
import Testing
import UIKit

/// Fonts by name.
///
/// Those of the system are installed by `Tools/setup`.
struct NamedFontTests {
  /// An installed font that is none of the chosen fonts: it must be registered.
  private func fontFile(_ name: String) -> URL {
    URL(filePath: "/usr/share/fonts/opentype/inter/\(name).otf")
  }

  private func taken(_ error: inout Unmanaged<CFError>?) -> NSError? {
    defer { error = nil }
    return error.map { $0.takeRetainedValue() as any Error } as? NSError
  }

  @Test("a font is found by its name", arguments: UIFont.fontNames(forFamilyName: "Inter"))
  func byName(_ name: String) throws {
    let font = try require(UIFont(name: name, size: 17))
    expect(font.fontName, equals: name)
    expect(font.familyName, equals: "Inter")
    expect(font.pointSize, equals: 17)
    expect(font.fontDescriptor.postscriptName, equals: name)
    expect(UIFont(descriptor: font.fontDescriptor, size: 0), equals: font)
  }

  @Test("a font found by name is the system font of its weight")
  func systemFont() throws {
    let bold = try require(UIFont(name: "Inter-Bold", size: 15))
    expect(bold, equals: .boldSystemFont(ofSize: 15))
    expect(bold.lineHeight, equals: UIFont.boldSystemFont(ofSize: 15).lineHeight)
    expect(bold.fontDescriptor.symbolicTraits, equals: .traitBold)
  }

  @Test("the name of a family returns its regular font")
  func byFamily() throws {
    try expect(require(UIFont(name: "Inter", size: 15)), equals: .systemFont(ofSize: 15))
    let arabic = try require(UIFont(name: "Noto Sans Arabic", size: 15))
    expect(arabic.fontName, equals: "NotoSansArabic-Regular")
    expect(arabic.lineHeight != UIFont.systemFont(ofSize: 15).lineHeight)
  }

  @Test(
    "a name that nobody knows gives nothing",
    arguments: ["", "-", "No Such Font", "Inter-Odd"]
  )
  func unknown(_ name: String) {
    expectNil(UIFont(name: name, size: 15))
    expect(UIFont.fontNames(forFamilyName: name), satisfies: \.isEmpty)
    expect(UIFontDescriptor(name: name, size: 15).pointSize, equals: 15)
  }

  @Test("families are listed once, with their fonts")
  func families() {
    let families = UIFont.familyNames
    expect(families.contains("Inter"))
    expect(families.contains("Noto Sans Hebrew"))
    expect(Set(families).count, equals: families.count)
    expect(families.allSatisfy { !UIFont.fontNames(forFamilyName: $0).isEmpty })
    expect(UIFont.fontNames(forFamilyName: "Noto Sans Hebrew").count, equals: 2)
  }

  @Test("metric-compatible fonts replace Helvetica and Arial")
  func twins() throws {
    let twins = [
      "Liberation Sans", "Nimbus Sans", "TeX Gyre Heros", "Arimo", "Albany", "Albany AMT",
      "Helvetica", "Arial",
    ]
    let installed = !Set(twins).isDisjoint(with: UIFont.familyNames)
    for name in ["Helvetica", "Arial"] {
      let font = UIFont(name: name, size: 12)
      expect((font != nil), equals: installed)
      if let font { expect(twins.contains(font.familyName)) }
    }
    let bold = UIFont(name: "Helvetica-BoldOblique", size: 12)
    expect((bold != nil), equals: installed)
    if let bold { expect(bold.fontDescriptor.symbolicTraits, equals: [.traitBold, .traitItalic]) }
  }

  @MainActor
  @Test("registering a file adds its fonts, and unregistering removes them")
  func registering() throws {
    let file = fontFile("InterDisplay-Black")
    try require(FileManager.default.fileExists(atPath: file.path))
    expectNil(UIFont(name: "InterDisplay-Black", size: 40))
    expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    let font = try require(UIFont(name: "InterDisplay-Black", size: 40))
    expect(font.familyName, equals: "Inter Display")
    expect(UIFont.familyNames.contains("Inter Display"))
    expect(UIFont.fontNames(forFamilyName: "Inter Display"), equals: ["InterDisplay-Black"])
    let (label, system) = (UILabel(), UILabel())
    (label.text, system.text) = ("Wide letters, 你好", "Wide letters, 你好")
    (label.font, system.font) = (font, .systemFont(ofSize: 40, weight: .black))
    expect(label.intrinsicContentSize.width, isAbove: 100)
    expect(label.intrinsicContentSize != system.intrinsicContentSize)

    var error: Unmanaged<CFError>?
    expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    let again = try require(taken(&error))
    expect(again.code, equals: CTFontManagerError.alreadyRegistered.rawValue)
    expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    expectNil(UIFont(name: "InterDisplay-Black", size: 40))
    expect(!CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
  }

  @Test("invalid files are not registered")
  func noFont() throws {
    var error: Unmanaged<CFError>?
    let source = URL(filePath: #filePath)
    expect(!CTFontManagerRegisterFontsForURL(source as CFURL, .process, &error))
    let format = try require(taken(&error))
    expect(format.code, equals: CTFontManagerError.unrecognizedFormat.rawValue)
    expect(format.domain, equals: kCTFontManagerErrorDomain as String)
    let missing = source.appending(path: "missing")
    expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
    let notFound = try require(taken(&error))
    expect(notFound.code, equals: CTFontManagerError.fileNotFound.rawValue)
  }
}
