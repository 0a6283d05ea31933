import Foundation

/// An image set of an asset catalog, in the format of Xcode: a list of files for scales,
/// appearances and idioms.
struct AssetImageSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let condition: AssetCondition

    private enum CodingKeys: String, CodingKey {
      case filename, scale
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      scale = try container.decodeIfPresent(String.self, forKey: .scale)
      condition = try AssetCondition(from: decoder)
    }

    /// The scale, in pixels per point; nil for a file of any scale.
    var pixelsOfPoint: CGFloat? {
      scale.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat($0) }
    }
  }

  struct Properties: Decodable {
    let renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }

  var renderingMode: UIImage.RenderingMode {
    switch properties?.renderingIntent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  let images: [Entry]
  let properties: Properties?

  /// Returns the file that matches traits best; nil if none matches.
  ///
  /// Appearance has precedence, then idiom and direction, then the nearest scale that is not
  /// smaller.
  func file(for traits: UITraitCollection) -> (name: String, scale: CGFloat)? {
    let fits = images.filter { $0.filename != nil && $0.condition.fits(traits) }
    func rank(_ entry: Entry) -> (Int, Int, CGFloat) {
      let precision = entry.condition.precision
      let scale = entry.pixelsOfPoint ?? traits.displayScale
      let difference = scale - max(traits.displayScale, 1)
      return (
        -precision.appearances, -precision.others, difference >= 0 ? difference : 100 - difference
      )
    }
    guard let best = fits.min(by: { rank($0) < rank($1) }), let name = best.filename else {
      return nil
    }
    return (name, best.pixelsOfPoint ?? 1)
  }
}
