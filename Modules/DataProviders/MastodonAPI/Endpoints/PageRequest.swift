/// Which part of a list to ask for.
///
/// For the first page, and for what is newer than a known row; older pages are requested at the
/// address that the page before names, see ``MastodonClient/page(at:of:)``.
public struct PageRequest: Sendable, Hashable {
  /// Rows strictly older than this one.
  public var maxID: String?
  /// The newest rows that are newer than this one: where more are new than fit, a gap stays.
  public var sinceID: String?
  /// The oldest rows that are newer than this one: no gap, whatever is new.
  ///
  /// It wins over ``sinceID``.
  public var minID: String?
  /// How many rows; nil for the server's usual number.
  ///
  /// Servers have a most, 40 posts or 80 accounts.
  public var limit: Int?

  /// Makes a request; without arguments, for the newest rows.
  public init(
    maxID: String? = nil,
    sinceID: String? = nil,
    minID: String? = nil,
    limit: Int? = nil
  ) {
    self.maxID = maxID
    self.sinceID = sinceID
    self.minID = minID
    self.limit = limit
  }

  var query: FormFields {
    var fields = FormFields()
    fields.add("max_id", maxID)
    fields.add("since_id", sinceID)
    fields.add("min_id", minID)
    fields.add("limit", limit)
    return fields
  }
}
