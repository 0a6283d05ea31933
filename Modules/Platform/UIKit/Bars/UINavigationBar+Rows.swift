import Foundation

// The rows below title and buttons: the large title, and the search bar.

extension UINavigationBar {
  /// The horizontal margins of the rows, in points.
  private var rowMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// The height of the row with the large title, in points.
  var largeTitleHeight: CGFloat {
    LargeTitleRow.height(shownLargeTitleAttributes, for: traitCollection)
  }

  /// Fills the rows with the content of an item.
  func showRows(of item: UINavigationItem?) {
    if prefersLargeTitles, largeTitleRow == nil {
      let row = LargeTitleRow()
      row.style(shownLargeTitleAttributes)
      insertSubview(row, aboveSubview: ground.hairline)
      largeTitleRow = row
    }
    largeTitleRow?.label.text = item?.title
    let searchBar = item?.searchController?.searchBar
    for view in searchRow?.subviews ?? [] where view !== searchBar { view.removeFromSuperview() }
    guard let searchBar else { return }
    let row = searchRow ?? makeSearchRow()
    if searchBar.superview !== row { row.addSubview(searchBar) }
  }

  private func makeSearchRow() -> UIView {
    let row = UIView()
    row.clipsToBounds = true
    addSubview(row)
    searchRow = row
    return row
  }

  /// Lays out the rows, and sets the opacity of background and inline title according to the large
  /// title.
  func layOutRows() {
    guard onBack != nil else { return }
    let inlineAlpha: CGFloat = rows.inline > 0 ? 1 : 0
    let top = rows.prompt + rows.inline
    if largeTitleRow != nil || searchRow != nil {
      for view in inlineViews { view.alpha = inlineAlpha }
    }
    if let row = largeTitleRow {
      row.frame = CGRect(x: 0, y: top, width: bounds.width, height: rows.large)
      row.layoutMargins = UIEdgeInsets(
        top: 0,
        left: max(rowMargin, safeAreaInsets.left),
        bottom: 0,
        right: max(rowMargin, safeAreaInsets.right)
      )
      row.layoutIfNeeded()
      // The inline title appears when the large one has nearly disappeared.
      titleLabel.alpha = inlineAlpha * (1 - min(max(rows.large / 12, 0), 1))
      // When the content is at its top, there is no background between it and the bar.
      let shownPart = min(max(rows.large / largeTitleHeight, 0), 1)
      backgroundView.alpha = hasOwnBackground ? 1 : 1 - shownPart
      // Appearances determine themselves whether there is a line.
      ground.edgeAlpha = hasAppearance ? 1 : 1 - shownPart
    }
    guard let row = searchRow else { return }
    row.frame = CGRect(
      x: 0,
      y: top + rows.large,
      width: bounds.width,
      height: max(rows.search, 0)
    )
    for view in row.subviews { view.frame = row.bounds }
    row.layoutIfNeeded()
  }

  /// Exchanges the items for those of another screen.
  ///
  /// - Returns: A closure that moves everything to its final position; call it before the bar gets
  ///   the height of its new rows.
  func exchange(
    to items: [UINavigationItem],
    rows new: NavigationBarRows,
    isPop: Bool,
    animated: Bool
  ) -> () -> Void {
    let old = rows
    guard animated, old.large > 0 || new.large > 0 || old.search > 0 || new.search > 0 else {
      self.items = items
      // Not animated: the layout pass positions everything.
      return { [self] in rows = new }
    }
    let width = isRightToLeft ? -bounds.width : bounds.width
    if old.large > 0 { largeTitleRow?.depart() }
    UIView.performWithoutAnimation {
      self.items = items
      layoutIfNeeded()
      let shift = isPop ? -width : width
      largeTitleRow?.label.transform = CGAffineTransform(translationX: shift, y: 0)
      largeTitleRow?.label.alpha = 0
      if old.search == 0 { searchRow?.alpha = 0 }
    }
    return { [self] in
      let shift = isPop ? width : -width
      rows = new
      largeTitleRow?.label.transform = .identity
      largeTitleRow?.label.alpha = new.large > 0 ? 1 : 0
      largeTitleRow?.departing?.transform = CGAffineTransform(translationX: shift, y: 0)
      largeTitleRow?.departing?.alpha = 0
      searchRow?.alpha = 1
      layoutIfNeeded()
    }
  }
}
