/// The desktop's cursors for pointer styles.
package enum PointerCursor: Sendable {
  /// The default cursor.
  case standard
  /// The text cursor, for horizontal text.
  case text
  /// The text cursor, for vertical text.
  case verticalText
  /// No cursor.
  case hidden
}
