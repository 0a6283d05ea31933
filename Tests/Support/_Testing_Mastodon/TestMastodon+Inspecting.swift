public import Foundation
import Locking

extension TestMastodon {
  /// A post, as the server has it.
  public struct Post: Sendable, Hashable {
    public var id: String
    public var account: String
    public var text: String
    public var warning: String
    public var isSensitive: Bool
    public var visibility: String
    public var language: String?
    /// Ids of its files, in order.
    public var media: [String]
    public var replyTo: String?
    /// The post that it boosts.
    public var boostOf: String?
    public var createdAt: Date
    public var isEdited: Bool
  }

  /// A file, as the server has it.
  public struct File: Sendable, Hashable {
    public var id: String
    public var account: String
    public var type: String
    public var content: Data
    public var description: String?
    /// The focal point, as "x,y".
    public var focus: String?
    /// The post that it is attached to.
    public var status: String?
  }

  /// A report as the server has it.
  public struct FiledReport: Sendable, Hashable {
    public var reporter: String
    public var account: String
    public var statuses: [String]
    public var comment: String
    public var category: String
    public var rules: [String]
    public var isForwarded: Bool
  }

  /// A profile as the server has it.
  public struct Profile: Sendable, Hashable {
    public var name: String
    public var note: String
    /// Lines, as "name: value".
    public var lines: [String]
    public var isLocked: Bool
    public var isBot: Bool
    public var isDiscoverable: Bool
    /// The bytes of the portrait that was sent.
    public var avatar: Data?
    /// The bytes of the image behind that was sent.
    public var header: Data?
  }

  /// The profile of an account.
  public func profile(of account: String) -> Profile? {
    core.world.withLock { world in
      func bytes(_ path: String?) -> Data? {
        let parts = path?.split(separator: "/") ?? []
        return parts.count > 1 ? world.media[String(parts[1])]?.content : nil
      }
      return world.accounts[account].map { account in
        Profile(
          name: account.displayName,
          note: account.note,
          lines: account.fields.map { "\($0.name): \($0.value)" },
          isLocked: account.isLocked,
          isBot: account.isBot,
          isDiscoverable: account.isDiscoverable,
          avatar: bytes(account.avatar),
          header: bytes(account.header)
        )
      }
    }
  }

  /// The note of an account about another; nil if there is none.
  public func note(about account: String, by viewer: String) -> String? {
    core.world.withLock { $0.notes["\(viewer) \(account)"] }
  }

  /// The pinned posts of an account, the last pin first.
  public func pins(of account: String) -> [String] {
    core.world.withLock { world in
      world.statuses.values.filter { $0.account == account && $0.isPinned }
        .sorted { $0.pin ?? 0 > $1.pin ?? 0 }.map(\.id)
    }
  }

  /// A filter, as the server has it.
  public struct KnownFilter: Sendable, Hashable {
    public var id: String
    public var title: String
    public var action: String
    public var contexts: [String]
    public var expiresAt: Date?
    /// Its words, and whether only whole words match.
    public var words: [String: Bool]
  }

  /// The filters of an account, oldest first.
  public func filters(of account: String) -> [KnownFilter] {
    core.world.withLock { world in
      world.filters.filter { $0.account == account }.map { filter in
        KnownFilter(
          id: filter.id,
          title: filter.title,
          action: filter.action,
          contexts: filter.contexts,
          expiresAt: filter.expiresAt,
          words: Dictionary(
            filter.keywords.map { ($0.word, $0.isWholeWord) },
            uniquingKeysWith: { $1 }
          )
        )
      }
    }
  }

  /// All reports that were filed, oldest first.
  public var reports: [FiledReport] {
    core.world.withLock { world in
      world.reports.map { report in
        FiledReport(
          reporter: report.reporter,
          account: report.account,
          statuses: report.statuses,
          comment: report.comment,
          category: report.category,
          rules: report.rules,
          isForwarded: report.isForwarded
        )
      }
    }
  }

  /// A list of people, as the server has it.
  public struct PeopleList: Sendable, Hashable {
    public var id: String
    public var title: String
    public var members: [String]
  }

  /// The lists of an account.
  public func peopleLists(of account: String) -> [PeopleList] {
    core.world.withLock { world in
      world.lists.filter { $0.account == account }
        .map { PeopleList(id: $0.id, title: $0.title, members: $0.members) }
    }
  }

  /// Whether an account follows a hashtag.
  public func isTagFollowed(_ name: String, by account: String) -> Bool {
    core.world.withLock { $0.followedTags.contains(account, name.lowercased()) }
  }

  /// The hashtags that an account follows, in alphabetical order.
  public func followedTags(of account: String) -> [String] {
    core.world.withLock { $0.followedTags.of(account).map(\.object).sorted() }
  }

  /// The lists of an account, each with its members: "Sea: bob, dora".
  public func lists(of account: String) -> [String] {
    core.world.withLock { world in
      world.lists.filter { $0.account == account }.map { list in
        let people = list.members.compactMap { world.accounts[$0]?.username }
        return "\(list.title): \(people.joined(separator: ", "))"
      }
    }
  }

  /// Whether an account muted the conversation of a post.
  public func isConversationMuted(_ status: String, by account: String) -> Bool {
    core.world.withLock {
      $0.mutedConversations.contains(account, $0.conversation(of: status))
    }
  }

  /// A question, as the server has it.
  public struct Question: Sendable, Hashable {
    public var options: [String]
    public var allowsSeveral: Bool
    public var hidesTotals: Bool
    public var expiresAt: Date?
    /// The votes, by account.
    public var votes: [String: Set<Int>]
  }

  /// The poll of a post; nil if it has none.
  public func question(of status: String) -> Question? {
    core.world.withLock { world in
      guard let poll = world.statuses[status]?.poll.flatMap({ world.polls[$0] }) else { return nil }
      return Question(
        options: poll.options,
        allowsSeveral: poll.isMultiple,
        hidesTotals: poll.hidesTotals,
        expiresAt: poll.expiresAt,
        votes: poll.votes
      )
    }
  }

  /// All posts and boosts of an account, oldest first.
  public func posts(by account: String) -> [Post] {
    posts { $0.account == account }
  }

  /// All posts and boosts, oldest first.
  public var posts: [Post] { posts { _ in true } }

  /// A post; nil if it does not exist, or not anymore.
  public func post(_ id: String) -> Post? {
    core.world.withLock { world in world.statuses[id].map { Post($0) } }
  }

  private func posts(where isWanted: (StatusRecord) -> Bool) -> [Post] {
    core.world.withLock { world in
      world.statusOrder.compactMap { world.statuses[$0] }.filter(isWanted).map { Post($0) }
    }
  }

  /// The ids in the home feed of an account, newest first.
  public func home(of account: String) -> [String] {
    core.world.withLock { $0.homeFeed(of: account) }
  }

  /// All files, of posts and waiting ones.
  public var files: [File] {
    core.world.withLock { world in
      world.media.values.map { file in
        File(
          id: file.id,
          account: file.account,
          type: file.type,
          content: file.content,
          description: file.description,
          focus: file.focus.map { "\($0.x),\($0.y)" },
          status: file.status
        )
      }.sorted { $0.id < $1.id }
    }
  }

  public func isLiked(_ status: String, by account: String) -> Bool {
    core.world.withLock { $0.favourites.contains(account, status) }
  }

  public func isBoosted(_ status: String, by account: String) -> Bool {
    core.world.withLock { $0.boost(of: status, by: account) != nil }
  }

  public func isBookmarked(_ status: String, by account: String) -> Bool {
    core.world.withLock { $0.bookmarks.contains(account, status) }
  }

  public func isMuted(_ account: String, by reader: String) -> Bool {
    core.world.withLock { $0.mutes.contains(reader, account) }
  }

  public func isBlocked(_ account: String, by reader: String) -> Bool {
    core.world.withLock { $0.blocks.contains(reader, account) }
  }

  /// The pending follow requests to an account, the last one first.
  public func followRequests(to account: String) -> [String] {
    core.world.withLock { $0.followRequests.to(account).map(\.subject) }
  }

  public func isFollowed(_ account: String, by follower: String) -> Bool {
    core.world.withLock { $0.follows.contains(follower, account) }
  }

  /// Whether a follow request is pending.
  public func isRequested(_ account: String, by follower: String) -> Bool {
    core.world.withLock { $0.followRequests.contains(follower, account) }
  }

  /// The id up to which an account has read a timeline: `home` or `notifications`.
  public func marker(_ timeline: String, of account: String) -> String? {
    core.world.withLock { $0.markers[account]?[timeline]?.lastReadID }
  }

  /// The kinds of notifications that an account has, oldest first.
  public func notifications(of account: String) -> [String] {
    core.world.withLock { world in
      world.notifications.filter { $0.account == account }.map(\.type)
    }
  }

  /// The ids of an account's notifications, oldest first.
  public func notificationIDs(of account: String) -> [String] {
    core.world.withLock { world in
      world.notifications.filter { $0.account == account }.map(\.id)
    }
  }

  /// A notification of an account, as the server names it.
  public struct DismissedNotification: Sendable, Hashable {
    public var id: String
    public var type: String
    /// Equal for events that belong together.
    public var groupKey: String
  }

  /// The dismissed notifications of an account, in order.
  public func dismissals(of account: String) -> [DismissedNotification] {
    core.world.withLock { world in
      world.dismissedNotifications.filter { $0.account == account }
        .map { DismissedNotification(id: $0.id, type: $0.type, groupKey: $0.groupKey) }
    }
  }

  /// Whether a token is known.
  public func isValid(_ token: String) -> Bool {
    core.world.withLock { $0.tokens[token] != nil }
  }

  /// The number of registered applications.
  public var applicationCount: Int { core.world.withLock { $0.applications.count } }
}

extension TestMastodon.Post {
  fileprivate init(_ status: StatusRecord) {
    self.init(
      id: status.id,
      account: status.account,
      text: status.text,
      warning: status.spoiler,
      isSensitive: status.isSensitive,
      visibility: status.visibility,
      language: status.language,
      media: status.media,
      replyTo: status.inReplyTo,
      boostOf: status.boostOf,
      createdAt: status.createdAt,
      isEdited: status.editedAt != nil
    )
  }
}
