import DemoViewModels
import Foundations
import MomentsContracts
import MomentsFriends
import MomentsLanguage
import MomentsLists
import UIKit

extension GalleryIndex {
  /// The screens of the reader's lists.
  static var readerLists: [GalleryComponent] { [chooser, personLists, listMembers, listTitle] }

  private static var chooser: GalleryComponent {
    GalleryComponent(screen: "ListsViewController", in: "MomentsLists") {
      for state in [GalleryListState.content, .loading, .empty, .failed] {
        GalleryState.pushed(state.rawValue) { environment in
          let strings = environment.strings
          return ListsViewController(
            viewModel: DemoListsViewModel(
              state == .content ? DemoRows.lists(strings) : [],
              state: state.state(strings, failed: strings.listsFailedTitle),
              language: environment.language
            )
          )
        }
      }
    }
  }

  private static var personLists: GalleryComponent {
    GalleryComponent(screen: "PersonListsViewController", in: "MomentsLists") {
      GalleryState.presented("content") { environment in
        PersonListsViewController(
          viewModel: DemoPersonListsViewModel(
            DemoRows.listsOnly(environment.strings, choosing: true),
            language: environment.language
          )
        ).inSheet()
      }
    }
  }

  private static var listMembers: GalleryComponent {
    GalleryComponent(screen: "ListMembersViewController", in: "MomentsFriends") {
      GalleryState.pushed("content") { environment in
        let rows = DemoRows.listMembers(environment.strings)
        return ListMembersViewController(
          viewModel: DemoListMembersViewModel(
            "Close friends",
            members: rows.members,
            others: rows.others,
            language: environment.language
          ),
          imageLoader: environment.imageLoader
        )
      }
    }
  }

  private static var listTitle: GalleryComponent {
    GalleryComponent(screen: "ListTitleViewController", in: "MomentsLists") {
      GalleryState.presented("new") { environment in
        ListTitleViewController(.make, strings: environment.strings) { _ in }.inSheet()
      }
      GalleryState.presented("rename") { environment in
        ListTitleViewController(.rename("Close friends"), strings: environment.strings) { _ in }
          .inSheet()
      }
    }
  }
}
