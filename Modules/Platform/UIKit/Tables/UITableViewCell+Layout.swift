internal import Foundation
internal import QuartzCore

extension UITableViewCell {
  /// The heights of a cell with labels, in points: without and with a detail label below.
  private static let usualHeights: (one: CGFloat, two: CGFloat) = (51, 70)
  /// The horizontal margin, in points.
  private static let margin = UITableView.margin

  /// Called before the cell is measured or shown.
  final func tableDidAdopt(_ table: UITableView, row: TableRow) {
    let isSame = self.table === table && tableRow == row
    if self.table !== table { adoptBackgroundColor(of: table.storedStyle) }
    self.table = table
    tableRow = row
    if !isSame || separator == nil { updateSeparator() }
    if table.storedStyle == .insetGrouped { updateCorners() }
  }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  // MARK: Measuring

  /// Returns the height that fits the content at a width.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let line =
      (table?.separatorStyle ?? UITableViewCell.SeparatorStyle.none) == .none ? 0 : hairline
    let contentWidth = max(
      width - accessoryWidth - reorderControlWidth - editingIndent - indexWidth - contentIndent
        - safeSides.left - safeSides.right,
      0
    )
    updateContentMargins(width: width)
    // Subclasses may make the constraints of the content.
    updateConstraintsIfNeeded()
    let hasLabels = label != nil || detailLabel != nil || loadedImageView != nil
    if hasLabels, content.constraints.isEmpty { return labelHeight(contentWidth) + line }
    configurations?.prepare(forWidth: contentWidth)
    let size = content.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    if size.height > 0 { return size.height + line }
    return (hasLabels ? labelHeight(contentWidth) : Self.usualHeights.one) + line
  }

  private func labelHeight(_ width: CGFloat) -> CGFloat {
    let column = labelColumn(width)
    let text = label?.sizeThatFits(CGSize(width: column.width, height: 0)).height ?? 0
    guard cellStyle == .subtitle, detailLabel?.text?.isEmpty == false, let detail = detailLabel
    else { return max(text + 30, Self.usualHeights.one) }
    let second = detail.sizeThatFits(CGSize(width: column.width, height: 0)).height
    return max(text + second + 30, Self.usualHeights.two)
  }

  /// Returns the leading position and the width available for labels.
  private func labelColumn(_ width: CGFloat) -> (leading: CGFloat, width: CGFloat) {
    var leading = sideMargin
    if let image = loadedImageView?.image { leading += image.size.width + Self.margin }
    return (leading, max(width - leading - sideMargin, 0))
  }

  /// The horizontal insets from the safe area, in points.
  final var safeSides: (left: CGFloat, right: CGFloat) { table?.safeSides ?? (0, 0) }

  /// The horizontal margin of labels, in points.
  private var sideMargin: CGFloat {
    guard let table else { return Self.margin }
    let margin = table.margin(ofRowsOfWidth: bounds.width)
    guard !table.insetsContentViewsToSafeArea else { return margin }
    return margin + max(table.safeAreaInsets.left, table.safeAreaInsets.right)
  }

  /// Sets the content's margins to those of cells on iOS: 11 points above and below, those of the
  /// table at the sides, and less beside an accessory.
  private func updateContentMargins(width: CGFloat) {
    let margin = table?.margin(ofRowsOfWidth: width) ?? Self.margin
    let trailing = shownAccessory == nil ? margin : 8
    let margins = UIEdgeInsets(
      top: 11,
      left: isRightToLeft ? trailing : margin,
      bottom: 11,
      right: isRightToLeft ? margin : trailing
    )
    if content.standardMargins != margins { content.standardMargins = margins }
  }

  /// The width of the table's section index.
  private var indexWidth: CGFloat { table?.sectionIndexWidth ?? 0 }

  private var accessoryWidth: CGFloat {
    guard let accessory = shownAccessory else { return 0 }
    return accessory.bounds.width + Self.margin
  }

  // MARK: Places

  final func layOutCell() {
    let size = bounds.size
    let indent = editingIndent + contentIndent
    let grip = reorderControlWidth + indexWidth
    let safe = safeSides
    let trailing = accessoryWidth + grip
    let inner = CGRect(
      x: (isRightToLeft ? trailing : indent) + safe.left,
      y: 0,
      width: max(size.width - trailing - indent - safe.left - safe.right, 0),
      height: size.height
    )
    updateContentMargins(width: size.width)
    if content.frame != inner { content.frame = inner }
    // Not the bounds: a swipe changes their origin.
    let whole = CGRect(origin: .zero, size: size)
    func fill(_ view: UIView?) {
      if let view, view.frame != whole { view.frame = whole }
    }
    fill(storedBackground)
    fill(storedSelectedBackground)
    fill(standardSelectedBackground)
    fill(extras?.multipleSelectionBackground)
    configurations?.layOutGround(in: self)
    if let editing, let own = accessoryView ?? accessory { own.alpha = editing.isOn ? 0 : 1 }
    if let view = shownAccessory {
      let margin = Self.margin + grip
      let x =
        isRightToLeft
        ? margin + safe.left : size.width - margin - safe.right - view.bounds.width
      view.center = CGPoint(x: x + view.bounds.width / 2, y: size.height / 2)
    }
    layOutEditingControls()
    layOutSeparator()
    if label != nil || detailLabel != nil || loadedImageView != nil { layOutLabels(in: inner.size) }
  }

  private func layOutSeparator() {
    guard let separator else { return }
    let inset = table?.separatorInset(separatorInset, width: bounds.width) ?? separatorInset
    let leading = leadingOfText ?? (inset.left + editingIndent)
    let trailing = inset.right + indexWidth
    let left = isRightToLeft ? trailing : leading
    let right = isRightToLeft ? leading : trailing
    let frame = CGRect(
      x: left,
      y: bounds.height - hairline,
      width: max(bounds.width - left - right, 0),
      height: hairline
    )
    if separator.frame != frame { separator.frame = frame }
  }

  /// The distance of a text beside an image from the leading edge of the cell, in points: there a
  /// separator begins, unless it has an inset of its own.
  private var leadingOfText: CGFloat? {
    guard separatorInset == UITableView.standardSeparatorInset else { return nil }
    let frame = content.frame
    let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    if let text = (configurations?.contentView as? UIListContentView)?.textLeading {
      return start + text
    }
    guard loadedImageView?.image != nil, label?.text?.isEmpty == false else { return nil }
    return start + labelColumn(frame.width).leading
  }

  private func layOutLabels(in size: CGSize) {
    let column = labelColumn(size.width)
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      // Views with constraints of their own are placed by those.
      guard view.translatesAutoresizingMaskIntoConstraints else { return }
      let left = isRightToLeft ? size.width - x - width : x
      view.frame = CGRect(x: left, y: y.rounded(), width: width, height: height)
    }
    if let loadedImageView, let image = loadedImageView.image {
      put(
        loadedImageView,
        sideMargin,
        (size.height - image.size.height) / 2,
        image.size.width,
        image.size.height
      )
    }
    let limit = CGSize(width: column.width, height: 0)
    let text = label?.sizeThatFits(limit) ?? .zero
    let detail =
      detailLabel?.text?.isEmpty == false ? detailLabel?.sizeThatFits(limit) ?? .zero : .zero
    switch cellStyle {
    case .default:
      if let label {
        put(label, column.leading, (size.height - text.height) / 2, column.width, text.height)
      }
    case .subtitle:
      let gap: CGFloat = detail.height > 0 ? 2 : 0
      let top = (size.height - text.height - gap - detail.height) / 2
      if let label { put(label, column.leading, top, column.width, text.height) }
      if let detailLabel {
        put(detailLabel, column.leading, top + text.height + gap, column.width, detail.height)
      }
    case .value1:
      let width = min(detail.width, column.width)
      if let detailLabel {
        put(
          detailLabel,
          column.leading + column.width - width,
          (size.height - detail.height) / 2,
          width,
          detail.height
        )
      }
      if let label {
        let rest = max(column.width - width - 8, 0)
        put(label, column.leading, (size.height - text.height) / 2, rest, text.height)
      }
    case .value2:
      let first = min(97, column.width)
      if let label {
        put(label, column.leading, (size.height - text.height) / 2, first, text.height)
      }
      if let detailLabel {
        put(
          detailLabel,
          column.leading + first + 6,
          (size.height - detail.height) / 2,
          max(column.width - first - 6, 0),
          detail.height
        )
      }
    }
  }

  // MARK: Separator and corners

  /// Shows or hides the separator, depending on the table.
  final func updateSeparator() {
    guard let table, table.separatorStyle != .none, !isLastOfGroup else {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let effect = table.separatorEffect
    if separator is UIVisualEffectView != (effect != nil) {
      separator?.removeFromSuperview()
      separator = nil
    }
    let view = separator ?? effect.map(UIVisualEffectView.init) ?? UIView(frame: .zero)
    let glass = view as? UIVisualEffectView
    glass?.effect = effect
    let line = glass?.contentView ?? view
    let color = table.separatorColor ?? .separator
    if line.backgroundColor != color { line.backgroundColor = color }
    if view.superview !== self {
      separator = view
      addSubview(view)
      setNeedsLayout()
    }
  }

  private var isLastOfGroup: Bool {
    guard let table, let row = tableRow, table.storedStyle != .plain,
      table.geometry.sections.indices.contains(row.section)
    else { return false }
    return row.row == table.geometry.sections[row.section].rows.count - 1
  }

  private func updateCorners() {
    guard let row = tableRow else { return }
    var corners: CACornerMask = []
    if row.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLastOfGroup { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius: CGFloat = corners.isEmpty ? 0 : 10
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if !corners.isEmpty, layer.maskedCorners != corners { layer.maskedCorners = corners }
  }
}
