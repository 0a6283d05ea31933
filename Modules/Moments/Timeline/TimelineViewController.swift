import DesignKit
public import Foundations
public import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// The timeline: a profile header, then moments, newest first, with the gaps among them.
///
/// It opens where the reader stopped, and what comes above them never moves them: a button tells how much there is.
public final class TimelineViewController: BaseTableViewController {
  let viewModel: any TimelineViewModel
  let imageLoader: ImageLoader
  let pill = NewsPill(icon: .newer, comesFromAbove: true, identifier: "timeline.new")
  /// Whether the place where the list opens was taken.
  private var hasOpened = false
  /// The row below a gap that is being filled from below: it stays where it is.
  private var heldRow: (gap: ListItemID, below: ListItemID)?
  /// Where the list was before the rows that are coming now.
  private var before = (isAtTop: true, hasHeader: false, first: ListItemID?.none)

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any TimelineViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  /// Fails: screens are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Rows

  /// The profile header, the moments and the gaps.
  public override func registerRows() {
    register(
      { [imageLoader] in UserProfileListItemView(imageLoader: imageLoader) },
      onAction: { [viewModel] action, row in
        switch action {
        case .openProfile: viewModel.openProfile(row.person)
        case .toggleFollow: viewModel.toggleFollow()
        }
      }
    )
    register(
      { [imageLoader] in MomentListItemView(imageLoader: imageLoader) },
      onAction: { [viewModel] in viewModel.perform($0, on: $1) },
      onSelect: { [viewModel] in viewModel.openMoment($0.id) }
    )
    register(
      { TimelineGapView() },
      onAction: { [weak self] _, row in self?.fill(row) },
      onSelect: { [weak self] in self?.fill($0) }
    )
  }

  // MARK: Steps

  /// Puts the button that tells of new moments over the list.
  public override func makeControls() {
    super.makeControls()
    pill.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pill)
    pill.onTap = { [weak self] in self?.scrollToTop(animated: true) }
    // Moments stay where they are when rows come between them and the header.
    updater.holdsPlace = { [weak self] item in
      guard let held = self?.heldRow else { return item.as(UserProfileRow.self) == nil }
      return item.itemID == held.below
    }
  }

  /// Says where the button goes.
  public override func constrainControls() {
    super.constrainControls()
    NSLayoutConstraint.activate([
      pill.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pill.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
      pill.widthAnchor.constraint(
        lessThanOrEqualTo: view.widthAnchor,
        constant: -2 * Spacing.large
      ),
      pill.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor,
        constant: Spacing.small
      ),
    ])
  }

  /// Shows what the view model has to say, as a message over the list.
  public override func bind() {
    // Before the rows are handed on: how the list stands without them.
    viewModel.sections.observe { [weak self] _ in self?.noteBefore() }.disposed(by: bindings)
    super.bind()
    viewModel.message.observe { [weak self] message in
      guard let self, let message else { return }
      show(message)
    }.disposed(by: bindings)
    viewModel.newMoments.observe { [weak self] in self?.pill.show($0?.title) }
      .disposed(by: bindings)
  }

  private func show(_ message: UserMessage) {
    ToastView(
      text: message.text,
      actionTitle: message.undoTitle,
      stayingFor: message.undoTitle == nil ? ToastView.stay : ToastView.stayWithAction
    ) { [weak self] in self?.viewModel.undo(message.id) }
    .present(in: view)
  }

  // MARK: The reader's place

  private func noteBefore() {
    before = (
      isAtTop,
      topmostPlace { $0.as(UserProfileRow.self) != nil } != nil,
      topmostPlace { $0.as(MomentRow.self) != nil }?.itemID
    )
  }

  /// Opens the list where the reader stopped, and lets those at the top see what belongs there.
  public override func listDidShowRows() {
    openAtPlace()
    releaseHeldRow()
    showWhatComesAtTop()
  }

  private func openAtPlace() {
    guard !hasOpened, view.window != nil, tableView.bounds.height > 0, hasMoments else { return }
    hasOpened = true
    guard let place = viewModel.openingPlace else { return }
    tableView.layoutIfNeeded()
    scroll(to: ListPlace(itemID: place.moment, distance: place.distance))
  }

  private var hasMoments: Bool { updater.sections.contains { $0.id == "moments" } }

  /// At the very top, the header that came late is shown, and so is a moment of the reader's own that was just written.
  private func showWhatComesAtTop() {
    guard before.isAtTop, let first = before.first else { return }
    let newest = updater.sections.first { $0.id == "moments" }?.items.first
    let isOwnNew = newest.map { $0.itemID != first && isOwn($0) } ?? false
    let hasHeader = updater.sections.first?.id == "profile"
    if isOwnNew || (hasHeader && !before.hasHeader && !isAtTop) {
      scrollToTop(animated: false)
    }
    before.isAtTop = false
  }

  /// Whether the reader wrote it: what is sent at once is never seen waiting.
  private func isOwn(_ item: AnyListItem) -> Bool {
    guard let row = item.as(MomentRow.self) else { return false }
    return row.isPending || row.actions.deleteTitle != nil
  }

  /// Opens the list as soon as it is laid out, if rows were there before that.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    openAtPlace()
  }

  private var place: ReadingPlace? {
    guard !isAtTop else { return nil }
    return topmostPlace { $0.as(MomentRow.self) != nil }.map {
      ReadingPlace(moment: $0.itemID, distance: Double($0.distance))
    }
  }

  /// Counts down what is new above the reader.
  public override func listDidScroll() {
    guard viewModel.newMoments.value != nil,
      let topmost = topmostPlace(where: { $0.as(MomentRow.self) != nil })
    else { return }
    viewModel.readerReached(topmost.itemID)
  }

  /// Tells where the reader is.
  public override func listDidSettle() {
    if hasOpened { viewModel.readerStopped(at: place) }
  }

  /// Tells where the reader is, and does what could still be undone.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if hasOpened { viewModel.readerStopped(at: place) }
    viewModel.screenDidDisappear()
  }

  // MARK: Gaps

  /// Fills a gap from the edge that is nearer to the reader: what they see beyond it stays where it is.
  private func fill(_ row: TimelineGapRow) {
    guard row.state != .loading, let path = indexPath(of: row.itemID) else { return }
    let frame = tableView.rectForRow(at: path)
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    let below = item(at: IndexPath(row: path.row + 1, section: path.section))?.itemID
    guard frame.midY < visible.midY, let below else {
      heldRow = nil
      viewModel.fillGap(row.id, from: .above)
      return
    }
    heldRow = (row.itemID, below)
    viewModel.fillGap(row.id, from: .below)
  }

  private func releaseHeldRow() {
    guard let held = heldRow else { return }
    let gap = updater.sections.lazy.flatMap(\.items).first { $0.itemID == held.gap }
    if gap?.as(TimelineGapRow.self)?.state != .loading { heldRow = nil }
  }

  // MARK: Pictures

  /// Loads the photos of rows that are about to appear.
  public override func prefetch(_ items: [AnyListItem]) {
    imageLoader.prefetch(requests(of: items))
  }

  /// Stops what ``prefetch(_:)`` began.
  public override func cancelPrefetching(_ items: [AnyListItem]) {
    imageLoader.cancelPrefetching(requests(of: items))
  }

  private func requests(of items: [AnyListItem]) -> [ImageRequest] {
    items.compactMap { $0.as(MomentRow.self) }.filter { !$0.arePhotosConcealed }.flatMap {
      PhotoGridView.requests(for: $0.photos, traits: traitCollection)
    }
  }

  // MARK: Swipes

  /// Boost and reply.
  public override func leadingSwipeActions(
    for item: AnyListItem
  ) -> UISwipeActionsConfiguration? {
    item.as(MomentRow.self).flatMap { MomentSwipes(viewModel: viewModel).leading(of: $0) }
  }

  /// What the reader can do with their own.
  public override func trailingSwipeActions(
    for item: AnyListItem
  ) -> UISwipeActionsConfiguration? {
    item.as(MomentRow.self).flatMap { MomentSwipes(viewModel: viewModel).trailing(of: $0) }
  }
}

extension TimelineViewModel {
  /// Hands what the reader did in a moment to the intent it stands for.
  fileprivate func perform(_ action: MomentListItemView.Action, on row: MomentRow) {
    switch action {
    case .toggleLike: toggleLike(row.id)
    case .toggleFold: toggleFold(row.id)
    case .toggleWarning: toggleWarning(row.id)
    case .open(let target): open(target, in: row.id)
    case .openPhoto(let index): openPhoto(at: index, of: row.id)
    case .openAuthor: openProfile(row.author)
    case .openComments: openMoment(row.id)
    }
  }
}
