public import SocialModel

/// Where a page of a timeline belongs.
///
/// A page is what a server answered: rows that follow each other there, the newest first.
/// Identities are opaque, so it is not they that say where a page belongs but how it was requested.
/// Where new rows of a page end without meeting a known one, a gap says that rows may be missing.
public enum InsertionPoint: Sendable, Hashable {
  /// At the top: the server's newest page.
  ///
  /// It joins the newest run of rows where it holds one of them. Else rows may be missing between,
  /// and a gap says so.
  case newest
  /// Directly above all that is known: rows that came while the app listened, nothing between
  /// missed.
  case streamed
  /// Directly below a row.
  ///
  /// A gap below that row is closed where the page meets the rows below it, or where `isEnd` says
  /// that the server has nothing older at all.
  case older(than: Moment.ID, isEnd: Bool)
  /// Directly above a row.
  ///
  /// A gap above that row is closed only where the page meets the rows above it.
  case newer(than: Moment.ID)
}
