import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The notifications: activity of others that concerns the reader.
public final class NotificationsViewController: ListScreenViewController {
  private let viewModel: any NotificationsViewModel
  private let imageLoader: ImageLoader
  private var isShowing = false
  /// The state that the menu was made for.
  private var menuState: ListState?
  private let pill = NewRowsPill(
    icon: .newer,
    comesFromAbove: true,
    identifier: "notifications.new"
  )
  /// The last topmost row on screen.
  private var topmost: ListItemID?
  /// The first seen row: rows inserted above it are new.
  private var newestSeen: ListItemID?

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any NotificationsViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
  }

  /// Registers notifications and the summary of follow requests.
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

  /// Adds the button for new rows over the list.
  public override func makeControls() {
    super.makeControls()
    pill.float(atTopOf: view)
    pill.onTap = { [weak self] in self?.listView.scrollToTop(animated: true) }
    // Rows that appear while the screen is visible, or that the reader scrolls to, are seen.
    listView.onShowRows = { [weak self] _ in
      self?.topmost = nil
      self?.noteSeen()
    }
    listView.onScroll = { [weak self] in self?.noteSeen() }
  }

  /// Adds the menu button to the bar.
  public override func bind() {
    super.bind()
    viewModel.snapshot.observe { [weak self] in self?.showMenu($0.state) }.disposed(by: bindings)
  }

  // MARK: What can be done

  private func showMenu(_ state: ListState) {
    guard state != menuState else { return }
    menuState = state
    let strings = viewModel.strings
    let kinds = UIAction(strings.notificationKinds, .filter, id: "notifications.kinds") {
      [viewModel] in viewModel.openKinds()
    }
    let clear = UIAction(
      strings.clearNotifications,
      .delete,
      id: "notifications.clear",
      attributes: state == .content ? .destructive : [.destructive, .disabled]
    ) { [weak self] in self?.askToClear() }
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
      viewModel.strings.dismiss,
      .close,
      id: "notification.dismiss",
      attributes: .destructive
    ) { [viewModel] in viewModel.dismiss(row.id) }
    return UIMenu(children: [dismiss])
  }

  // MARK: What is new

  /// Visible rows are marked as seen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShowing = true
    noteSeen()
  }

  /// Marks the topmost row on screen and those below as seen; the button counts those that were
  /// inserted above since.
  private func noteSeen() {
    guard isShowing,
      let row = listView.topmostPosition(of: NotificationRow.self)?.itemID, row != topmost
    else { return }
    topmost = row
    viewModel.see(row)
    let above = listView.rows(of: NotificationRow.self).prefix { $0.id != newestSeen }
    let isKnown = newestSeen.map { listView.indexPath(of: $0) != nil } ?? false
    if !isKnown || above.contains(where: { $0.id == row }) { newestSeen = row }
    let count = listView.rows(of: NotificationRow.self).prefix { $0.id != newestSeen }.count
    pill.show(isKnown && count > 0 ? viewModel.strings.newNotifications(count) : nil)
  }

  /// Rows that arrive from now on are not seen.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShowing = false
  }
}
