import Foundation
import LocalStore
import MomentsValues
import SocialModel

/// The beginning of a list of the explore screen, as it is stored for use without a network.
struct StoredShelf<Item: Codable & Sendable>: Codable, Sendable {
  /// When the server returned it.
  var fetchedAt: Date
  /// The items, in order.
  var items: [Item]

  /// The names in files that earlier versions wrote.
  private enum CodingKeys: String, CodingKey {
    case fetchedAt = "heardAt"
    case items
  }

  static func read(_ name: String, from store: SocialStore) async throws -> StoredShelf? {
    try await store.value(name)
  }

  func save(_ name: String, in store: SocialStore) async throws {
    try await store.save(self, as: name)
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
