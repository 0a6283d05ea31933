internal import Foundation
internal import QuartzCore

extension SectionPart {
  /// The delegate's method that provides its view.
  fileprivate var viewMethod: UITableView.DefaultedMethods {
    switch self {
    case .header: .headerView
    case .footer: .footerView
    }
  }
}

extension UITableView {
  /// The views of a part of the visible sections.
  final subscript(views part: SectionPart) -> SectionViews {
    _read { if case .header = part { yield headers } else { yield footers } }
    _modify { if case .header = part { yield &headers } else { yield &footers } }
  }

  /// The estimated height of a header or footer with a title, in points.
  private static let usualPartHeight: CGFloat = 40.5
  /// The distance between the sections of a grouped table without titles, in points.
  private static let groupSpacing: CGFloat = 17.5

  // MARK: Heights

  /// Returns the heights of a section's header and footer that are known before they are measured.
  final func sectionEntry(_ section: Int) -> TableGeometry.Section {
    sectionEntry { partEntry($0, section) }
  }

  private func sectionEntry(
    _ entry: (SectionPart) -> RowHeightIndex.Entry
  ) -> TableGeometry.Section {
    var result = TableGeometry.Section()
    for part in SectionPart.allCases {
      result[part] = entry(part)
      if result[part].height > 0 { mayHaveSectionViews = true }
    }
    result.padding = padding(headerHeight: result.header.height)
    return result
  }

  /// Returns a section's header and footer after a batch, given those before it: estimates and
  /// measurements remain, unless the delegate returns a height now; the others are new.
  final func sectionEntry(
    _ section: Int,
    keeping old: TableGeometry.Section,
    isReloaded: Bool
  ) -> TableGeometry.Section {
    sectionEntry { part in
      let known = old[part]
      if !isReloaded, known.source.outlastsUpdates {
        let height = height(of: part, section)
        return height >= 0 ? .init(height: Float(height), source: .answered) : known
      }
      let new = partEntry(part, section)
      guard new.source == .estimated, known.source.outlastsUpdates, known.height > 0 else {
        return new
      }
      return .init(height: known.height, source: .estimated)
    }
  }

  private func partEntry(_ part: SectionPart, _ section: Int) -> RowHeightIndex.Entry {
    let height = height(of: part, section)
    if height >= 0 { return .init(height: Float(height), source: .answered) }
    if title(of: part, section) == nil, lacksView(part, section) {
      return .init(height: Float(emptyHeight(of: part, section)), source: .fixed)
    }
    let estimate = estimate(of: part, section)
    return .init(
      height: Float(estimate > 0 ? estimate : Self.usualPartHeight),
      source: .estimated
    )
  }

  private func height(of part: SectionPart, _ section: Int) -> CGFloat {
    switch part {
    case .header:
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer:
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  private func estimate(of part: SectionPart, _ section: Int) -> CGFloat {
    switch part {
    case .header:
      tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    case .footer:
      tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
    }
  }

  private func title(of part: SectionPart, _ section: Int) -> String? {
    switch part {
    case .header: storedDataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: storedDataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Whether the delegate is known to have no custom views.
  ///
  /// If the delegate was not called yet, it is called for this section, and the view is stored.
  private func lacksView(_ part: SectionPart, _ section: Int) -> Bool {
    guard tableDelegate != nil else { return true }
    let flag = part.viewMethod
    if defaultedMethods.contains(flag) { return true }
    if askedMethods.contains(flag) { return false }
    askedMethods.insert(flag)
    if let view = delegateView(part, section) { keep(view, part, section) }
    return defaultedMethods.contains(flag)
  }

  private func emptyHeight(of part: SectionPart, _ section: Int) -> CGFloat {
    guard storedStyle != .plain else { return 0 }
    return part == .header && section == 0 ? 2 * Self.groupSpacing : Self.groupSpacing
  }

  private func padding(headerHeight: Float) -> Float {
    guard storedStyle == .plain, headerHeight > 0 else { return 0 }
    return Float(sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22)
  }

  // MARK: Measuring

  /// Measures a header or a footer that was only estimated; the content below it moves.
  final func resolve(_ part: SectionPart, _ section: Int) {
    guard geometry.sections.indices.contains(section),
      geometry.sections[section][part].source == .estimated
    else { return }
    let view = partView(part, section)
    let height = height(of: part, section)
    let entry: RowHeightIndex.Entry =
      if height >= 0 {
        .init(height: Float(height), source: .answered)
      } else if let view {
        .init(height: Float(measure(view)), source: .measured)
      } else {
        .init(height: Float(emptyHeight(of: part, section)), source: .fixed)
      }
    let padding = part == .header ? padding(headerHeight: entry.height) : nil
    if geometry.update(part, section, to: entry, padding: padding) != 0 { contentIsStale = true }
  }

  private func measure(_ view: UIView) -> CGFloat {
    if view.superview !== self { insertPart(view) }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: layer.bounds.width - 2 * sideInset, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return roundedUpToPixels(size.height)
  }

  // MARK: Views

  private func delegateView(_ part: SectionPart, _ section: Int) -> UIView? {
    UIView.withoutInheritedAnimation {
      switch part {
      case .header: tableDelegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: tableDelegate?.tableView(self, viewForFooterInSection: section)
      }
    }
  }

  /// Returns the header or footer view, which is made if necessary; nil if the section has none.
  private func partView(_ part: SectionPart, _ section: Int) -> UIView? {
    let views = self[views: part]
    if let index = views.index(of: section) { return views.items[index].view }
    var view = defaultedMethods.contains(part.viewMethod) ? nil : delegateView(part, section)
    if view == nil, let title = title(of: part, section) {
      let standard =
        dequeueHeaderFooter(standardIdentifier)
        ?? UITableViewHeaderFooterView(
          reuseIdentifier: standardIdentifier
        )
      standard.show(title: title, isFooter: part == .footer, style: storedStyle)
      view = standard
    }
    keep(view, part, section)
    return view
  }

  private var standardIdentifier: String { "UITableViewHeaderFooterView of UITableView" }

  private func keep(_ view: UIView?, _ part: SectionPart, _ section: Int) {
    if self[views: part].index(of: section) == nil {
      self[views: part].items.append(SectionViews.Item(section: section, view: view))
    }
    guard let view else { return }
    (view as? UITableViewHeaderFooterView)?.table = self
    insertPart(view)
    view.isHidden = true
  }

  /// Inserts the view in front of the cells and behind the indicators.
  private func insertPart(_ view: UIView) {
    guard view.superview !== self else { return }
    if let indicator = verticalIndicator {
      insertSubview(view, belowSubview: indicator)
    } else {
      addSubview(view)
    }
  }

  final func recycleSectionViews() {
    for part in SectionPart.allCases {
      for item in self[views: part].items { endDisplaying(item, part) }
      self[views: part].items.removeAll()
    }
  }

  final func endDisplaying(_ item: SectionViews.Item, _ part: SectionPart) {
    guard let view = item.view else { return }
    if item.isOnScreen {
      switch part {
      case .header:
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: item.section)
      case .footer:
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: item.section)
      }
    }
    if let reusable = view as? UITableViewHeaderFooterView,
      let identifier = reusable.reuseIdentifier
    {
      reusable.isHidden = true
      headerFooterPool.put(reusable, identifier)
    } else {
      view.removeFromSuperview()
    }
  }

  // MARK: Places

  /// Lays out the headers and footers of the visible sections and removes the others.
  final func layOutSectionViews() {
    guard mayHaveSectionViews, !mustStopTiling,
      let first = geometry.section(at: Double(layer.bounds.minY)),
      let last = geometry.section(at: Double(layer.bounds.maxY))
    else { return }
    // Measuring a header or footer may change its height: keep the visible rows in place.
    for section in first...last {
      let old = visible.first.map { geometry.top(of: $0.row) }
      resolve(.header, section)
      resolve(.footer, section)
      if let old, let item = visible.first, geometry.top(of: item.row) != old {
        let growth = geometry.top(of: item.row) - old
        shiftOffset(by: CGFloat(growth))
        framesAreStale = true
      }
    }
    for part in SectionPart.allCases { layOut(part, first...last) }
  }

  private func layOut(_ part: SectionPart, _ shown: ClosedRange<Int>) {
    for section in shown { showPart(part, section) }
    func isOutside(_ item: SectionViews.Item) -> Bool {
      guard geometry.sections.indices.contains(item.section) else { return true }
      return !shown.contains(item.section)
        || !partFrame(part, item.section).meets(layer.bounds)
    }
    let outside = self[views: part].items.filter(isOutside)
    guard !outside.isEmpty else { return }
    self[views: part].items.removeAll(where: isOutside)
    for item in outside { endDisplaying(item, part) }
  }

  private func showPart(_ part: SectionPart, _ section: Int) {
    let frame = partFrame(part, section)
    guard frame.height > 0, frame.meets(layer.bounds),
      let view = partView(part, section)
    else { return }
    UIView.withoutInheritedAnimation {
      if view.frame != frame { view.frame = frame }
      if view.isHidden { view.isHidden = false }
    }
    guard let index = self[views: part].index(of: section),
      !self[views: part].items[index].isOnScreen
    else { return }
    self[views: part].items[index].isOnScreen = true
    switch part {
    case .header:
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer:
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Returns the current frame of a header or footer; in a plain table it is pinned to the edge
  /// while its section is visible.
  final func partFrame(_ part: SectionPart, _ section: Int) -> CGRect {
    let content = geometry.sections[section]
    let top = geometry.top(ofSection: section) + (reorder?.shift(ofHeader: section) ?? 0)
    let bottom =
      geometry.top(ofSection: section + 1) + (reorder?.shift(ofFooter: section) ?? 0)
    let isPlain = storedStyle == .plain
    var y: Double
    let height: Double
    switch part {
    case .header:
      height = Double(content.header.height)
      y = top + Double(content.padding)
      if isPlain {
        let edge = Double(layer.bounds.minY + storedAdjustedInset.top)
        y = max(y, min(edge, bottom - Double(content.footer.height) - height))
      }
    case .footer:
      height = Double(content.footer.height)
      y = bottom - height
      if isPlain {
        let edge = Double(layer.bounds.maxY - storedAdjustedInset.bottom)
        y = min(y, max(edge - height, top + content.rowsTop))
      }
    }
    return cellFrame(top: y, height: height)
  }
}
