internal import CoreGraphics
internal import Foundation

/// The request to the data source in progress.
struct CellRequest<Place: ListPlace, Cell: ReusedView> {
  var place: Place
  var size = CGSize.zero
  /// Called with the dequeued view, before the data source configures it.
  var prepare: ((UIView) -> Void)?
  /// The cell to reconfigure; nil to make a new one.
  var reconfigured: Cell?
  var dequeued: UIView?

  /// Records the dequeued view; stops the program if it is the second one of the request.
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
