import Foundation

// The layout of a search bar's field, cancel button and scopes.

extension UISearchBar {
  /// Whether the bar is a row of a navigation bar.
  private var isInNavigationBar: Bool { searchController?.item?.bar != nil }

  /// The additional height for the prompt and the scopes, in points.
  private var extraHeight: CGFloat {
    (reservesScopeSpace ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight)
  }

  /// The height of the bar as a row of a navigation bar, in points.
  var rowHeight: CGFloat {
    let isAlone =
      searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    return (isAlone ? Self.height : Self.compactHeight) + extraHeight
  }

  var ownHeight: CGFloat { Self.height + extraHeight }

  func layOutContent() {
    cancelButton.setTitle(SystemWords(of: self).cancel, for: .normal)
    let isRow = isInNavigationBar
    let scopeSpace = reservesScopeSpace ? Self.scopeHeight : 0
    let promptSpace = prompt == nil ? 0 : Self.promptHeight
    let height = searchTextField.intrinsicContentSize.height
    // A row that collapses when content scrolls shrinks its field.
    let fieldHeight = isRow ? min(height, max(height - rowHeight + bounds.height, 0)) : height
    let margin = isRow ? max(bounds.width >= 414 ? 20 : 16, safeAreaInsets.left) : Self.margin
    let space = bounds.insetBy(dx: margin, dy: 0)
    let buttonWidth = cancelButton.intrinsicContentSize.width
    let gap = isCancelShown ? buttonWidth + 2 * Self.margin : 0
    let isCompact = isRow && rowHeight - extraHeight == Self.compactHeight
    let fieldSpace = bounds.height - scopeSpace - promptSpace
    var field = CGRect(
      x: space.minX,
      y: promptSpace + (isCompact ? 1 : isRow ? 10 : (fieldSpace - fieldHeight) / 2),
      width: max(space.width - gap, 0),
      height: fieldHeight
    )
    // A hidden button is positioned beyond the trailing edge.
    var button = CGRect(
      x: isCancelShown ? field.maxX + Self.margin : bounds.maxX,
      y: field.minY,
      width: buttonWidth,
      height: fieldHeight
    )
    if isRightToLeft {
      field.origin.x = bounds.width - field.maxX
      button.origin.x = bounds.width - button.maxX
    }
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = field.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    if isRow {
      searchTextField.alpha = min(max((fieldHeight - 12) / 24, 0), 1)
      searchTextField.clipsToBounds = true
    }
    cancelButton.frame = button
    cancelButton.isHidden = !isCancelShown
    promptLabel?.frame = CGRect(x: space.minX, y: 5, width: space.width, height: promptSpace)
    placeGround()
    guard let scopeControl else { return }
    scopeControl.isHidden = !reservesScopeSpace
    scopeControl.frame = CGRect(
      x: space.minX,
      y: bounds.height - Self.scopeHeight,
      width: space.width,
      height: 32
    )
  }

  /// Updates the background color and image.
  func groundDidChange() {
    let isShown = searchBarStyle != .minimal
    let metrics = UIBarMetrics(
      isCompact: traitCollection.verticalSizeClass == .compact,
      hasPrompt: prompt != nil
    )
    let image = isShown ? backgroundImages.image(at: barPosition, metrics) : nil
    let plain: UIColor? = barStyle.isBlack ? .black : isTranslucent ? nil : .systemBackground
    backgroundColor = isShown ? barTintColor ?? plain : nil
    guard image != nil || groundView != nil || barPosition == .topAttached else { return }
    let view = groundView ?? UIImageView()
    if groundView == nil {
      insertSubview(view, at: 0)
      groundView = view
    }
    view.image = image
    view.backgroundColor = backgroundColor
    setNeedsLayout()
  }

  private func placeGround() {
    guard let groundView else { return }
    let reach = barPosition == .topAttached ? max(frame.minY, 0) : 0
    groundView.frame = bounds.inset(by: UIEdgeInsets(top: -reach, left: 0, bottom: 0, right: 0))
  }

  // MARK: Icons

  /// The icon of the button at the end of the field; nil for none.
  private var sideIcon: Icon? {
    showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
  }

  /// Replaces or removes the button at the end of the field.
  func sideButtonDidChange() {
    let old = searchTextField.rightView as? UIButton
    guard let icon = sideIcon else {
      // Keep a view that was set by the program.
      if old?.accessibilityIdentifier == Self.sideButtonName { searchTextField.rightView = nil }
      searchTextField.sideIcon = nil
      return
    }
    searchTextField.sideIcon = icon
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = Self.sideButtonName
    button.accessibilityLabel = icon.meaning(language: UIScreen.main.language)
    button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.tintColor = button.isSelected ? nil : .secondaryLabel
    button.addAction(
      UIAction { [weak self] _ in self?.sideButtonTapped(icon) },
      for: .primaryActionTriggered
    )
    searchTextField.rightView = button
    showIcon(icon)
    fieldStateDidChange()
  }

  private static var sideButtonName: String { "search.side" }

  private func sideButtonTapped(_ icon: Icon) {
    if icon == .bookmark {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  /// Called when the text, the editing state or `isEnabled` changed.
  func fieldStateDidChange() {
    if icons[.search] != nil { showIcon(.search) }
    guard sideIcon != nil else { return }
    // The clear button replaces it.
    let clears = searchTextField.hasText && searchTextField.isEditing
    searchTextField.rightViewMode = clears ? .never : .always
  }

  /// Sets the images of an icon.
  func showIcon(_ icon: Icon) {
    let system = UIImage(systemName: icon.symbolName)
    let images = icons[icon]
    switch icon {
    case .search:
      let state: UIControl.State = searchTextField.isEnabled ? .normal : .disabled
      (searchTextField.leftView as? UIImageView)?.image = images?.current(state) ?? system
    case .clear:
      show(images, orElse: system, on: searchTextField.clearButton)
    case .bookmark, .resultsList:
      guard icon == sideIcon, let button = searchTextField.rightView as? UIButton else { return }
      show(images, orElse: system, on: button)
    }
  }

  private func show(_ images: StateValues<UIImage>?, orElse system: UIImage?, on button: UIButton) {
    button.setImage(images?[.normal] ?? system, for: .normal)
    for state in [UIControl.State.highlighted, .disabled, .selected] {
      button.setImage(images?[state], for: state)
    }
  }
}
