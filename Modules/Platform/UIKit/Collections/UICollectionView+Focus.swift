extension UICollectionView {
  final func delegateAllowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
    guard let collectionDelegate else { return true }
    return collectionDelegate.collectionView(
      self,
      shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)
    )
  }

  final func focusDidMove(
    _ context: UIFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator
  ) {
    let own = UICollectionViewFocusUpdateContext(context, in: self)
    if let path = own.nextFocusedIndexPath { lastFocused = path }
    collectionDelegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
  }
}
