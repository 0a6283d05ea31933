/// A page of groups, with their people and posts.
public struct GroupedNotifications: Decodable, Sendable, Hashable {
  /// The groups, newest first.
  @Lenient public var groups: LossyArray<NotificationGroup>
  /// The people that the groups name.
  @Lenient public var accounts: LossyArray<Account>
  /// The posts that the groups name.
  @Lenient public var statuses: LossyArray<Status>
  /// Whether the groups were made of events here, because the server returned none.
  public private(set) var areMadeOfEvents = false

  private enum CodingKeys: String, CodingKey {
    case accounts, statuses
    case groups = "notification_groups"
  }

  /// Groups of events, for servers that do not return groups: events with the same key are one
  /// group, and those without a key are one each.
  init(_ events: LossyArray<MastodonNotification>) {
    var places: [String: Int] = [:]
    var found: [NotificationGroup] = []
    for group in events.elements.map(NotificationGroup.init) {
      if let place = places[group.groupKey] {
        found[place].append(group)
      } else {
        places[group.groupKey] = found.count
        found.append(group)
      }
    }
    var groups = LossyArray(found)
    groups.skipped = events.skipped.map { .init(index: $0.index, problem: $0.problem) }
    self.groups = groups
    areMadeOfEvents = true
    accounts = LossyArray(Self.unique(events.elements.compactMap(\.account)))
    statuses = LossyArray(Self.unique(events.elements.compactMap(\.status)))
  }

  private static func unique<Element: Identifiable>(_ elements: [Element]) -> [Element] {
    var known: Set<Element.ID> = []
    return elements.filter { known.insert($0.id).inserted }
  }
}
