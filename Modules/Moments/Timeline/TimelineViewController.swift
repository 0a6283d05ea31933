import DesignKit
public import Foundations
public import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import UIKit

/// The timeline: a profile header, then moments, newest first, with the gaps among them.
///
/// It opens at the reading position, and moments inserted above never move it: a button shows their
/// number.
public final class TimelineViewController: ListScreenViewController {
  let viewModel: any TimelineViewModel
  let imageLoader: ImageLoader
  let pill = NewRowsPill(icon: .newer, comesFromAbove: true, identifier: "timeline.new")
  /// Whether the initial reading position was applied.
  private var hasOpened = false
  private var isOpening = false
  /// The row below a gap that is being filled from below, which keeps its position.
  private var heldRow: (gap: ListItemID, below: ListItemID)?

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any TimelineViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
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
        case .showPeople(let list): viewModel.openPeople(list)
        case .open(let target): viewModel.openFromProfile(target)
        case .editNote: viewModel.editNote()
        case .editProfile: viewModel.editProfile()
        }
      }
    )
    let viewModel = viewModel
    registerMoments(of: viewModel, imageLoader: imageLoader) { [weak self] in self }
    register(
      { ProfilePartView() },
      onAction: { [viewModel] part, _ in viewModel.show(part) }
    )
    register(ProfilePhotosRow.self) { [weak self, viewModel, imageLoader] photos in
      Row({ ProfilePhotosView(imageLoader: imageLoader) }, photos)
        .onAction { tile, _ in viewModel.openPhoto(at: tile.index, of: tile.moment) }
        .onPrefetch(
          { self?.imageLoader.prefetch(self?.requests(of: $0) ?? []) },
          cancel: { self?.imageLoader.cancelPrefetching(self?.requests(of: $0) ?? []) }
        )
    }
    register(TimelineGapRow.self) { [weak self] gap in
      Row({ TimelineGapView() }, gap)
        .onAction { _, row in self?.fill(row) }
        .onSelect { self?.fill($0) }
        .onDisplay { self?.reach($0) }
    }
  }

  // MARK: Steps

  /// Adds the button for new moments over the list.
  public override func makeControls() {
    super.makeControls()
    pill.float(atTopOf: view)
    pill.onTap = { [weak self] in self?.listView.scrollToTop(animated: true) }
    listView.onShowRows = { [weak self] in self?.didShowRows(insteadOf: $0) }
    listView.onScroll = { [weak self] in self?.countDownNewMoments() }
    listView.onSettle = { [weak self] in self?.reportPosition() }
    // Moments keep their position when rows are inserted between them and the header.
    listView.anchorUpdates { [weak self] id in
      guard let self else { return true }
      return heldRow.map { $0.below == id } ?? (id != profileID)
    }
  }

  public override func bind() {
    super.bind()
    viewModel.newMoments.observe { [weak self] in self?.pill.show($0?.title) }
      .disposed(by: bindings)
  }

  // MARK: The reading position

  /// Opens the list at the reading position, and shows new rows to readers at the top.
  private func didShowRows(insteadOf former: ListViewport) {
    openAtPosition()
    releaseHeldRow()
    let first = former.isAtTop ? former.topmostPosition(of: MomentRow.self)?.itemID : nil
    if let first {
      let hadHeader = former.topmostPosition(of: UserProfileRow.self) != nil
      showNewRowsAtTop(above: first, hadHeader: hadHeader)
    }
    noteNewMoments(above: first)
  }

  /// Updates the reading position after new moments.
  ///
  /// If no moment could be kept in place, the list is still at the top, and nothing is above the
  /// reader. Rows inserted above the first one moved the reader from the top without a scroll: from
  /// now on there is a position to return to.
  private func noteNewMoments(above first: ListItemID?) {
    guard hasOpened, viewModel.newMoments.value != nil else { return }
    if listView.isAtTop {
      countDownNewMoments()
    } else if let position = first.flatMap(position) {
      viewModel.readerStopped(at: position)
    }
  }

  private func openAtPosition() {
    guard !hasOpened, view.window != nil, tableView.bounds.height > 0, hasMoments else { return }
    hasOpened = true
    guard let position = viewModel.openingPosition else { return }
    isOpening = true
    defer { isOpening = false }
    tableView.layoutIfNeeded()
    listView.scroll(to: ListPosition(itemID: position.moment, distance: position.distance))
  }

  private var hasMoments: Bool { !listView.rows(of: MomentRow.self).isEmpty }
  private var profileID: ListItemID? { listView.rows(of: UserProfileRow.self).first?.itemID }

  /// At the very top, a header that arrived late is shown, and so is a moment that the reader just
  /// wrote.
  private func showNewRowsAtTop(above first: ListItemID, hadHeader: Bool) {
    let newest = listView.rows(of: MomentRow.self).first
    let isOwnNew = newest.map { $0.itemID != first && $0.isOwn } ?? false
    if isOwnNew || (profileID != nil && !hadHeader && !listView.isAtTop) {
      listView.scrollToTop(animated: false)
    }
  }

  /// Opens the list as soon as it is laid out, if rows arrived before that.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    openAtPosition()
  }

  /// The position of a row that the reader did not scroll to.
  private func position(of row: ListItemID) -> TimelinePosition? {
    listView.frame(of: row).map { frame in
      let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
      return TimelinePosition(moment: row, distance: Double(frame.minY - top))
    }
  }

  private var position: TimelinePosition? {
    guard !listView.isAtTop else { return nil }
    return listView.topmostPosition(of: MomentRow.self).map {
      TimelinePosition(moment: $0.itemID, distance: Double($0.distance))
    }
  }

  /// Counts down the new moments above the reader.
  private func countDownNewMoments() {
    // What the list shows when it opens was not reached by the reader.
    guard !isOpening, viewModel.newMoments.value != nil else { return }
    // At the very top nothing is above the reader, however high the header is.
    let topmost =
      listView.isAtTop
      ? listView.rows(of: MomentRow.self).first?.itemID
      : listView.topmostPosition(of: MomentRow.self)?.itemID
    if let topmost { viewModel.readerReached(topmost) }
  }

  private func reportPosition() {
    if hasOpened { viewModel.readerStopped(at: position) }
  }

  /// Reports the reading position, and performs deletions that could still be undone.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reportPosition()
    viewModel.screenDidDisappear()
  }

  // MARK: Keys

  /// The shortcuts to move between moments, to act on one, and to show new ones.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    let strings = viewModel.strings
    return [
      KeyboardShortcut(
        strings.shortcutNextMoment,
        "j",
        performIfPossible: { [listView] in listView.moveFocus(to: MomentRow.self, by: 1) }
      ),
      KeyboardShortcut(
        strings.shortcutPreviousMoment,
        "k",
        performIfPossible: { [listView] in listView.moveFocus(to: MomentRow.self, by: -1) }
      ),
      shortcut(strings.shortcutLike, "l", .like),
      shortcut(strings.reply, "r", .reply, needing: \.replyTitle),
      shortcut(strings.shortcutBoost, "b", .boost, needing: \.boostTitle),
      shortcut(strings.shortcutBookmark, "d", .bookmark, needing: \.bookmarkTitle),
    ] + super.keyboardShortcuts
  }

  /// A shortcut that acts on the moment with the focus, if that has the action's title.
  private func shortcut(
    _ title: String,
    _ key: KeyboardShortcut.Key,
    _ command: MomentCommand,
    needing actionTitle: KeyPath<MomentRow.Actions, String?>? = nil
  ) -> KeyboardShortcut {
    KeyboardShortcut(
      title,
      key,
      performIfPossible: { [listView, viewModel] in
        guard let moment = listView.focusedRow(of: MomentRow.self) else { return false }
        if let actionTitle, moment.actions[keyPath: actionTitle] == nil { return false }
        viewModel.perform(command, on: moment.id)
        return true
      }
    )
  }

  // MARK: Gaps

  /// Fills a gap that the reader scrolls to, as the end of the list is filled.
  ///
  /// One that was on screen from the start, or that failed, waits for a tap.
  private func reach(_ row: TimelineGapRow) {
    let isScrolling = tableView.isTracking || tableView.isDragging || tableView.isDecelerating
    // Keys move the focus from one moment to the next, and scroll to that.
    let hasFocus = listView.focusedRow(of: MomentRow.self) != nil
    guard isScrolling || hasFocus, row.state == .idle else { return }
    // A cell is being shown: rows change after that.
    Task { [weak self] in self?.fill(row) }
  }

  /// Fills a gap from the edge that is closer to the reader: the rows beyond it keep their
  /// position.
  private func fill(_ row: TimelineGapRow) {
    guard row.state != .loading, let path = listView.indexPath(of: row.itemID) else { return }
    let frame = tableView.rectForRow(at: path)
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    let below = listView.itemID(at: IndexPath(row: path.row + 1, section: path.section))
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
    if listView.row(held.gap, as: TimelineGapRow.self)?.state != .loading { heldRow = nil }
  }

  private func requests(of photos: ProfilePhotosRow) -> [ImageRequest] {
    ProfilePhotosView.requests(for: photos, traits: traitCollection)
  }
}

extension TimelineViewModel {
  /// The menu of a moment.
  func menu(
    of row: MomentRow,
    asking ask: @escaping (MomentRow.Actions.Question, @escaping () -> Void) -> Void
  ) -> UIMenu {
    MomentMenu(strings: strings, ask: ask) { [weak self] in self?.perform($0, on: row.id) }.menu(
      isLiked: row.likes.isLiked,
      actions: row.actions,
      text: row.isConcealed ? nil : row.text.string
    )
  }

  /// Calls the view model's method for an action in a moment.
  func perform(_ action: MomentListItemView.Action, on row: MomentRow) {
    switch action {
    case .command(let command): perform(command, on: row.id)
    case .open(let target): open(target, in: row.id)
    case .openPhoto(let index): openPhoto(at: index, of: row.id)
    case .poll(let action): perform(action, inPollOf: row.id)
    case .openAuthor: openProfile(row.author)
    }
  }
}
