internal import Foundation

extension UITableViewCell {
  // MARK: Labels

  final func makeLabel() -> UILabel {
    let view = UILabel(frame: .zero)
    AppearanceRegistry.settingDefaults {
      view.font =
        cellStyle == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)
      if cellStyle == .value2 { view.textColor = tintColor }
    }
    label = view
    content.addSubview(view)
    setNeedsLayout()
    return view
  }

  final func makeDetailLabel() -> UILabel? {
    guard cellStyle != .default else { return nil }
    let view = UILabel(frame: .zero)
    AppearanceRegistry.settingDefaults {
      switch cellStyle {
      case .value1:
        view.font = .preferredFont(forTextStyle: .body)
        view.textColor = .secondaryLabel
      case .subtitle, .value2, .default: view.font = .preferredFont(forTextStyle: .subheadline)
      }
    }
    detailLabel = view
    content.addSubview(view)
    setNeedsLayout()
    return view
  }

  final func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    loadedImageView = view
    content.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: Backgrounds

  final func setBackground(_ view: UIView?) {
    guard view !== storedBackground else { return }
    storedBackground?.removeFromSuperview()
    storedBackground = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// Updates the background for the selected and highlighted states.
  final func updateSelectionAppearance(animated: Bool) {
    let isLit =
      (selected || highlighted) && selectionStyle != .none
      && configurations?.background == nil
    let shown = selectedBackgrounds.first { $0.superview === self }
    if !isLit, shown == nil { return }
    let chosen = backgroundAmongSeveral ?? storedSelectedBackground
    let view = isLit ? chosen ?? standardBackground() : shown ?? standardBackground()
    if isLit, shown !== view { shown?.removeFromSuperview() }
    if isLit, view.superview !== self {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      insertSubview(view, at: storedBackground?.superview === self ? 1 : 0)
    }
    guard animated else {
      view.alpha = 1
      if !isLit { view.removeFromSuperview() }
      return
    }
    if isLit { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(
      withDuration: 0.3,
      animations: { view.alpha = isLit ? 1 : 0 },
      completion: { [weak self] _ in
        guard let self, !self.selected, !self.highlighted else { return }
        view.removeFromSuperview()
      }
    )
  }

  private func standardBackground() -> UIView {
    if let view = standardSelectedBackground { return view }
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    standardSelectedBackground = view
    return view
  }

  // MARK: Accessory

  final func accessoryDidChange() {
    accessory?.removeFromSuperview()
    accessory = nil
    if let own = accessoryView {
      addSubview(own)
    } else if let view = makeAccessory(accessoryType) {
      accessory = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// Makes the view of an accessory type; nil for none.
  final func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return Self.sign("chevron.forward", tint: .tertiaryLabel)
    case .checkmark: return Self.sign("checkmark", tint: nil)
    case .detailButton: return makeDetailButton()
    case .detailDisclosureButton:
      let row = UIStackView(arrangedSubviews: [makeDetailButton()])
      if let chevron = Self.sign("chevron.forward", tint: .tertiaryLabel) {
        row.addArrangedSubview(chevron)
      }
      row.alignment = .center
      row.spacing = 12
      row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return row
    }
  }

  private static func sign(_ name: String, tint: UIColor?) -> UIView? {
    guard let image = UIImage(systemName: name) else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = tint
    view.sizeToFit()
    return view
  }

  private func makeDetailButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = SystemWords(language: UIScreen.languageNow).moreInfo
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, !table.needsReload, let tableRow else { return }
        table.tableDelegate?.tableView(
          table,
          accessoryButtonTappedForRowWith: tableRow.indexPath
        )
      },
      for: .primaryActionTriggered
    )
    button.sizeToFit()
    return button
  }
}
