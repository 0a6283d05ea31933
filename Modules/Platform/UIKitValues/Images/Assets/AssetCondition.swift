import Foundation

/// The traits that an entry of an asset set applies to: appearances, idiom and layout direction.
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

  /// Whether the entry can be used with traits.
  func fits(_ traits: UITraitCollection) -> Bool {
    (!isDark || traits.userInterfaceStyle == .dark)
      && (!isLight || traits.userInterfaceStyle != .dark)
      && (!isForHighContrast || traits.accessibilityContrast == .high)
      && (idiom ?? "universal" == "universal"
        || idiom == Self.idiom(of: traits.userInterfaceIdiom))
      && (languageDirection ?? Self.direction(of: traits) == Self.direction(of: traits))
  }

  /// How specific the entry is: the number of appearances that it names, then of other traits.
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
