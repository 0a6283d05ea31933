/// A page of groups, with the people and posts they name.
public struct GroupedNotifications: Decodable, Sendable, Hashable {
  /// The groups, newest first.
  public var groups: LossyArray<NotificationGroup>
  /// The people that the groups name.
  public var accounts: LossyArray<Account>
  /// The posts that the groups name.
  public var statuses: LossyArray<Status>

  private enum CodingKeys: String, CodingKey {
    case accounts, statuses
    case groups = "notification_groups"
  }

  /// One group an event, for servers that do not group.
  init(_ events: LossyArray<MastodonNotification>) {
    groups = LossyArray(events.elements.map(NotificationGroup.init))
    groups.skipped = events.skipped.map { .init(index: $0.index, problem: $0.problem) }
    accounts = LossyArray(Self.unique(events.elements.compactMap(\.account)))
    statuses = LossyArray(Self.unique(events.elements.compactMap(\.status)))
  }

  private static func unique<Element: Identifiable>(_ elements: [Element]) -> [Element] {
    var known: Set<Element.ID> = []
    return elements.filter { known.insert($0.id).inserted }
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    groups = values.lossy(NotificationGroup.self, .groups)
    accounts = values.lossy(Account.self, .accounts)
    statuses = values.lossy(Status.self, .statuses)
  }
}
