internal import ListModel
internal import UIKit

/// Shows the items of a row in a collection, by the engine of all lists, and stores the state that
/// must outlive the cell in the row's state.
///
/// The row is looked up through the context, so that a cell that an update did not touch calls the
/// newest closures.
final class NestedCollectionView<View: ListItemView>: BaseListItemView<NestedContent<View>, Never> {
  /// The insets around the items, which scroll across them.
  var insets = NSDirectionalEdgeInsets.zero {
    didSet { if insets != oldValue { arrangementDidChange() } }
  }

  private let collectionView: UICollectionView
  private let arrangement: NestedCollectionLayout
  private let driver: ListDriver
  private var context: RowContext?
  /// The last shown row, if its newest value cannot be looked up.
  private var kept: NestedContent<View>?
  private var state = NestedRowState()
  private var layout = NestedLayout(arrangement: .line(.points(0)), height: .automatic, spacing: 0)
  private var rowSettings = RowSettings()
  private var background: (name: String, view: UIView)?
  /// Measures items off screen.
  private var prototype: View?
  /// The items of the row; the collection shows them once the list's update has ended.
  private var items: [AnyListItem] = []
  private var hasPendingItems = false
  private var isOnScreen = false
  /// Whether the row's scroll offset must be restored.
  private var mustRestore = false
  /// The distance at which the reader began to drag; `nil` once the content is at rest.
  private var dragStart: CGFloat?

  override init(frame: CGRect) {
    arrangement = NestedCollectionLayout { _ in nil }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: arrangement)
    driver = ListDriver(itemsIn: collectionView)
    super.init(frame: frame)
    arrangement.makeGeometry = { [weak self] in self?.geometry(count: $0) }
    configure(collectionView) {
      $0.backgroundColor = .clear
      $0.showsHorizontalScrollIndicator = false
      $0.showsVerticalScrollIndicator = false
      $0.contentInsetAdjustmentBehavior = .never
    }
    configure(driver) {
      $0.itemRow = { [weak self] item in
        item.as(View.ViewModel.self).flatMap { self?.shownContent?.row(of: $0) }
      }
      $0.newestItemRow = { [weak self] in self?.newest?.row(of: $0, near: $1) }
      $0.prefetchItems = { [weak self] items, isCancelled in
        let row = self?.newest
        let handler = isCancelled ? row?.cancelPrefetchHandler : row?.prefetchHandler
        handler?(items.compactMap { $0.as(View.ViewModel.self) })
      }
      $0.onShow = { [weak self] in self?.didShow($0) }
      $0.onFailure = { [weak self] in self?.context?.owner?.onFailure($0) }
      $0.onScroll = { [weak self] in self?.didScroll() }
      $0.onBeginDragging = { [weak self] in self?.didBeginDragging() }
      $0.restingOffset = { [weak self] in self?.restingOffset(for: $0) ?? $0 }
      $0.onSettle = { [weak self] in self?.didSettle() }
    }
    addSubview(collectionView)
  }

  // MARK: Showing

  /// Shows a row: another one, or new items of the same one.
  override func update(with content: NestedContent<View>) {
    kept = context?.looksUpNewest == false ? content : nil
    // A row that was removed and inserted again is a new one, with a new state.
    let newState = context.flatMap { $0.owner?.nestedState(of: $0.key) } ?? NestedRowState()
    let isSameRow = newState === state
    state = newState
    var newLayout = content.layout
    newLayout.keepsToColumn = rowSettings.insets == nil
    newLayout.fillsHeight = rowSettings.height != .automatic
    let hasNewLayout = layout != newLayout
    layout = newLayout
    showBackground(content)
    items = content.items.map { AnyListItem($0) }
    state.itemsDidChange(to: items)
    collectionView.decelerationRate = newLayout.snapping == .none ? .normal : .fast
    if isSameRow, isOnScreen {
      // The list is being updated and must not be laid out now.
      hasPendingItems = true
    } else {
      reload()
    }
    isOnScreen = true
    if hasNewLayout || mustRestore { arrangementDidChange() }
    setNeedsLayout()
  }

  /// Discards the content of the previous row: its pending items are not shown by this one.
  private func reload() {
    mustRestore = true
    driver.restart()
    showItems()
  }

  private func showItems() {
    hasPendingItems = false
    let section = ListSection(id: "items", items: items)
    driver.show([section], .hidden, animated: true, completion: nil)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func arrangementDidChange() {
    arrangement.invalidateLayout()
    setNeedsLayout()
  }

  private func showBackground(_ content: NestedContent<View>) {
    guard background?.name != content.layout.background else { return }
    background?.view.removeFromSuperview()
    background = nil
    guard let name = content.layout.background, let view = content.makeBackground?() else { return }
    insertSubview(view, at: 0)
    background = (name, view)
  }

  /// The newest value of the row; `nil` if it was removed.
  private var newest: NestedContent<View>? {
    guard let context, context.looksUpNewest else { return kept }
    return context.newest(nil, as: Row<NestedCollectionView>.self)?.model
  }

  // MARK: Size and layout

  /// Updates the layout: widths may depend on the text size, and positions on the text direction.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    mustRestore = true
    arrangementDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if collectionView.frame != bounds {
      collectionView.frame = bounds
      mustRestore = true
      arrangement.invalidateLayout()
    }
    if let background {
      let around = layout.backgroundInsets
      background.view.frame = bounds.inset(
        by: UIEdgeInsets(
          top: around.top,
          left: isRightToLeft ? around.trailing : around.leading,
          bottom: around.bottom,
          right: isRightToLeft ? around.leading : around.trailing
        )
      )
    }
    let slides = bareGeometry(count: items.count, width: bounds.width)?.slides ?? false
    if collectionView.isScrollEnabled != slides { collectionView.isScrollEnabled = slides }
    collectionView.alwaysBounceHorizontal = slides
    restore()
    notifyOfEnd()
  }

  /// Restores the row's scroll offset.
  private func restore() {
    guard mustRestore, bounds.width > 0, let geometry = geometry(count: items.count) else { return }
    let distance = min(max(state.distance, 0), geometry.maximumDistance)
    let offset = CGPoint(x: geometry.distance(distance), y: 0)
    if collectionView.contentOffset != offset { collectionView.contentOffset = offset }
    mustRestore = false
  }

  private func geometry(count: Int) -> NestedGeometry? {
    guard var geometry = bareGeometry(count: count, width: bounds.width) else { return nil }
    if layout.fillsHeight {
      geometry.fit(height: bounds.height)
    } else {
      geometry.fit(itemHeight: itemHeight(for: geometry))
    }
    return geometry
  }

  private func bareGeometry(count: Int, width: CGFloat) -> NestedGeometry? {
    guard width > 0 else { return nil }
    return NestedGeometry(
      layout,
      count: count,
      width: width,
      insets: layout.keepsToColumn ? insets.keptToColumn(inWidth: width) : insets,
      scale: UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100,
      pixel: 1 / max(traitCollection.displayScale, 1),
      isRightToLeft: isRightToLeft
    )
  }

  private func itemHeight(for geometry: NestedGeometry) -> CGFloat {
    switch layout.height {
    case .points(let points): return points
    case .ofWidth(let part): return geometry.itemSize.width * part
    case .automatic:
      measureItems(near: geometry)
      return state.itemHeight
    }
  }

  /// Measures the visible items and those up to one screen further.
  private func measureItems(near geometry: NestedGeometry) {
    state.prepare(
      view: ObjectIdentifier(View.self),
      itemWidth: geometry.itemSize.width,
      category: traitCollection.preferredContentSizeCategory
    )
    let items = items
    let start = min(max(state.distance, 0), geometry.maximumDistance)
    let near = geometry.indices(from: start, to: start + 2 * geometry.width)
    for index in near where items.indices.contains(index) {
      state.measure(items[index]) {
        measuredHeight(of: items[index], width: geometry.itemSize.width)
      }
    }
  }

  /// The height of an item at a width, rounded up to whole pixels; 0 for one of another type.
  private func measuredHeight(of item: AnyListItem, width: CGFloat) -> CGFloat {
    guard let viewModel = item.as(View.ViewModel.self), let view = prototype ?? makePrototype()
    else { return 0 }
    view.update(with: viewModel)
    view.prepareForLayout(width: width)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // Cancels work started for the item, such as loading its image; the view that shows it starts
    // it again.
    view.prepareForReuse()
    let scale = max(traitCollection.displayScale, 1)
    return (size.height * scale - 0.001).rounded(.up) / scale
  }

  private func makePrototype() -> View? {
    guard let view = shownContent?.itemRow?.host.makeFreeView() else { return nil }
    view.isHidden = true
    view.translatesAutoresizingMaskIntoConstraints = false
    // In this view it gets its traits, such as the text size.
    insertSubview(view, at: 0)
    prototype = view
    return view
  }

  /// The row, even if a newer model without it, or without its items, waits to be shown.
  private var shownContent: NestedContent<View>? {
    if let newest, newest.itemRow != nil { return newest }
    let shown = context.flatMap { $0.owner?.shownContent(of: $0.key) }
    return (shown as? Row<NestedCollectionView>)?.model
  }

  // MARK: Sliding

  private func didScroll() {
    guard !mustRestore, let geometry = arrangement.geometry else { return }
    state.distance = geometry.distance(collectionView.contentOffset.x)
    notifyOfEnd()
    grow(geometry)
  }

  private func didBeginDragging() {
    dragStart = arrangement.geometry?.distance(collectionView.contentOffset.x)
  }

  private func restingOffset(for proposed: CGPoint) -> CGPoint? {
    guard let geometry = arrangement.geometry else { return nil }
    let resting = geometry.restingDistance(geometry.distance(proposed.x), from: dragStart ?? 0)
    return CGPoint(x: geometry.distance(resting), y: proposed.y)
  }

  /// Corrects where a swipe ended if its items changed meanwhile.
  private func didSettle() {
    guard dragStart != nil else { return }
    dragStart = nil
    guard let geometry = arrangement.geometry else { return }
    let distance = geometry.distance(collectionView.contentOffset.x)
    let resting = geometry.restingDistance(distance, from: distance)
    guard abs(resting - distance) > 0.5 else { return }
    collectionView.setContentOffset(CGPoint(x: geometry.distance(resting), y: 0), animated: true)
  }

  /// Increases the row's height when a higher item is about to become visible.
  private func grow(_ geometry: NestedGeometry) {
    guard layout.height == .automatic, !layout.fillsHeight else { return }
    let before = state.itemHeight
    measureItems(near: geometry)
    if state.itemHeight > before { context?.owner?.rowHeightsDidChange() }
  }

  private func notifyOfEnd() {
    guard let content = newest, let handler = content.endHandler,
      let geometry = arrangement.geometry, geometry.count > 0,
      state.endWasNearFor != geometry.count
    else { return }
    let seen = geometry.indices(from: state.distance, to: state.distance + geometry.width)
    guard geometry.count - seen.upperBound <= layout.endDistance else { return }
    state.endWasNearFor = geometry.count
    // Not during layout: the handler may apply a new model immediately.
    Task { handler() }
  }

  private func didShow(_ changes: ListChanges?) {
    if changes == nil { mustRestore = true }
    arrangementDidChange()
    guard !mustRestore, let geometry = arrangement.geometry else { return }
    state.distance = geometry.distance(collectionView.contentOffset.x)
  }
}

extension NestedCollectionView: ShelfView {
  func height(forWidth width: CGFloat) -> CGFloat {
    guard var geometry = bareGeometry(count: items.count, width: width) else { return 0 }
    geometry.fit(itemHeight: itemHeight(for: geometry))
    return geometry.contentSize.height
  }

  func willShow(_ settings: RowSettings, as context: RowContext) {
    rowSettings = settings
    self.context = context
  }

  func willAppear() {
    if hasPendingItems { reload() }
  }

  func listDidUpdate() {
    guard hasPendingItems else { return }
    let wasAtStart = state.distance < 0.5
    showItems()
    guard wasAtStart, isRightToLeft else { return }
    // Offsets count from the left: if that is the trailing end, the start has moved.
    state.distance = 0
    mustRestore = true
    setNeedsLayout()
  }

  func didLeaveScreen() {
    isOnScreen = false
    mustRestore = true
    dragStart = nil
    // Ends a deceleration that would continue for another row.
    collectionView.setContentOffset(collectionView.contentOffset, animated: false)
  }
}
