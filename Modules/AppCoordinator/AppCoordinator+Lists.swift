import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsFriends
import MomentsLists
import MomentsTimeline
import UIKit

extension AppCoordinator {
  /// The button from the reader's timelines to their lists; nil where there are none.
  var listsButton: UIBarButtonItem? {
    guard factory.makeLists() != nil else { return nil }
    return barButton(.lists, factory.strings.listsTitle, id: "open.lists", to: .lists)
  }

  /// Opens a route of lists.
  func goToLists(by route: Route, from source: UIViewController?) {
    switch route {
    case .list(let list): open(.list(id: list.id, title: list.title), from: source)
    case .listMembers(let list):
      open(.listMembers(id: list.id, title: list.title), from: source)
    case .listsWith(let person): showLists(with: person)
    default: open(.lists, from: source)
    }
  }

  /// The timeline of a list, with a button to its members.
  func listController(_ list: ListReference, name: AppState.ScreenName) -> UIViewController {
    let timeline = timelineController(.list(list), name: name)
    guard factory.makeListMembers(list) != nil else { return timeline }
    timeline.navigationItem.rightBarButtonItem = barButton(
      .people,
      factory.strings.listMembers,
      id: "list.members",
      to: .listMembers(list),
      from: timeline
    )
    return timeline
  }

  /// Shows the sheet to add a person to lists.
  private func showLists(with person: PersonReference) {
    guard let viewModel = factory.makePersonLists(person) else {
      return showMessage(factory.strings.notPossibleHere)
    }
    let page = PersonListsViewController(viewModel: viewModel)
    shell.frontmost.present(page.inSheet(), animated: true)
  }

  /// The timeline of a hashtag, with a button that follows it if that is possible.
  func hashtagController(_ tag: String, name: AppState.ScreenName) -> UIViewController {
    let timeline = timelineController(.hashtag(tag), name: name)
    guard let viewModel = factory.makeTagFollow(tag) else { return timeline }
    let button = TagFollowButton(viewModel)
    // Beside the other actions.
    timeline.navigationItem.rightBarButtonItems =
      (timeline.navigationItem.rightBarButtonItems ?? []) + [button]
    Task { await viewModel.load() }
    return timeline
  }
}
