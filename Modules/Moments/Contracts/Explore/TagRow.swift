public import ListModel

/// One hashtag of a shelf.
public struct TagRow: ListItemViewModel, Hashable {
  /// The topic, without the leading "#".
  public var name: String

  /// The number of people who used it: "123 people in 2 days"; empty if unknown.
  public var usageText: String

  /// The number of uses on each of the last days, the oldest first; at most ``historyLimit`` days,
  /// and none if unknown.
  public var history: [Int]

  /// Name and usage in full, for assistive technologies.
  public var accessibilityText: String

  /// The maximum number of days in a history.
  public static let historyLimit = 7

  /// Makes a row; of a longer history the newest days are kept, and no day is negative.
  public init(name: String, usageText: String, history: [Int], accessibilityText: String) {
    self.name = name
    self.usageText = usageText
    self.history = history.suffix(Self.historyLimit).map { max(0, $0) }
    self.accessibilityText = accessibilityText
  }

  /// The identity of the row: the topic without regard to case.
  public var itemID: ListItemID { ListItemID(name.lowercased()) }

  /// The topic as shown, isolated from the direction of the line.
  public var title: String { "\u{2068}#\(name)\u{2069}" }
}
