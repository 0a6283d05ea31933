/// The interactions of a collection view besides scrolling and selecting.
@MainActor struct CollectionInteraction {
  /// The item that is being moved by hand.
  var movement: InteractiveMovement?
  /// Whether the accessories for editing are shown.
  var isEditing = false
  /// Whether items can be selected by touch while editing.
  var selectsDuringEditing = false
  /// Whether several items can be selected by touch while editing.
  var selectsSeveralDuringEditing = false
  /// The transition to another layout that is in progress.
  var transition: LayoutTransition?
  /// Whether the delegate that was called last has no transition layout of its own.
  var leavesTransitionLayout = false
}

extension UICollectionView {
  final var movement: InteractiveMovement? {
    get { interaction.movement }
    set { interaction.movement = newValue }
  }

  /// Whether a touch selects, as things are.
  final var selectsByTouch: Bool {
    interaction.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected at once, as things are.
  final var selectsSeveral: Bool {
    interaction.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Shows or hides the accessories for editing.
  final func showEditing(_ isEditing: Bool) {
    guard isEditing != interaction.isEditing else { return }
    interaction.isEditing = isEditing
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
