import CoreText
import Expectations
import Foundation
import TestSupport
import Testing
import TextEngine
import UIKit

/// Fonts by name: shipped ones, those of the packages that `Tools/setup` installs, and registered
/// ones.
struct NamedFontTests {
  private func shippedFont(_ path: String) throws -> URL {
    URL(filePath: try require(FontFolders.standard.shipped)).appending(path: path)
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

  @Test(
    "shipped fonts stand in for those of an iPhone",
    arguments: [
      ("Helvetica", "Arimo"), ("HelveticaNeue-Light", "Arimo"),
      ("Helvetica-BoldOblique", "Arimo-BoldItalic"), ("ArialMT", "Arimo"),
      ("Arial-BoldMT", "Arimo-Bold"), ("Times New Roman", "Tinos"),
      ("TimesNewRomanPS-BoldItalicMT", "Tinos-BoldItalic"), ("Courier", "Cousine"),
      ("CourierNewPSMT", "Cousine"), ("Menlo-Bold", "DejaVuSansMono-Bold"),
      ("Verdana-Italic", "DejaVuSans-Oblique"), ("Georgia", "NotoSerif-Regular"),
      ("Palatino-Bold", "NotoSerif-Bold"), ("AvenirNext-DemiBold", "Inter-SemiBold"),
      ("Futura-Medium", "Inter-Medium"), ("PingFangSC-Semibold", "NotoSansCJKsc-Bold"),
      ("GeezaPro", "NotoSansArabic-Regular"), ("AppleColorEmoji", "NotoColorEmoji"),
    ]
  )
  func standIns(_ name: String, _ standIn: String) throws {
    expect(NamedFonts.face(named: name)?.postScriptName, equals: standIn)
    let font = try require(UIFont(name: name, size: 12))
    let own = NamedFonts.face(named: standIn).map { UIFont(spec: FontSpec($0, size: 12)) }
    expect(font.lineHeight, equals: try require(own).lineHeight)
  }

  @Test(
    "stand-ins have the names of the fonts of an iPhone",
    arguments: [
      ("Helvetica", "Helvetica", "Helvetica"),
      ("HelveticaNeue-Light", "Helvetica Neue", "HelveticaNeue-Light"),
      ("helvetica neue bold", "Helvetica Neue", "HelveticaNeue-Bold"),
      ("HELVETICANEUE", "Helvetica Neue", "HelveticaNeue"), ("Arial", "Arial", "ArialMT"),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", "TimesNewRomanPS-BoldItalicMT"),
      ("Menlo", "Menlo", "Menlo-Regular"), ("Georgia-Bold", "Georgia", "Georgia-Bold"),
      ("Avenir Next Demi Bold", "Avenir Next", "AvenirNext-DemiBold"),
      ("Futura", "Futura", "Futura-Medium"), ("STHeitiSC-Light", "Heiti SC", "STHeitiSC-Light"),
      ("Trebuchet-BoldItalic", "Trebuchet MS", "Trebuchet-BoldItalic"),
      ("DamascusBold", "Damascus", "DamascusBold"),
    ]
  )
  func namesOfStandIns(_ name: String, _ family: String, _ fontName: String) throws {
    let font = try require(UIFont(name: name, size: 12))
    expect(font.familyName, equals: family)
    expect(font.fontName, equals: fontName)
    expect(font.fontDescriptor.postscriptName, equals: fontName)
    expect(font.fontDescriptor.object(forKey: .family) as? String, equals: family)
    expect(font.withSize(20).fontName, equals: fontName)
    expect(UIFont(name: font.fontName, size: 12), equals: font)
    expect(
      UIFont(
        descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes),
        size: 0
      )
      .fontName,
      equals: fontName
    )
    expect(UIFont.fontNames(forFamilyName: family).contains(fontName))
  }

  @Test("fonts derived from a stand-in have the names of its family")
  func derivedNames() throws {
    let light = try require(UIFont(name: "HelveticaNeue-Light", size: 12))
    let bold = try require(light.fontDescriptor.withSymbolicTraits(.traitBold))
    expect(UIFont(descriptor: bold, size: 0).fontName, equals: "HelveticaNeue-Bold")
    let italic = try require(light.fontDescriptor.withSymbolicTraits(.traitItalic))
    expect(UIFont(descriptor: italic, size: 0).fontName, equals: "HelveticaNeue-LightItalic")
    let georgia = bold.withFamily("Georgia")
    expect(georgia.postscriptName, equals: "Georgia-Bold")
    let system = UIFont(name: "Futura-Medium", size: 12)?.fontDescriptor.withDesign(.default)
    expect(system?.object(forKey: .family) as? String, equals: "Inter")
  }

  @Test(
    "names are found without regard to case, and full names too",
    arguments: [
      ("inter-bold", "Inter-Bold"), ("INTER BOLD", "Inter-Bold"), ("inter", "Inter-Regular"),
      ("HELVETICANEUE-LIGHT", "Arimo"), ("helvetica neue bold", "Arimo-Bold"),
      ("arialmt", "Arimo"), ("times new roman bold italic", "Tinos-BoldItalic"),
      ("Avenir Next Demi Bold", "Inter-SemiBold"), ("menlo-regular", "DejaVuSansMono"),
      ("papyrus", "NotoSerif-Regular"),
    ]
  )
  func withoutCase(_ name: String, _ found: String) {
    expect(NamedFonts.face(named: name)?.postScriptName, equals: found)
    expect(UIFont(name: name, size: 12) != nil)
  }

  @Test("a name that only begins like a font of an iPhone gives nothing")
  func similarNames() {
    for name in ["Timesaver", "Times Square", "Helvetica Bolder Than Bold", "Georgian"] {
      expectNil(UIFont(name: name, size: 12))
    }
  }

  @Test(
    "a line of Helvetica is 1.15 times as high as its size",
    arguments: [10, 12, 17, 100] as [CGFloat]
  )
  func lineOfHelvetica(_ size: CGFloat) throws {
    let font = try require(UIFont(name: "Helvetica", size: size))
    expect(abs(font.lineHeight - 1.15 * size), isBelow: 0.001)
    expect(abs(font.ascender - 0.92 * size), isBelow: 0.001)
    expect(abs(font.descender + 0.23 * size), isBelow: 0.001)
    expect(font.leading, equals: 0)
    let text = NSAttributedString(string: "Hamburg", attributes: [.font: font])
    expect(abs(text.size().height - font.lineHeight), isBelow: 0.01)
  }

  @MainActor
  @Test("text without a font is in Helvetica with 12 points")
  func textWithoutFont() throws {
    let helvetica = try require(UIFont(name: "Helvetica", size: 12))
    let (plain, styled) = ("Text without a font", [NSAttributedString.Key.font: helvetica])
    expect(
      NSAttributedString(string: plain).size(),
      equals: NSAttributedString(string: plain, attributes: styled).size()
    )
    let view = UITextView()
    view.text = plain
    expect(view.font, equals: helvetica)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: plain)
    expect(label.font, equals: .systemFont(ofSize: 17))
  }

  @MainActor
  @Test("registering a file adds its fonts, and unregistering removes them")
  func registering() throws {
    let copy = try TemporaryFont(
      copying: shippedFont("Croscore/Cousine-Regular.ttf"),
      family: "Quay"
    )
    defer { copy.remove() }
    let (file, name) = (copy.url, copy.postScriptName)
    expectNil(UIFont(name: name, size: 40))
    expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    let font = try require(UIFont(name: name, size: 40))
    expect(font.familyName, equals: "Quay")
    expect(UIFont.familyNames.contains("Quay"))
    expect(UIFont.fontNames(forFamilyName: "Quay"), equals: [name])
    let (label, system) = (UILabel(), UILabel())
    (label.text, system.text) = ("Wide letters, 你好", "Wide letters, 你好")
    (label.font, system.font) = (font, .systemFont(ofSize: 40))
    expect(label.intrinsicContentSize.width, isAbove: 100)
    expect(label.intrinsicContentSize != system.intrinsicContentSize)

    var error: Unmanaged<CFError>?
    expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    let again = try require(taken(&error))
    expect(again.code, equals: CTFontManagerError.alreadyRegistered.rawValue)
    expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    expectNil(UIFont(name: name, size: 40))
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
