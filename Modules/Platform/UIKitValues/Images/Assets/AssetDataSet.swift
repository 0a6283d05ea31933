import Foundation

/// A data set of an asset catalog, in the format of Xcode: a list of files for idioms.
struct AssetDataSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let type: String?
    let condition: AssetCondition

    private enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      type = try container.decodeIfPresent(String.self, forKey: .type)
      condition = try AssetCondition(from: decoder)
    }
  }

  let data: [Entry]

  /// Returns the file that matches traits best; nil if none matches.
  func file(for traits: UITraitCollection) -> (name: String, type: String?)? {
    let fits = data.filter { $0.filename != nil && $0.condition.fits(traits) }
    guard let best = fits.max(by: { $0.condition.precision < $1.condition.precision }),
      let name = best.filename
    else { return nil }
    return (name, best.type)
  }
}
