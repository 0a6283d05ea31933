public import Foundation

/// A frame of reference on a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The extent of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A point of this space, in the coordinates of `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of `coordinateSpace`, in the coordinates of this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space, in the coordinates of `coordinateSpace`.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of `coordinateSpace`, in the coordinates of this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
