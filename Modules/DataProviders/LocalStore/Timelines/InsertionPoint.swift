public import SocialModel

/// The insertion point of a page in a timeline.
///
/// A page is a response of a server: rows that are adjacent there, the newest first. Identities are
/// opaque, so the position of a page does not follow from them but from its request. If the new
/// rows of a page end without meeting a known one, a gap says that rows may be missing.
public enum InsertionPoint: Sendable, Hashable {
  /// At the top: the server's newest page.
  ///
  /// It joins the newest run of rows if it contains one of them. Otherwise a gap says that rows may
  /// be missing in between.
  case newest
  /// Directly above all known rows: rows that arrived while the app listened, without any missing
  /// in between.
  case streamed
  /// Directly below a row.
  ///
  /// A gap below that row is closed if the page meets the rows below it, or if `isEnd` says that
  /// the server has nothing older at all.
  case older(than: Moment.ID, isEnd: Bool)
  /// Directly above a row.
  ///
  /// A gap above that row is closed only if the page meets the rows above it.
  case newer(than: Moment.ID)
}
