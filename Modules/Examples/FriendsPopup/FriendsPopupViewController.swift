import Foundations
import ListModel
import MomentsContracts
import MomentsFriends
import UIKit

/// A screen that opens the popup over itself when it appears, and again by its row.
final class FriendsPopupViewController: ListViewController {
  private let presenter = FriendsListPresenter(imageLoader: ExampleImages.loader)
  private let makeFriends: @MainActor (FriendsListEvents) -> any FriendsListViewModel
  private lazy var opening: Void = open()

  init(_ makeFriends: @escaping @MainActor (FriendsListEvents) -> any FriendsListViewModel) {
    self.makeFriends = makeFriends
    super.init()
    model = TableModel {
      Row("Show the friends", role: .command) { [weak self] in self?.open() }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = opening
  }

  private func open() {
    presenter.present(makeFriends(presenter.events()), over: self)
  }
}
