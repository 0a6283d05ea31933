import Foundation
import MastodonAPI

/// A post, as in an account archive.
struct Note: Decodable, Sendable {
  var id: String
  var type: String?
  var url: String?
  var attributedTo: String?
  var published: Date?
  var updated: Date?
  /// HTML.
  var content: String
  /// The content warning, plain.
  var summary: String?
  var sensitive: Bool
  var inReplyTo: String?
  var language: String?
  var to: [String]
  var cc: [String]
  var attachments: LossyArray<NoteAttachment>
  var tags: LossyArray<NoteTag>
  var replyCount: Int
  var likeCount: Int
  var shareCount: Int

  private enum CodingKeys: String, CodingKey {
    case id, type, url, attributedTo, published, updated, content, contentMap, summary, sensitive
    case inReplyTo, to, cc, attachment, tag, replies, likes, shares
  }

  private struct Collection: Decodable {
    var totalItems: Int?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    type = values.lenientText(.type)
    url = values.lenientText(.url)
    attributedTo = values.lenientText(.attributedTo)
    published = values.lenientDate(.published)
    updated = values.lenientDate(.updated)
    content = try values.decodeIfPresent(String.self, forKey: .content) ?? ""
    summary = values.lenientText(.summary)
    sensitive = values.lenient(Bool.self, .sensitive) ?? false
    inReplyTo = values.lenientText(.inReplyTo)
    let languages = values.lenient([String: String].self, .contentMap)
    language = languages?.count == 1 ? languages?.keys.first : nil
    to = Self.addresses(values, .to)
    cc = Self.addresses(values, .cc)
    attachments = Self.list(NoteAttachment.self, values, .attachment)
    tags = Self.list(NoteTag.self, values, .tag)
    replyCount = values.lenient(Collection.self, .replies)?.totalItems ?? 0
    likeCount = values.lenient(Collection.self, .likes)?.totalItems ?? 0
    shareCount = values.lenient(Collection.self, .shares)?.totalItems ?? 0
  }

  /// The addresses of a value: ActivityPub writes a list of one element as the element.
  private static func addresses(
    _ values: KeyedDecodingContainer<CodingKeys>,
    _ key: CodingKeys
  ) -> [String] {
    values.lenientText(key).map { [$0] } ?? values.lossy(String.self, key).elements
  }

  private static func list<Element>(
    _ type: Element.Type,
    _ values: KeyedDecodingContainer<CodingKeys>,
    _ key: CodingKeys
  ) -> LossyArray<Element> {
    values.lenient(type, key).map { LossyArray([$0]) } ?? values.lossy(type, key)
  }
}

/// An image, film or sound of a note.
struct NoteAttachment: Decodable, Sendable {
  var url: String
  var mediaType: String?
  /// The alternative text, plain.
  var name: String?
  var blurhash: String?
  var width: Int?
  var height: Int?
  /// Two numbers from -1 to 1, to the right and upwards.
  var focalPoint: [Double]

  private enum CodingKeys: String, CodingKey {
    case url, mediaType, name, blurhash, width, height, focalPoint
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    url = try values.decode(String.self, forKey: .url)
    mediaType = values.lenientText(.mediaType)
    name = values.lenientText(.name)
    blurhash = values.lenientText(.blurhash)
    width = values.lenientCount(.width)
    height = values.lenientCount(.height)
    focalPoint = values.lenient([Double].self, .focalPoint) ?? []
  }
}

/// A person, a hashtag or an emoji of a note.
struct NoteTag: Decodable, Sendable {
  var type: String
  var name: String
  @Lenient var href: String?
  @Lenient var icon: ActorImage?

  private enum CodingKeys: String, CodingKey {
    case type, name, href, icon
  }
}
