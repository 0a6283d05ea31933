import Foundations
import ListModel
import MomentsContracts
import MomentsFriends
import UIKit

/// A screen that opens the popup over itself when it appears, and again by its row.
final class FriendsPopupViewController: ListViewController {
  private let presenter: FriendsListPresenter
  private lazy var opening: Void = open()

  init(_ factory: any FriendsListViewModelFactory) {
    presenter = FriendsListPresenter(
      factory: factory,
      strings: Strings(.english),
      imageLoader: ExampleImages.loader
    )
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
    let owner = PersonReference(id: "lin", name: "Lin", handle: "@lin", avatar: nil)
    presenter.present(.following(of: owner), over: self)
  }
}
