import Foundation

// The rows below title and buttons: the large title, and the search bar.

extension UINavigationBar {
  /// The room at both ends of the rows, in points.
  private var rowMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// How high the row of a large title is, in points.
  var largeTitleHeight: CGFloat {
    LargeTitleRow.height(shownLargeTitleAttributes, for: traitCollection)
  }

  /// Puts what an item has for the rows into them.
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

  /// Places the rows, and shows as much of bar and title as the large title leaves to show.
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
      // The small title comes as the large one has nearly gone.
      titleLabel.alpha = inlineAlpha * (1 - min(max(rows.large / 12, 0), 1))
      // Above content at its top nothing parts the bar from it.
      let shownPart = min(max(rows.large / largeTitleHeight, 0), 1)
      backgroundView.alpha = hasOwnBackground ? 1 : 1 - shownPart
      // Appearances say themselves whether there is a line.
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

  /// Shows the items of another screen.
  ///
  /// - Returns: Moves everything to where it belongs, to be called before the bar gets the height
  ///   of its new rows.
  func exchange(
    to items: [UINavigationItem],
    rows new: NavigationBarRows,
    isPop: Bool,
    animated: Bool
  ) -> () -> Void {
    let old = rows
    guard animated, old.large > 0 || new.large > 0 || old.search > 0 || new.search > 0 else {
      self.items = items
      // Nothing moves: the layout pass does it once.
      return { [self] in rows = new }
    }
    let width = isRightToLeft ? -bounds.width : bounds.width
    if old.large > 0 { largeTitleRow?.depart() }
    UIView.performWithoutAnimation {
      self.items = items
      layoutIfNeeded()
      let way = isPop ? -width : width
      largeTitleRow?.label.transform = CGAffineTransform(translationX: way, y: 0)
      largeTitleRow?.label.alpha = 0
      if old.search == 0 { searchRow?.alpha = 0 }
    }
    return { [self] in
      let way = isPop ? width : -width
      rows = new
      largeTitleRow?.label.transform = .identity
      largeTitleRow?.label.alpha = new.large > 0 ? 1 : 0
      largeTitleRow?.departing?.transform = CGAffineTransform(translationX: way, y: 0)
      largeTitleRow?.departing?.alpha = 0
      searchRow?.alpha = 1
      layoutIfNeeded()
    }
  }
}
