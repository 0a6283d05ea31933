import Foundation

/// The coordinate space of a screen.
///
/// Conversions use the frames of windows on the screen.
@MainActor final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen
  private let ownBounds: CGRect?

  /// Makes the coordinate space of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - bounds: Constant bounds; nil for the screen's current ones.
  init(_ screen: UIScreen, bounds: CGRect? = nil) {
    self.screen = screen
    ownBounds = bounds
    super.init()
  }

  var bounds: CGRect { ownBounds ?? screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.convert(view.rootOfLadder.fromScreen(point), from: Optional(view.rootOfLadder))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.rootOfLadder.toScreen(view.convert(point, to: Optional(view.rootOfLadder)))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.mapping(rect) { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.mapping(rect) { convert($0, from: coordinateSpace) }
  }
}

extension UIView {
  /// Converts a point of a topmost view to screen coordinates.
  final func toScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - bounds.minX + frame.minX,
      y: point.y - bounds.minY + frame.minY
    )
  }

  final func fromScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - frame.minX + bounds.minX,
      y: point.y - frame.minY + bounds.minY
    )
  }
}
