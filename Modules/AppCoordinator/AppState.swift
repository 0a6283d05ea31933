public import Foundation
public import Foundations
import ListModel
import MomentsContracts

/// The app state: the tab, the screens of each tab, and the reading positions in their lists.
///
/// It is stored when the app ends, and restored when it starts.
///
/// The reading position of a timeline that is stored on this machine is stored with the timeline.
public struct AppState: Codable, Hashable, Sendable {
  /// Names a screen over the first one of a tab.
  public enum ScreenName: Codable, Hashable, Sendable {
    /// A moment with its comments, by the identity of the post.
    case moment(String)
    /// The moments with a hashtag.
    case hashtag(String)
    /// A person's profile, with what is shown of them before it is loaded.
    case profile(id: String, name: String, handle: String)
    /// The reader's filters.
    case filters
    /// The requests to follow the reader.
    case followRequests
    /// The reader's bookmarks.
    case bookmarks
    /// The reader's likes.
    case likes
    /// The reader's lists and the hashtags that they follow.
    case lists
    /// The timeline of a list, with its title before that is loaded.
    case list(id: String, title: String)
    /// The people of a list.
    case listMembers(id: String, title: String)
    /// The edit history of a moment, by the identity of the post.
    case edits(String)
    case outbox
    /// The scheduled posts.
    case scheduled
    /// The reader's accounts.
    case accounts
    case search
  }

  /// Which of the reader's timelines the first tab shows.
  public enum RootTimeline: String, Codable, Hashable, Sendable {
    case home, local, `public`
  }

  /// The reading positions in the lists of a tab; nil for a list at its top.
  public struct Positions: Codable, Hashable, Sendable {
    /// That of the first screen.
    public var first: ListPosition?
    /// Those of the screens over it, in the order of ``AppState/stacks``.
    public var others: [ListPosition?]

    /// Makes positions.
    public init(first: ListPosition? = nil, others: [ListPosition?] = []) {
      self.first = first
      self.others = others
    }
  }

  /// Why a stored state cannot be restored.
  public enum Problem: Error, Hashable, Sendable {
    /// A newer version of the app wrote it.
    case newer(version: Int)
    /// It is not an app state.
    case damaged
  }

  /// The version that this version of the app writes.
  public static let version = 1
  /// The largest number of screens of a tab that are stored, the last ones.
  static let deepest = 20
  /// The largest size of a stored state, in bytes; a larger one is invalid.
  public static let largest = 1 << 20

  /// The tab that is shown.
  public var tab: AppTab
  /// Which timeline the first tab shows.
  public var timeline: RootTimeline
  /// The screens of the tabs, without the first one of each.
  public var stacks: [AppTab: [ScreenName]]
  /// The reading positions in the lists of the tabs; none in states of older versions of the app.
  public var positions: [AppTab: Positions]

  /// Makes a state; by default that of the first start.
  public init(
    tab: AppTab = .timeline,
    timeline: RootTimeline = .home,
    stacks: [AppTab: [ScreenName]] = [:],
    positions: [AppTab: Positions] = [:]
  ) {
    self.tab = tab
    self.timeline = timeline
    self.stacks = stacks.compactMapValues { $0.isEmpty ? nil : $0.suffix(Self.deepest) }
    self.positions = positions.compactMapValues { tab in
      let others = tab.others.suffix(Self.deepest)
      guard tab.first != nil || others.contains(where: { $0 != nil }) else { return nil }
      return Positions(first: tab.first, others: Array(others))
    }
  }

  /// Reads a state.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      tab: try container.decode(AppTab.self, forKey: .tab),
      timeline: try container.decode(RootTimeline.self, forKey: .timeline),
      stacks: try container.decode([AppTab: [ScreenName]].self, forKey: .stacks),
      positions: try container.decodeIfPresent([AppTab: Positions].self, forKey: .positions) ?? [:]
    )
  }

  // MARK: Keeping

  private struct Version: Decodable {
    var version: Int
  }

  private struct File: Codable {
    var version: Int
    var state: AppState
  }

  /// Reads the result of ``data()``.
  ///
  /// - Throws: ``Problem``.
  public init(_ data: Data) throws(Problem) {
    let decoder = JSONDecoder()
    guard data.count <= Self.largest, let version = try? decoder.decode(Version.self, from: data)
    else { throw .damaged }
    guard version.version <= Self.version else { throw .newer(version: version.version) }
    guard let file = try? decoder.decode(File.self, from: data) else { throw .damaged }
    self = file.state
  }

  /// The state as bytes, for a file.
  ///
  /// - Throws: Errors of JSON encoding, which do not occur here.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(File(version: Self.version, state: self))
  }
}

extension AppState.RootTimeline {
  init?(_ kind: TimelineKind) {
    switch kind {
    case .home: self = .home
    case .local: self = .local
    case .public: self = .public
    case .hashtag, .profile, .photos, .pinned, .list, .bookmarks, .likes: return nil
    }
  }

  var kind: TimelineKind {
    switch self {
    case .home: .home
    case .local: .local
    case .public: .public
    }
  }
}

extension AppState.ScreenName {
  /// The name of a person's profile.
  static func profile(_ person: PersonReference) -> Self {
    .profile(id: person.id, name: person.name, handle: person.handle)
  }

  /// Whether both name one screen, whatever the title of the person or the list on it.
  func isSameScreen(as other: Self) -> Bool {
    switch (self, other) {
    case (.profile(let id, _, _), .profile(let otherID, _, _)): id == otherID
    case (.list(let id, _), .list(let otherID, _)): id == otherID
    case (.listMembers(let id, _), .listMembers(let otherID, _)): id == otherID
    default: self == other
    }
  }
}
