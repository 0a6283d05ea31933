import Foundation

/// An image set of an asset catalog, as the folder that Xcode keeps: a list of files for scales,
/// appearances and idioms.
struct AssetImageSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }

    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [Appearance]?
    let languageDirection: String?

    private enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances
      case languageDirection = "language-direction"
    }

    /// The pixels of a point; nil for a file of any scale.
    var pixelsOfPoint: CGFloat? {
      scale.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat($0) }
    }

    private func has(_ appearance: String, _ value: String) -> Bool {
      appearances?.contains { $0.appearance == appearance && $0.value == value } == true
    }

    var isDark: Bool { has("luminosity", "dark") }
    var isLight: Bool { has("luminosity", "light") }
    var isForHighContrast: Bool { has("contrast", "high") }
  }

  struct Properties: Decodable {
    let renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// How views show the image.
  var renderingMode: UIImage.RenderingMode {
    switch properties?.renderingIntent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  let images: [Entry]
  let properties: Properties?

  /// The file that fits traits best; nil where there is none.
  ///
  /// Appearance counts most, then idiom and direction, then the nearest scale that is not smaller.
  func file(for traits: UITraitCollection) -> (name: String, scale: CGFloat)? {
    let fits = images.filter { entry in
      entry.filename != nil && (!entry.isDark || traits.userInterfaceStyle == .dark)
        && (!entry.isLight || traits.userInterfaceStyle != .dark)
        && (!entry.isForHighContrast || traits.accessibilityContrast == .high)
        && (entry.idiom ?? "universal" == "universal"
          || entry.idiom == Self.idiom(of: traits.userInterfaceIdiom))
        && (entry.languageDirection ?? Self.direction(of: traits) == Self.direction(of: traits))
    }
    func rank(_ entry: Entry) -> (Int, Int, CGFloat) {
      let appearances = [entry.isDark || entry.isLight, entry.isForHighContrast]
      let others = [entry.idiom ?? "universal" != "universal", entry.languageDirection != nil]
      let scale = entry.pixelsOfPoint ?? traits.displayScale
      let way = scale - max(traits.displayScale, 1)
      return (
        -appearances.filter { $0 }.count,
        -others.filter { $0 }.count,
        way >= 0 ? way : 100 - way
      )
    }
    guard let best = fits.min(by: { rank($0) < rank($1) }), let name = best.filename else {
      return nil
    }
    return (name, best.pixelsOfPoint ?? 1)
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
