public import Foundation

/// A notification of the reader; related events, such as all likes of a post, are one.
public struct ReaderNotification: Sendable, Hashable, Identifiable {
  /// The kind of a notification.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Somebody mentioned the reader, or replied to them.
    case mention
    /// Somebody liked a post of the reader.
    case like
    /// Somebody boosted a post of the reader.
    case boost
    /// Somebody followed the reader.
    case follow
    /// Somebody requested to follow the reader.
    case followRequest
    /// Somebody whose posts the reader subscribed to wrote one.
    case post
    /// A post that the reader boosted was edited.
    case edit
    /// A poll that the reader made or voted in has ended.
    case poll
    /// Somebody quoted a post of the reader.
    case quote
    /// An unknown kind.
    case other

    /// The kinds that the reader can hide, in the order of the screen.
    ///
    /// The unknown kind is always shown, because it may be a warning of the server's
    /// administrators.
    public static let hideable: [Self] = [
      .mention, .like, .boost, .quote, .follow, .followRequest, .poll, .edit, .post,
    ]
  }

  /// The identity of the group; opaque.
  public var id: String
  /// What happened; all events of a notification have the same.
  public var kind: Kind
  /// Some of the people, the newest first.
  public var people: [Account]
  /// The number of people.
  public var count: Int
  /// The post of the notification.
  public var moment: Moment?
  /// When its newest event happened.
  public var happenedAt: Date?
  /// Whether the reader has not seen it, on any device.
  public var isUnread: Bool
  /// Its newest event, as the server names it; nil where the server does not return it.
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
