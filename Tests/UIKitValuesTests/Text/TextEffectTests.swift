import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitValues

/// Shadows, outlines, lines, slants and tabs of attributed text, by the pixels that are drawn.
@Suite struct TextEffectTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func draw(
    _ text: String,
    _ attributes: [NSAttributedString.Key: Any],
    size: CGSize = CGSize(width: 200, height: 40)
  ) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      NSAttributedString(string: text, attributes: [.font: font].merging(attributes) { $1 })
        .draw(at: CGPoint(x: 5, y: 5))
    }
    return try require(image.cgImage)
  }

  /// The parts of a pixel, 0 to 255, premultiplied.
  private func parts(_ image: CGImage, _ x: Int, _ y: Int) -> (red: Int, blue: Int, alpha: Int) {
    let pixel = image.pixel(x: x, y: y)
    return (Int(pixel >> 16 & 0xFF), Int(pixel & 0xFF), Int(pixel >> 24))
  }

  private func count(_ image: CGImage, where matches: ((red: Int, blue: Int, alpha: Int)) -> Bool)
    -> Int
  {
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width where matches(parts(image, x, y)) { count += 1 }
    }
    return count
  }

  /// For each row, how many stretches of it are painted.
  private func stretches(_ image: CGImage, row: Int) -> Int {
    var (count, wasPainted) = (0, false)
    for x in 0..<image.width {
      let isPainted = parts(image, x, row).alpha > 128
      if isPainted, !wasPainted { count += 1 }
      wasPainted = isPainted
    }
    return count
  }

  /// The rows that a line of spaces, which has no letters, is painted in.
  private func lineRows(
    _ style: NSUnderlineStyle,
    _ text: String = "\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}"
  ) throws
    -> [Int]
  {
    let image = try draw(text, [.underlineStyle: style.rawValue])
    return (0..<image.height).filter { stretches(image, row: $0) > 0 }
  }

  @Test func sharpShadowsAreOffsetCopies() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 0, height: 12)
    let image = try draw("I", [.shadow: shadow, .foregroundColor: UIColor.blue])
    let blue = count(image) { $0.blue > 200 && $0.red < 50 }
    let red = count(image) { $0.red > 200 && $0.blue < 50 }
    expect(blue > 10 && red > 5 && red <= blue)
  }

  @Test func blurredShadowsAreWiderAndFainter() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowBlurRadius = 6
    let plain = try draw("I", [.foregroundColor: UIColor.blue])
    let image = try draw("I", [.shadow: shadow, .foregroundColor: UIColor.blue])
    let faint = count(image) { $0.red > 5 && $0.red < 200 && $0.blue < 20 }
    expect(faint, isAbove: 2 * count(plain) { $0.alpha > 0 })
  }

  @Test func strokesOutlineOrSurroundGlyphs() throws {
    let filled = try draw("O", [.foregroundColor: UIColor.blue])
    let outlined = try draw("O", [.foregroundColor: UIColor.blue, .strokeWidth: 3])
    let both = try draw(
      "O",
      [.foregroundColor: UIColor.blue, .strokeWidth: -6, .strokeColor: UIColor.red]
    )
    let ink = count(filled) { $0.alpha > 128 }
    expect(count(outlined) { $0.alpha > 128 }, isBelow: ink)
    expect(count(both) { $0.alpha > 128 }, isAbove: ink)
    expect(count(both) { $0.red > 150 } > 20 && count(both) { $0.blue > 60 } > 0)
  }

  @Test func obliquenessSlantsRight() throws {
    func tilt(_ attributes: [NSAttributedString.Key: Any]) throws -> Int {
      let image = try draw("l", attributes)
      func middle(_ row: Int) -> Int {
        let columns = (0..<image.width).filter { parts(image, $0, row).alpha > 100 }
        return columns.isEmpty ? 0 : columns.reduce(0, +) / columns.count
      }
      return middle(10) - middle(20)
    }
    try expect(tilt([:]), equals: 0)
    try expect((2...4).contains(tilt([.obliqueness: 0.3])))
    try expect(tilt([.obliqueness: -0.3]), isBelow: -1)
  }

  @Test func expansionWidensLettersAndKeepsTheirHeight() throws {
    func size(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
      NSAttributedString(string: "HH", attributes: [.font: font].merging(attributes) { $1 }).size()
    }
    func rows(_ attributes: [NSAttributedString.Key: Any]) throws -> Int {
      let image = try draw("H", attributes)
      return (0..<image.height).count { stretches(image, row: $0) > 0 }
    }
    let twice = [NSAttributedString.Key.expansion: log(2.0)]
    let ratio = size(twice).width / size([:]).width
    expect(ratio > 1.8 && ratio < 2.2)
    expect(size(twice).height, equals: size([:]).height)
    try expect(abs(rows(twice) - rows([:])), isBelow: 2)
    expect(size([.expansion: -0.5]).width, isBelow: size([:]).width)
  }

  @Test func pressedLettersHaveALightEdge() throws {
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    let plain = try draw("I", [.foregroundColor: UIColor.black])
    expect(count(plain) { $0.red > 60 }, equals: 0)
    for value in [style, style.rawValue] as [Any] {
      let pressed = try draw("I", [.foregroundColor: UIColor.black, .textEffect: value])
      expect(count(pressed) { $0.red > 60 }, isAbove: 0)
    }
  }

  @Test func textIsHorizontalWhateverTheFormOfGlyphs() throws {
    let plain = try draw("H", [:])
    let vertical = try draw("H", [.verticalGlyphForm: 1])
    expect(
      (0..<plain.height).map { stretches(plain, row: $0) },
      equals: (0..<plain.height).map { stretches(vertical, row: $0) }
    )
  }

  @Test func underlinesCanBeThickDoubleOrDashed() throws {
    let single = try lineRows(.single)
    let thick = try lineRows(.thick)
    let double = try lineRows(.double)
    expect(single.count == 1 && thick.count > 1)
    expect(double.count == 2 && double[1] - double[0] >= 2)
    let solid = try draw("\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}", [.underlineStyle: 1])
    let row = try require(single.first)
    expect(stretches(solid, row: row), equals: 1)
    func pieces(_ pattern: NSUnderlineStyle) throws -> Int {
      let style = NSUnderlineStyle.single.union(pattern).rawValue
      let image = try draw(
        "\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}",
        [.underlineStyle: style]
      )
      return stretches(image, row: row)
    }
    let (dots, dashes) = (try pieces(.patternDot), try pieces(.patternDash))
    expect(dots > dashes && dashes > 1)
    try expect(pieces(.patternDashDot), isAbove: dashes)
  }

  @Test func byWordUnderlinesSkipSpaces() throws {
    let style = NSUnderlineStyle.single.union(.byWord).rawValue
    let row = try require(try lineRows(.single).first)
    let whole = try draw("ab cd ef", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    let words = try draw("ab cd ef", [.underlineStyle: style])
    expect(stretches(whole, row: row) == 1 && stretches(words, row: row) == 3)
  }

  @Test func trackingOverridesKern() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      NSAttributedString(string: "abcd", attributes: attributes).size().width
    }
    expect(width([.tracking: 5]), equals: width([.kern: 5]))
    expect(width([.tracking: 5, .kern: 1]), equals: width([.kern: 5]))
    expect(width([.tracking: 5]), isAbove: width([:]))
  }

  @Test func shadowsAndTabsOfEqualValuesAreEqual() {
    let (one, two) = (NSShadow(), NSShadow())
    expect(one == two && one.hash == two.hash)
    two.shadowBlurRadius = 3
    expect(one != two && (two.copy() as? NSShadow) == two)
    let tab = NSTextTab(textAlignment: .right, location: 40)
    expect(tab, equals: NSTextTab(textAlignment: .right, location: 40))
    expect(tab != NSTextTab(textAlignment: .left, location: 40))
  }

  @Test func attributesOfSwiftStringsHaveTheSameNames() {
    var text = AttributedString("shadow")
    let shadow = NSShadow()
    text.shadow = shadow
    text.strokeWidth = 2
    text.tracking = 1
    text.underlineColor = .red
    expect(text.shadow === shadow && text.strokeWidth == 2 && text.tracking == 1)
    expect(text.uiKit.underlineColor, equals: .red)
  }
}
