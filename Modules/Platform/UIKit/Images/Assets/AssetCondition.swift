import Foundation

/// The traits that an entry of an asset set is for: its appearances, its idiom and its direction.
struct AssetCondition: Decodable {
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  let idiom: String?
  let appearances: [Appearance]?
  let languageDirection: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case languageDirection = "language-direction"
  }

  private func has(_ appearance: String, _ value: String) -> Bool {
    appearances?.contains { $0.appearance == appearance && $0.value == value } == true
  }

  private var isDark: Bool { has("luminosity", "dark") }
  private var isLight: Bool { has("luminosity", "light") }
  private var isForHighContrast: Bool { has("contrast", "high") }

  /// Whether the entry may be used under traits.
  func fits(_ traits: UITraitCollection) -> Bool {
    (!isDark || traits.userInterfaceStyle == .dark)
      && (!isLight || traits.userInterfaceStyle != .dark)
      && (!isForHighContrast || traits.accessibilityContrast == .high)
      && (idiom ?? "universal" == "universal"
        || idiom == Self.idiom(of: traits.userInterfaceIdiom))
      && (languageDirection ?? Self.direction(of: traits) == Self.direction(of: traits))
  }

  /// How much an entry that fits says of the traits: appearance counts most, then the rest.
  var precision: (appearances: Int, others: Int) {
    let appearances = [isDark || isLight, isForHighContrast]
    let others = [idiom ?? "universal" != "universal", languageDirection != nil]
    return (appearances.filter { $0 }.count, others.filter { $0 }.count)
  }

  private static func idiom(of idiom: UIUserInterfaceIdiom) -> String? {
    switch idiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    default: nil
    }
  }

  private static func direction(of traits: UITraitCollection) -> String {
    traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
  }
}
