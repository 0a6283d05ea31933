import CoreGraphics
import Foundation

/// A color set of an asset catalog, in the format of Xcode: a list of colors for appearances and
/// idioms.
struct AssetColorSet: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      let space: String?
      let components: [String: String]?
      let reference: String?

      private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    /// The color, cached because views read it each time they are drawn.
    let color: UIColor?
    let condition: AssetCondition

    private enum CodingKeys: String, CodingKey {
      case color
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      color = try container.decodeIfPresent(Value.self, forKey: .color)?.color
      condition = try AssetCondition(from: decoder)
    }
  }

  let colors: [Entry]

  /// Returns the color that matches traits best; nil if none matches.
  func color(for traits: UITraitCollection) -> UIColor? {
    colors.lazy.filter { $0.color != nil && $0.condition.fits(traits) }
      .max { $0.condition.precision < $1.condition.precision }?
      .color
  }
}

extension AssetColorSet.Entry.Value {
  /// The color; nil if the entry has none or an unknown one.
  var color: UIColor? {
    guard let components else { return reference.flatMap { Self.systemColors[$0] } }
    func part(_ name: String) -> CGFloat { components[name].map(Self.number) ?? 0 }
    let alpha = components["alpha"].map(Self.number) ?? 1
    switch space {
    case "gray-gamma-22", "extended-gray": return UIColor(white: part("white"), alpha: alpha)
    case "display-p3":
      return UIColor(
        displayP3Red: part("red"),
        green: part("green"),
        blue: part("blue"),
        alpha: alpha
      )
    default:
      return UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
    }
  }

  /// Parses a component, written as a fraction, an integer of 0 to 255, or a hexadecimal byte.
  private static func number(_ text: String) -> CGFloat {
    if text.hasPrefix("0x") { return CGFloat(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = CGFloat(Double(text) ?? 0)
    return text.contains(".") || value <= 1 ? value : value / 255
  }

  private static let systemColors: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
  ]
}
