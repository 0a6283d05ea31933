/// The part of a list to request.
///
/// It is for the first page, and for rows newer than a known one; older pages are requested at the
/// link of the page before, see ``MastodonClient/page(at:of:)``.
public struct PageRequest: Sendable, Hashable {
  /// Rows strictly older than this one.
  public var maxID: String?
  /// The newest rows that are newer than this one: if there are more than fit, a gap remains.
  public var sinceID: String?
  /// The oldest rows that are newer than this one: without a gap.
  ///
  /// It takes precedence over ``sinceID``.
  public var minID: String?
  /// The number of rows; nil for the server's default.
  ///
  /// Servers have a maximum, 40 posts or 80 accounts.
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
    ["max_id": maxID, "since_id": sinceID, "min_id": minID, "limit": limit]
  }
}
