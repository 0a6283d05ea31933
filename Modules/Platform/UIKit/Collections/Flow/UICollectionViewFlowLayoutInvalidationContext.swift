import Foundation

/// Says whether the sizes from the delegate or the metrics of a flow layout are computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Makes a context that invalidates the whole flow layout.
  public override init() { super.init() }

  /// Whether sizes and spacing must be requested from the delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the attributes of items must be recomputed, though sizes and spacing are valid.
  open var invalidateFlowLayoutAttributes = true
}
