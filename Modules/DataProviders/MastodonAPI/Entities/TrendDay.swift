public import Foundation

/// How much a topic or link was used on one day; servers write all three as text.
public struct TrendDay: Decodable, Sendable, Hashable {
  /// The beginning of the day, in UTC.
  public var day: Date
  /// How often it was used.
  public var uses: Int
  /// How many accounts used it.
  public var accounts: Int

  private enum CodingKeys: String, CodingKey {
    case day, uses, accounts
  }

  /// Reads a day.
  ///
  /// - Throws: `DecodingError` if it does not say which day it is.
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
