internal import Foundation

extension UITableViewCell {
  final var editingForWriting: CellEditing {
    if let editing { return editing }
    let made = CellEditing()
    editing = made
    return made
  }

  /// Sets the editing state of the row.
  final func configureEditing(
    style: EditingStyle,
    isSelecting: Bool,
    canMove: Bool,
    indents: Bool
  ) {
    let editing = editingForWriting
    let oldKind = editing.kind
    editing.style = style
    editing.isSelecting = isSelecting
    editing.showsReorderControl = canMove
    editing.indents = indents
    guard editing.isOn, oldKind != editing.kind || (editing.grip != nil) != canMove else { return }
    makeEditingControls()
    setNeedsLayout()
  }

  final func showEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != (editing?.isOn ?? false) else { return }
    let editing = editingForWriting
    var goal = stateMask
    if isOn { goal.insert(.showingEditControl) } else { goal.remove(.showingEditControl) }
    willTransition(to: goal)
    guard animated, window != nil else {
      editing.isOn = isOn
      if isOn { makeEditingControls() } else { removeEditingControls() }
      setNeedsLayout()
      didTransition(to: stateMask)
      return
    }
    if isOn {
      UIView.performWithoutAnimation {
        layoutIfNeeded()
        makeEditingControls()
        layOutEditingControls()
        for view in editingControls {
          view.alpha = 0
          view.layoutIfNeeded()
        }
      }
    }
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: [.allowUserInteraction],
      animations: { [self] in
        editing.isOn = isOn
        for view in editingControls { view.alpha = isOn ? 1 : 0 }
        setNeedsLayout()
        layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        if self.editing?.isOn == false { removeEditingControls() }
        didTransition(to: stateMask)
      }
    )
  }

  /// The controls that the cell shows.
  final var stateMask: StateMask {
    var mask: StateMask = []
    if isEditing { mask.insert(.showingEditControl) }
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  private var editingControls: [UIView] {
    [editing?.control, editing?.grip, editing?.accessoryView ?? editing?.accessory]
      .compactMap { $0 }
  }

  private func makeEditingControls() {
    removeEditingControls()
    guard let editing else { return }
    if let kind = editing.kind {
      let control = TableEditControl(kind: kind) { [weak self] in
        guard let self else { return }
        table?.editControlTapped(in: self)
      }
      control.isChecked = selected
      editing.control = control
      addSubview(control)
    }
    if editing.showsReorderControl {
      let grip = TableReorderControl { [weak self] drag in
        guard let self else { return }
        table?.reorderDragChanged(drag, of: self)
      }
      editing.grip = grip
      addSubview(grip)
    }
    if let own = editing.accessoryView {
      addSubview(own)
    } else if let view = makeAccessory(editing.accessoryType) {
      editing.accessory = view
      addSubview(view)
    }
  }

  final func editingAccessoryDidChange() {
    if isEditing { makeEditingControls() }
    setNeedsLayout()
  }

  private func removeEditingControls() {
    for view in editingControls { view.removeFromSuperview() }
    editing?.control = nil
    editing?.grip = nil
    editing?.accessory = nil
  }

  /// The accessory view for the current editing state.
  final var shownAccessory: UIView? {
    guard let editing, editing.isOn else { return accessoryView ?? accessory }
    return editing.accessoryView ?? editing.accessory
  }

  /// The indentation in editing mode, in points.
  final var editingIndent: CGFloat {
    guard let editing, editing.isOn else { return 0 }
    let isIndented = editing.kind != nil || (shouldIndentWhileEditing && editing.indents)
    return isIndented ? CellEditing.controlWidth : 0
  }

  /// The width of the reorder control, in points; 0 if it is not shown.
  final var reorderControlWidth: CGFloat {
    guard let editing, editing.isOn, editing.showsReorderControl else { return 0 }
    return CellEditing.gripWidth
  }

  /// Lays out the editing controls; outside the row while it is not in editing mode, so that they
  /// can animate in.
  final func layOutEditingControls() {
    guard let editing, editing.control != nil || editing.grip != nil else { return }
    let size = bounds.size
    let sides = safeSides
    let (leading, trailing) =
      isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
    func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
      let left = isRightToLeft ? size.width - x - width : x
      let frame = CGRect(x: left, y: 0, width: width, height: size.height)
      if view.frame != frame { view.frame = frame }
    }
    if let control = editing.control {
      let width = CellEditing.controlWidth
      place(control, editing.isOn ? leading : -width, width)
    }
    if let grip = editing.grip {
      let width = CellEditing.gripWidth
      place(grip, editing.isOn ? size.width - width - trailing : size.width, width)
    }
  }
}
