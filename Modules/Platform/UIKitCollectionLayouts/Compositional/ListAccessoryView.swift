internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// The view of an accessory of a list cell: its symbol and its tap action.
@MainActor final class ListAccessoryView: UIView {
  let accessory: UICellAccessory
  private let shown: UIView
  private let ownSize: CGSize?
  private var line: UIView?
  private weak var cell: UICollectionViewListCell?

  init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    var ownSize: CGSize?
    switch accessory.kind {
    case .disclosureIndicator, .outlineDisclosure:
      shown = Self.sign("chevron.forward", accessory.tintColor ?? .tertiaryLabel)
    case .checkmark: shown = Self.sign("checkmark", accessory.tintColor)
    case .reorder: shown = Self.sign("line.3.horizontal", accessory.tintColor ?? .tertiaryLabel)
    case .label(let text):
      let label = UILabel(frame: .zero)
      label.text = text
      label.adjustsFontForContentSizeCategory = accessory.adjustsFont
      label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = accessory.tintColor ?? .secondaryLabel
      shown = label
    case .custom(let view, let maintainsFixedSize):
      shown = view
      if let tint = accessory.tintColor { view.tintColor = tint }
      if maintainsFixedSize { ownSize = view.bounds.size }
    case .delete, .insert, .multiselect: shown = Self.editControl(accessory, cell)
    case .detail:
      let button = UIButton(type: .detailDisclosure)
      button.tintColor = accessory.tintColor
      button.accessibilityLabel = SystemWords(language: UIScreen.languageNow).moreInfo
      button.addAction(UIAction { _ in accessory.action?() }, for: .primaryActionTriggered)
      shown = button
    case .popUpMenu(let menu): shown = Self.popUpButton(menu, accessory)
    }
    self.ownSize = ownSize
    super.init(frame: .zero)
    addSubview(shown)
    isHidden = accessory.isHidden
    if accessory.showsLine { addLine() }
    addGesture()
  }

  required init?(coder: NSCoder) { nil }

  private static func sign(_ name: String, _ tint: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = tint
    view.sizeToFit()
    return view
  }

  private static func editControl(
    _ accessory: UICellAccessory,
    _ cell: UICollectionViewListCell
  ) -> TableEditControl {
    let kind: TableEditControl.Kind
    switch accessory.kind {
    case .delete: kind = .delete
    case .insert: kind = .insert
    default: kind = .selection
    }
    let control = TableEditControl(kind: kind) { [weak cell] in
      if let action = accessory.action { return action() }
      guard kind == .delete, let cell else { return }
      cell.owningCollectionView?.openTrailingSwipeActions(of: cell)
    }
    control.margin = 0
    control.discColor = accessory.backgroundColor
    control.signColor = accessory.tintColor
    control.isChecked = cell.isSelected
    return control
  }

  private static func popUpButton(_ menu: UIMenu, _ accessory: UICellAccessory) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 0,
      bottom: 7,
      trailing: 0
    )
    configuration.baseForegroundColor = accessory.tintColor ?? .secondaryLabel
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = UIButton(configuration: configuration)
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    button.menu = menu
    button.onMenuChoice = { [weak button] in
      if let menu = button?.menu { accessory.choiceAction?(menu) }
      (button?.superview as? ListAccessoryView)?.signSizeDidChange()
    }
    return button
  }

  private func signSizeDidChange() {
    setNeedsLayout()
    cell?.setNeedsLayout()
  }

  /// Called when the row was selected or deselected.
  func selectionDidChange(_ isSelected: Bool) {
    guard case .multiselect = accessory.kind else { return }
    (shown as? TableEditControl)?.isChecked = isSelected
  }

  private func addLine() {
    let line = UIView(frame: .zero)
    line.backgroundColor = .separator
    addSubview(line)
    self.line = line
  }

  private func addGesture() {
    switch accessory.kind {
    case .outlineDisclosure(let style) where style != .header:
      let tap = UITapGestureRecognizer()
      tap.addAction { [weak self] _ in self?.disclose() }
      addGestureRecognizer(tap)
      accessibilityTraits = .button
      isAccessibilityElement = true
    case .reorder:
      let drag = UILongPressGestureRecognizer()
      drag.minimumPressDuration = 0
      drag.addAction { [weak self] gesture in self?.dragged(gesture) }
      addGestureRecognizer(drag)
    default: break
    }
  }

  private func disclose() {
    if let action = accessory.action { action() } else { cell?.toggleOutline() }
  }

  private func dragged(_ gesture: UIGestureRecognizer) {
    guard let cell, let collection = cell.owningCollectionView else { return }
    if gesture.state == .began {
      guard let path = collection.indexPath(for: cell) else { return }
      collection.beginMovementInColumn(ofItemAt: path)
    }
    collection.followMovement(gesture)
  }

  /// The size of the symbol, in points.
  var signSize: CGSize {
    if let ownSize { return ownSize }
    if case .custom(let view, _) = accessory.kind {
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return size.width > 0 && size.height > 0 ? size : view.bounds.size
    }
    return shown.sizeThatFits(.zero)
  }

  /// The layout width, in points.
  var placeWidth: CGFloat {
    switch accessory.reservedWidth {
    case .actual: signSize.width
    case .standard: max(UICellAccessory.standardWidth, signSize.width)
    case .custom(let width): width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = signSize
    shown.bounds.size = size
    shown.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let x = isRightToLeft ? bounds.width + 8 : -8
    line?.frame = CGRect(x: x, y: 8, width: hairline, height: max(bounds.height - 16, 0))
  }

  override var accessibilityLabel: String? {
    get {
      guard case .outlineDisclosure = accessory.kind else { return super.accessibilityLabel }
      let words = SystemWords(of: self)
      return accessibilityExpandedStatus == .expanded ? words.collapse : words.expand
    }
    set { super.accessibilityLabel = newValue }
  }

  /// Rotates the chevron for an expanded item.
  func turn(isExpanded: Bool, isRightToLeft: Bool) {
    guard case .outlineDisclosure = accessory.kind else { return }
    accessibilityExpandedStatus = isExpanded ? .expanded : .collapsed
    let angle: CGFloat = isExpanded ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
    let transform = CGAffineTransform(rotationAngle: angle)
    if shown.transform != transform { shown.transform = transform }
  }
}
