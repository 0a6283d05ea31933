public import Foundation
public import Foundations
public import MomentsContracts

/// The app state: the tab, the screens of each tab, and the reading positions in their lists.
///
/// It is stored when the app ends, and restored when it starts.
///
/// The reading position of a timeline that is stored on this machine is stored with the timeline.
public struct AppState: Codable, Hashable, Sendable {
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
  public static let version = 2
  /// The largest number of screens of a tab that are stored, the last ones.
  static let deepest = 20
  /// The largest size of a stored state, in bytes; a larger one is invalid.
  public static let largest = 1 << 20

  /// The tab that is shown.
  public var tab: AppTab
  /// Which timeline the first tab shows.
  public var timeline: TimelineKind
  /// The screens of the tabs, without the first one of each.
  public var stacks: [AppTab: [Route]]
  /// The reading positions in the lists of the tabs; none in states of older versions of the app.
  public var positions: [AppTab: Positions]

  /// Makes a state; by default that of the first start.
  public init(
    tab: AppTab = .timeline,
    timeline: TimelineKind = .home,
    stacks: [AppTab: [Route]] = [:],
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
  ///
  /// A place that is not understood, as older versions of the app wrote some, is left out with its
  /// reading position.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let stacks = try container.decode([AppTab: [Place]].self, forKey: .stacks)
    var positions =
      try container.decodeIfPresent([AppTab: Positions].self, forKey: .positions) ?? [:]
    for (tab, stack) in stacks {
      guard let others = positions[tab]?.others else { continue }
      positions[tab]?.others = zip(stack, others).filter { $0.0.route != nil }.map(\.1)
    }
    self.init(
      tab: try container.decode(AppTab.self, forKey: .tab),
      timeline: (try? container.decode(TimelineKind.self, forKey: .timeline)) ?? .home,
      stacks: stacks.mapValues { $0.compactMap(\.route) },
      positions: positions
    )
  }

  private struct Place: Decodable {
    var route: Route?

    init(from decoder: any Decoder) { route = try? Route(from: decoder) }
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
