/// The state of a collection view's interactions, other than scrolling and selection.
@MainActor struct CollectionInteraction {
  /// The interactive movement in progress; nil if there is none.
  var movement: InteractiveMovement?
  /// Whether the collection view is in editing mode.
  var isEditing = false
  /// Whether items can be selected by touch in editing mode.
  var selectsDuringEditing = false
  /// Whether several items can be selected by touch in editing mode.
  var selectsSeveralDuringEditing = false
  /// The transition to another layout that is in progress.
  var transition: LayoutTransition?
  /// Whether the delegate of the last call provides no transition layout.
  var leavesTransitionLayout = false
}

extension UICollectionView {
  final var movement: InteractiveMovement? {
    get { interaction.movement }
    set { interaction.movement = newValue }
  }

  /// Shows or hides the editing accessories.
  final func showEditing(_ isEditing: Bool) {
    guard isEditing != interaction.isEditing else { return }
    interaction.isEditing = isEditing
    swipeActions?.close(animated: true)
    let cells = shown.values.compactMap { $0.view as? UICollectionViewCell }
    UIView.animate(withDuration: 0.25) {
      for cell in cells { cell.listEditingDidChange() }
    }
  }
}
