import Foundation
import LocalStore
import MomentsValues
import SocialModel

/// The beginning of a list, as it is stored for use without a network.
struct StoredShelf<Item: Codable>: Codable {
  /// The items, in order.
  var items: [Item]
}

extension SocialStore {
  /// The beginning of a list; nil where none was stored.
  func shelf<Item: Codable>(
    _ name: String,
    of type: Item.Type = String.self
  ) async throws -> [Item]? {
    let stored: StoredShelf<Item>? = try await value(name)
    return stored?.items
  }

  /// Stores the beginning of a list, in place of an earlier one.
  func saveShelf(_ items: [some Codable], as name: String) async throws {
    try await save(StoredShelf(items: items), as: name)
  }
}

/// A link as it is stored.
struct StoredLink: Codable, Sendable {
  var url: URL
  var title: String
  var summary: String
  var publisher: String?
  var image: URL?
  var width: Int?
  var height: Int?
  var blurhash: String?
  var people: Int

  init(_ link: TrendLink) {
    url = link.card.url
    title = link.card.title
    summary = link.card.summary
    publisher = link.card.publisher
    image = link.card.imageURL
    width = link.card.imageSize?.width
    height = link.card.imageSize?.height
    blurhash = link.card.blurhash
    people = link.people
  }

  var link: TrendLink {
    let size = width.flatMap { width in height.flatMap { PixelSize(width: width, height: $0) } }
    let card = LinkCard(
      url: url,
      title: title,
      summary: summary,
      publisher: publisher,
      imageURL: image,
      imageSize: size,
      blurhash: blurhash
    )
    return TrendLink(card: card, people: people)
  }
}
