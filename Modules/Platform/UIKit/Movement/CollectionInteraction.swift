/// What hands do with a collection view besides scrolling and selecting.
@MainActor struct CollectionInteraction {
  /// The item that is being moved by hand.
  var movement: InteractiveMovement?
  /// Whether the accessories for editing are shown.
  var isEditing = false
}

extension UICollectionView {
  final var movement: InteractiveMovement? {
    get { interaction.movement }
    set { interaction.movement = newValue }
  }

  /// Whether rows of lists show their accessories for editing.
  public final var isEditing: Bool {
    get { interaction.isEditing }
    set {
      guard newValue != interaction.isEditing else { return }
      interaction.isEditing = newValue
      swipeActions?.close(animated: true)
      let rows = shown.values.compactMap { $0.view as? UICollectionViewListCell }
      UIView.animate(withDuration: 0.25) {
        for row in rows {
          row.editingMayHaveChanged()
          row.layoutIfNeeded()
        }
      }
    }
  }
}
