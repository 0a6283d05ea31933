/// The desktop's cursors that a style asks for.
package enum PointerCursor: Sendable {
  /// That of the desktop where nothing is said.
  case standard
  /// For text in lines.
  case text
  /// For text in columns.
  case verticalText
  /// None is seen.
  case hidden
}
