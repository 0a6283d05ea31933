import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The contrast of all text with its actual background, by the formula of WCAG 2.2
/// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio): at least 4.5 to 1, for large text too.
@Suite struct ContrastTests {
  private static let least: CGFloat = 4.5

  @Test(arguments: AppScreen.allCases, [UIUserInterfaceStyle.light, .dark])
  func textIsReadable(_ screen: AppScreen, _ style: UIUserInterfaceStyle) async throws {
    let shown = try await screen.show(traits: ScreenTraits(scale: 1, style: style))
    let image = try shown.snapshot()
    let texts = shown.perform { ShownText.all(in: shown.window) }
    expect(!texts.isEmpty || screen == .loading)
    for text in texts {
      guard let ground = Ground(behind: text.frame, in: image) else { continue }
      let contrast = text.color.over(ground.color).contrast(to: ground.color)
      expect(
        contrast,
        isAtLeast: Self.least,
        "\"\(text.words)\" at \(text.frame): \(text.color) on \(ground.color) is \(contrast)"
      )
    }
  }

  @Test func theFormulaMatchesTheStandard() {
    let white = Tone(red: 1, green: 1, blue: 1)
    let black = Tone(red: 0, green: 0, blue: 0)
    expect(abs(white.contrast(to: black) - 21), isBelow: 0.001)
    expect(white.contrast(to: white), equals: 1)
    // #767676 on white is the darkest grey that passes by a hair.
    let grey = Tone(red: 118 / 255, green: 118 / 255, blue: 118 / 255)
    expect(abs(grey.contrast(to: white) - 4.54), isBelow: 0.01)
  }
}

/// A color in sRGB, composed with the background behind it.
private struct Tone: CustomStringConvertible {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(pixel: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  @MainActor init(_ color: UIColor, alpha visibility: CGFloat) {
    (red, green, blue) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    alpha *= visibility
  }

  func over(_ ground: Tone) -> Tone {
    func mix(_ top: CGFloat, _ below: CGFloat) -> CGFloat { top * alpha + below * (1 - alpha) }
    return Tone(
      red: mix(red, ground.red),
      green: mix(green, ground.green),
      blue: mix(blue, ground.blue)
    )
  }

  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func contrast(to other: Tone) -> CGFloat {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  var description: String {
    String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }
}

/// The most frequent color of an area: that of the background, since letters cover less than half
/// of it.
private struct Ground {
  let color: Tone

  /// Makes the background behind a frame; nil outside of the image, and where the background has no
  /// uniform color, as over a photo.
  ///
  /// Over photos, a scrim keeps text readable on any image; the tests of DesignKit compute that.
  init?(behind frame: CGRect, in image: CGImage) {
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let place = frame.intersection(bounds)
    guard place.width >= 1, place.height >= 1 else { return nil }
    var counts: [UInt32: Int] = [:]
    var total = 0
    for y in Int(place.minY)..<Int(place.maxY) {
      for x in Int(place.minX)..<Int(place.maxX) {
        counts[image.pixel(x: x, y: y), default: 0] += 1
        total += 1
      }
    }
    guard let (pixel, count) = counts.max(by: { $0.value < $1.value }), count * 4 > total else {
      return nil
    }
    color = Tone(pixel: pixel)
  }
}

/// A text on screen, and one of its colors.
@MainActor private struct ShownText {
  var words: String
  var color: Tone
  var frame: CGRect

  static func all(in window: UIWindow) -> [ShownText] {
    texts(in: window, window, visible: window.bounds, alpha: 1)
  }

  private static func texts(
    in view: UIView,
    _ window: UIWindow,
    visible: CGRect,
    alpha: CGFloat
  ) -> [ShownText] {
    let alpha = alpha * view.alpha
    // The standard exempts text of disabled controls.
    let isDisabled = (view as? UIControl)?.isEnabled == false
    guard !view.isHidden, alpha > 0.5, !isDisabled else { return [] }
    let frame = view.convert(view.bounds, to: window)
    let inner = view.clipsToBounds ? visible.intersection(frame) : visible
    // Text that is cut at an edge has less background than letters.
    let isWhole = visible.contains(frame)
    let own =
      isWhole
      ? colors(of: view).map { words, color in
        ShownText(
          words: String(words.prefix(30)),
          color: Tone(color.resolvedColor(with: view.traitCollection), alpha: alpha),
          frame: frame
        )
      } : []
    var subviews = view.subviews
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      subviews = [modal]
    }
    return own + subviews.flatMap { texts(in: $0, window, visible: inner, alpha: alpha) }
  }

  /// The texts of a view, by color.
  private static func colors(of view: UIView) -> [(String, UIColor)] {
    switch view {
    case let label as UILabel: return runs(of: label.attributedText, else: label.textColor)
    case let field as UITextField:
      if field.text?.isEmpty == false {
        return [(field.text ?? "", field.textColor ?? .label)]
      }
      return runs(of: field.attributedPlaceholder, else: .placeholderText)
    case let text as UITextView: return runs(of: text.attributedText, else: text.textColor)
    default: return []
    }
  }

  private static func runs(
    of text: NSAttributedString?,
    else color: UIColor?
  ) -> [(String, UIColor)] {
    guard let text, text.length > 0 else { return [] }
    var runs: [(String, UIColor)] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.foregroundColor, in: whole) { value, range, _ in
      let words = text.attributedSubstring(from: range).string
      guard !words.allSatisfy(\.isWhitespace) else { return }
      runs.append((words, value as? UIColor ?? color ?? .label))
    }
    return runs
  }
}
