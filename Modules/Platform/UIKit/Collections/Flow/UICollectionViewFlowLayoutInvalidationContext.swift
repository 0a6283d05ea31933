import Foundation

/// Which part of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Makes a context that means all of the flow layout.
  public override init() { super.init() }

  /// Whether the delegate has to be asked again for sizes and distances.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of items are out of date, though sizes and distances are not.
  open var invalidateFlowLayoutAttributes = true
}
