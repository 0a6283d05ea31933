/// A place at the edge of a rectangle, which follows the direction of the user interface.
public enum NSRectAlignment: Int, Sendable {
  /// No place.
  case none = 0
  /// Above.
  case top = 1
  /// Above, where lines of text begin.
  case topLeading = 2
  /// Where lines of text begin.
  case leading = 3
  /// Below, where lines of text begin.
  case bottomLeading = 4
  /// Below.
  case bottom = 5
  /// Below, where lines of text end.
  case bottomTrailing = 6
  /// Where lines of text end.
  case trailing = 7
  /// Above, where lines of text end.
  case topTrailing = 8

  /// The edges that the place touches.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
