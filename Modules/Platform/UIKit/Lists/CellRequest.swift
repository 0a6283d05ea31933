internal import CoreGraphics
internal import Foundation

/// The request to the data source in progress.
struct CellRequest<Place: Equatable, Cell: ReusedView> {
  var place: Place
  var size = CGSize.zero
  /// The cell to be filled again; nil when one is to be made.
  var reconfigured: Cell?
  /// The view that was dequeued for the request.
  var dequeued: UIView?

  /// Notes what was dequeued; stops the program at a second view.
  @MainActor mutating func note(_ view: UIView, insteadOf advice: String) {
    if let other = dequeued, other !== view {
      fatalError(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you"
          + " really need to dequeue more cells than the \(advice). Cell: \(other)"
      )
    }
    dequeued = view
  }
}
