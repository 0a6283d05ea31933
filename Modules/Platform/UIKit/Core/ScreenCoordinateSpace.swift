import Foundation

/// The coordinates of a screen.
///
/// They go through a window that covers the screen, or through none at all: windows lie on the
/// screen by their frames.
@MainActor final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen
  private let ownBounds: CGRect?

  /// Makes the coordinates of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - bounds: Its extent at one moment; nil for what it is when somebody asks.
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
  /// A point of a topmost view in the coordinates of the screen.
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
