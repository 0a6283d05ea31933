import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// What others did that concerns the reader.
public final class NotificationsViewController: BaseTableViewController {
  private let viewModel: any NotificationsViewModel
  private let imageLoader: ImageLoader
  private var isShowing = false
  private let pill = NewsPill(
    icon: .newer,
    comesFromAbove: true,
    identifier: "notifications.new"
  )
  /// The row that was the topmost one on screen the last time.
  private var topmost: ListItemID?
  /// The first of the rows that were seen: what comes above it is new.
  private var newestSeen: ListItemID?

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any NotificationsViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  /// What happened, below how many ask to follow the reader.
  public override func registerRows() {
    listView.register(NotificationRow.self) { [viewModel, imageLoader] row in
      Row({ NotificationListItemView(imageLoader: imageLoader) }, row)
        .onAction { action, row in
          switch action {
          case .answer(let accepted): viewModel.answer(row.id, accepted: accepted)
          }
        }
        .onSelect { viewModel.open($0.id) }
        .trailingSwipe { [weak self] in self?.swipe(on: $0) }
        .contextMenu { [weak self] in self?.menu(of: $0) }
    }
    listView.register(FollowRequestSummaryRow.self) { [viewModel] row in
      Row(TitleRow(row.title, id: row.itemID, image: Icon.follow.image, role: .opens))
        .accessory(.disclosureIndicator)
        .onSelect { _ in viewModel.openFollowRequests() }
    }
  }

  /// Follows what happens.
  public override func startVisibleWork() -> Task<Void, Never>? {
    Task { [viewModel] in await viewModel.watch() }
  }

  /// Puts the button that tells of new rows over the list.
  public override func makeControls() {
    super.makeControls()
    pill.float(atTopOf: view)
    pill.onTap = { [weak self] in self?.listView.scrollToTop(animated: true) }
  }

  /// Puts the button that shows what else can be done into the bar.
  public override func bind() {
    super.bind()
    viewModel.state.observe { [weak self] in self?.showMenu($0) }.disposed(by: bindings)
  }

  // MARK: What can be done

  private func showMenu(_ state: ListState) {
    let strings = viewModel.strings
    let kinds = UIAction(
      title: strings.notificationKinds,
      image: Icon.filter.image,
      identifier: UIAction.Identifier("notifications.kinds")
    ) { [viewModel] _ in viewModel.openKinds() }
    let clear = UIAction(
      title: strings.clearNotifications,
      image: Icon.delete.image,
      identifier: UIAction.Identifier("notifications.clear"),
      attributes: state == .content ? .destructive : [.destructive, .disabled]
    ) { [weak self] _ in self?.askToClear() }
    let button = UIBarButtonItem(
      image: Icon.more.image,
      menu: UIMenu(children: [kinds, clear])
    )
    button.accessibilityLabel = strings.moreActions
    button.accessibilityIdentifier = "notifications.more"
    navigationItem.rightBarButtonItem = button
  }

  private func askToClear() {
    let strings = viewModel.strings
    ask(strings.clearNotificationsQuestion, strings: strings) { [viewModel] in viewModel.clear() }
  }

  private func swipe(on row: NotificationRow) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(
      style: .destructive,
      title: viewModel.strings.dismiss
    ) { [viewModel] _, _, done in
      viewModel.dismiss(row.id)
      done(true)
    }
    action.image = Icon.close.image
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func menu(of row: NotificationRow) -> UIMenu {
    let dismiss = UIAction(
      title: viewModel.strings.dismiss,
      image: Icon.close.image,
      identifier: UIAction.Identifier("notification.dismiss"),
      attributes: .destructive
    ) { [viewModel] _ in viewModel.dismiss(row.id) }
    return UIMenu(children: [dismiss])
  }

  // MARK: What is new

  /// Loads everything anew.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    listView.refreshShortcuts(viewModel.strings.shortcutRefresh)
  }

  /// Rows that show are seen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShowing = true
    noteSeen()
  }

  /// Rows that come while the reader looks are seen.
  public override func listDidShowRows() {
    super.listDidShowRows()
    topmost = nil
    noteSeen()
  }

  /// Rows that the reader scrolls to are seen.
  public override func listDidScroll() {
    super.listDidScroll()
    noteSeen()
  }

  /// The topmost row on screen is seen, and with it those below; those above that came since are
  /// told of.
  private func noteSeen() {
    guard isShowing,
      let row = listView.topmostPlace(of: NotificationRow.self)?.itemID, row != topmost
    else { return }
    topmost = row
    viewModel.see(row)
    let above = listView.rows(of: NotificationRow.self).prefix { $0.id != newestSeen }
    let isKnown = newestSeen.map { listView.indexPath(of: $0) != nil } ?? false
    if !isKnown || above.contains(where: { $0.id == row }) { newestSeen = row }
    let count = listView.rows(of: NotificationRow.self).prefix { $0.id != newestSeen }.count
    pill.show(isKnown && count > 0 ? viewModel.strings.newNotifications(count) : nil)
  }

  /// What comes now is not seen.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShowing = false
  }
}
