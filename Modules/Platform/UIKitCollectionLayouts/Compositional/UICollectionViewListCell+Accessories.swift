internal import Foundation
internal import QuartzCore
internal import UIKitCore

extension UICollectionViewListCell {
  /// The spacing between the edge and the outermost accessory, and between accessories, in points.
  private static let accessoryMargin: CGFloat = 16
  private static let accessoryGap: CGFloat = 12

  /// Creates the views of new accessories.
  final func accessoriesDidChange() {
    for view in accessoryViews { view.removeFromSuperview() }
    if showsEditing != (owningCollectionView?.isEditing ?? false) {
      showsEditing.toggle()
      setNeedsUpdateConfiguration()
    }
    var leading: [UICellAccessory] = []
    var trailing: [UICellAccessory] = []
    for accessory in accessories where isDisplayed(accessory) {
      func insert(into list: inout [UICellAccessory]) {
        let place = accessory.position?(list) ?? list.count
        list.insert(accessory, at: min(max(place, 0), list.count))
      }
      if accessory.isLeading { insert(into: &leading) } else { insert(into: &trailing) }
    }
    accessoryViews = (leading + trailing).map { ListAccessoryView($0, cell: self) }
    for view in accessoryViews { addSubview(view) }
    updateWholeTap()
    outlineDidChange(animated: false)
    sidesDidChange()
  }

  private func isDisplayed(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: showsEditing
    case .whenNotEditing: !showsEditing
    }
  }

  /// Updates accessories if the list entered or left editing mode.
  final func editingMayHaveChanged() {
    guard let collection = owningCollectionView, collection.isEditing != showsEditing else {
      return
    }
    accessoriesDidChange()
  }

  /// The width of the accessories at one edge, in points.
  final func accessoryWidth(isLeading: Bool) -> CGFloat {
    let views = accessoryViews.filter { $0.accessory.isLeading == isLeading }
    guard !views.isEmpty else { return 0 }
    return Self.accessoryMargin + views.reduce(0) { $0 + $1.placeWidth }
      + CGFloat(views.count - 1) * Self.accessoryGap
  }

  final func layOutAccessories() {
    guard !accessoryViews.isEmpty else { return }
    let size = bounds.size
    var leading = Self.accessoryMargin + (indentsAccessories ? indentation : 0)
    var trailing = size.width - accessoryWidth(isLeading: false)
    for view in accessoryViews {
      let width = view.placeWidth
      let x: CGFloat
      if view.accessory.isLeading {
        x = leading
        leading += width + Self.accessoryGap
      } else {
        x = trailing
        trailing += width + Self.accessoryGap
      }
      let left = isRightToLeft ? size.width - x - width : x
      let frame = CGRect(x: left, y: 0, width: width, height: size.height)
      if view.frame != frame { view.frame = frame }
    }
  }

  // MARK: Trees

  private var outlinePosition: (source: any OutlineSource, path: IndexPath)? {
    guard let collection = owningCollectionView, let path = collection.indexPath(for: self),
      let source = collection.dataSource as? any OutlineSource
    else { return nil }
    return (source, path)
  }

  final func toggleOutline() {
    guard let place = outlinePosition else { return }
    place.source.toggleOutline(at: place.path)
  }

  /// Whether a tap anywhere on the row expands and collapses it.
  private var togglesAsAWhole: Bool {
    accessoryViews.contains { view in
      guard case .outlineDisclosure(let style) = view.accessory.kind else { return false }
      return style == .header || (style == .automatic && itemAppearance?.isHeader == true)
    }
  }

  /// Enables expanding and collapsing with a tap anywhere on the row, if the style of its chevron
  /// requires it.
  final func updateWholeTap() {
    let isWanted = togglesAsAWhole
    if let tap = wholeTap, !isWanted {
      removeGestureRecognizer(tap)
      wholeTap = nil
    }
    guard isWanted, wholeTap == nil else { return }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.toggleOutline() }
    addGestureRecognizer(tap)
    wholeTap = tap
  }

  /// Called when the item was expanded or collapsed: updates the chevron.
  final func outlineDidChange(animated: Bool) {
    guard !accessoryViews.isEmpty, let place = outlinePosition,
      let state = place.source.outlineState(at: place.path)
    else { return }
    let turn = { [self] in
      for view in accessoryViews {
        view.turn(isExpanded: state.isExpanded, isRightToLeft: isRightToLeft)
      }
    }
    if animated { UIView.animate(withDuration: 0.3, animations: turn) } else { turn() }
  }
}
