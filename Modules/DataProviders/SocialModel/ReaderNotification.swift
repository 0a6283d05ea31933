public import Foundation

/// Something that others did and that concerns the reader; what belongs together, such as all likes
/// of a post, is one.
public struct ReaderNotification: Sendable, Hashable, Identifiable {
  /// What happened.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Somebody named the reader, or replied to them.
    case mention
    /// Somebody likes a post of the reader's.
    case like
    /// Somebody boosted a post of the reader's.
    case boost
    /// Somebody follows the reader.
    case follow
    /// Somebody wants to follow the reader, who decides.
    case followRequest
    /// Somebody whose posts the reader wants to be told of wrote one.
    case post
    /// A post that the reader boosted was edited.
    case edit
    /// A poll that the reader made or voted in has ended.
    case poll
    /// Somebody quoted a post of the reader's.
    case quote
    /// Something that this version does not know.
    case other

    /// The kinds that the reader can hide, in the order in which they are offered: what is not
    /// known may be a warning of those who run the server, and always shows.
    public static let hideable: [Self] = [
      .mention, .like, .boost, .quote, .follow, .followRequest, .poll, .edit, .post,
    ]
  }

  /// The identity of the group; opaque.
  public var id: String
  /// What happened.
  public var kind: Kind
  /// Some of those who did it, the newest first.
  public var people: [Account]
  /// How many did it.
  public var count: Int
  /// The post it is about.
  public var moment: Moment?
  /// When the newest of it happened.
  public var happenedAt: Date?
  /// Whether the reader has not seen it, on whatever device.
  public var isUnread: Bool
  /// The newest event of it, as the server names it; nil where it does not say.
  public var newestEventID: String?

  /// Makes a notification.
  public init(
    id: String,
    kind: Kind,
    people: [Account],
    count: Int? = nil,
    moment: Moment? = nil,
    happenedAt: Date? = nil,
    isUnread: Bool = false,
    newestEventID: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.people = people
    self.count = max(count ?? 0, people.count)
    self.moment = moment
    self.happenedAt = happenedAt
    self.isUnread = isUnread
    self.newestEventID = newestEventID
  }
}
