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
