public import Foundation

/// The usage of a hashtag or link on one day; servers return all three values as text.
public struct TrendDay: Decodable, Sendable, Hashable {
  /// The beginning of the day, in UTC.
  public var day: Date
  /// The number of uses.
  public var uses: Int
  /// The number of accounts.
  public var accounts: Int

  private enum CodingKeys: String, CodingKey {
    case day, uses, accounts
  }

  /// Reads a day.
  ///
  /// - Throws: `DecodingError` if it has no date.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let seconds = values.lenientCount(.day) else {
      throw DecodingError.dataCorruptedError(
        forKey: .day,
        in: values,
        debugDescription: "This cannot be a day"
      )
    }
    day = Date(timeIntervalSince1970: TimeInterval(seconds))
    uses = values.lenientCount(.uses) ?? 0
    accounts = values.lenientCount(.accounts) ?? 0
  }
}
