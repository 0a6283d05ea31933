import CoreGraphics
import Foundation
internal import UIKitCore

/// Parsers of CSS values.
enum CSSValues {
  /// Returns a length in points; nil for an invalid one.
  ///
  /// Relative lengths are resolved with the font size or the whole.
  static func length(_ text: Substring, fontSize: CGFloat, percentOf whole: CGFloat = 0) -> CGFloat?
  {
    let text = text.trimmed.lowercased()
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits) else { return nil }
    let value = CGFloat(min(max(number, -longest), longest))
    let length: CGFloat? =
      switch text[digits.endIndex...] {
      case "px", "": value
      case "pt": value * 4 / 3
      case "pc": value * 16
      case "in": value * 96
      case "cm": value * 96 / 2.54
      case "mm": value * 96 / 25.4
      case "em": value * fontSize
      case "rem": value * HTMLStyle.usualFontSize
      case "ex", "ch": value * fontSize / 2
      case "%": value / 100 * whole
      default: nil
      }
    return length.map { min(max($0, -CGFloat(longest)), CGFloat(longest)) }
  }

  /// The largest absolute length, in points: text cannot be laid out with larger ones.
  private static let longest = 10_000.0

  /// The sizes of keywords such as `xx-small`, where `medium` is 12.
  private static let fontSizes: [String: CGFloat] = [
    "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
    "xx-large": 24, "xxx-large": 37,
  ]

  /// Returns a font size in points.
  static func fontSize(_ text: Substring, parent: CGFloat) -> CGFloat? {
    let word = text.trimmed.lowercased()
    if let size = fontSizes[word] { return size }
    if word == "smaller" { return parent / 1.2 }
    if word == "larger" { return parent * 1.2 }
    return length(text, fontSize: parent, percentOf: parent).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the font size for the `size` attribute of `font`: 1 to 7, or relative to 3.
  static func fontSize(ofElement text: String) -> CGFloat? {
    let sizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 37]
    guard let number = Int(text.trimmingCharacters(in: .whitespaces)) else { return nil }
    let isRelative = text.contains("+") || text.contains("-")
    let clamped = max(-7, min(7, number))
    return sizes[max(1, min(7, isRelative ? 3 + clamped : clamped)) - 1]
  }

  /// Returns a font weight: 400 is regular, 700 bold.
  static func weight(_ text: Substring, parent: Int) -> Int? {
    switch text.trimmed.lowercased() {
    case "normal": 400
    case "bold": 700
    case "bolder": parent < 400 ? 400 : parent < 600 ? 700 : 900
    case "lighter": parent < 600 ? 100 : parent < 800 ? 400 : 700
    case let number: Int(number).map { max(1, min(1000, $0)) }
    }
  }

  /// Returns the names of font families.
  static func families(_ text: Substring) -> [String] {
    CSSStyleSheet.parts(of: text, at: ",").compactMap { part in
      let name = part.trimmed.filter { $0 != "\"" && $0 != "'" }
      return name.isEmpty ? nil : name
    }
  }

  // MARK: - Colors

  /// Returns a color; nil for an unknown one.
  static func color(_ text: Substring) -> UIColor? {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") { return hexColor(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if let paren = text.firstIndex(of: "("), text.last == ")" {
      return function(text[..<paren], text[text.index(after: paren)...].dropLast())
    }
    return CSSColorNames.color(named: text)
  }

  /// Returns a color of an HTML attribute: a CSS color, or one without the number sign.
  static func color(ofAttribute text: String) -> UIColor? {
    color(text[...]) ?? hexColor(text[...].trimmed)
  }

  private static func hexColor(_ digits: Substring) -> UIColor? {
    guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      return nil
    }
    func part(_ shift: UInt32, _ bits: UInt32) -> CGFloat {
      let top = (UInt32(1) << bits) - 1
      return CGFloat((number >> shift) & top) / CGFloat(top)
    }
    return switch digits.count {
    case 3: UIColor(red: part(8, 4), green: part(4, 4), blue: part(0, 4), alpha: 1)
    case 4: UIColor(red: part(12, 4), green: part(8, 4), blue: part(4, 4), alpha: part(0, 4))
    case 6: UIColor(red: part(16, 8), green: part(8, 8), blue: part(0, 8), alpha: 1)
    case 8: UIColor(red: part(24, 8), green: part(16, 8), blue: part(8, 8), alpha: part(0, 8))
    default: nil
    }
  }

  private static func function(_ name: Substring, _ arguments: Substring) -> UIColor? {
    let words = arguments.split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard words.count >= 3 else { return nil }
    func number(_ index: Int, percentOf whole: CGFloat) -> CGFloat? {
      let word = words[index]
      let isShare = word.last == "%"
      let digits = isShare ? word.dropLast() : word.replacing("deg", with: "")
      // "nan", "inf" and "1e999" are numbers of Swift, and of no color.
      guard let number = Double(digits), number.isFinite else { return nil }
      return isShare ? CGFloat(number) / 100 * whole : CGFloat(number)
    }
    guard let alpha = words.count > 3 ? number(3, percentOf: 1) : 1 else { return nil }
    switch name {
    case "rgb", "rgba":
      guard let red = number(0, percentOf: 255), let green = number(1, percentOf: 255),
        let blue = number(2, percentOf: 255)
      else { return nil }
      return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    case "hsl", "hsla":
      guard let hue = number(0, percentOf: 360), let saturation = number(1, percentOf: 1),
        let lightness = number(2, percentOf: 1)
      else { return nil }
      let brightness = lightness + saturation * min(lightness, 1 - lightness)
      let turn = (hue / 360).truncatingRemainder(dividingBy: 1)
      return UIColor(
        hue: turn < 0 ? turn + 1 : turn,
        saturation: brightness == 0 ? 0 : 2 * (1 - lightness / brightness),
        brightness: brightness,
        alpha: alpha
      )
    default: return nil
    }
  }
}
