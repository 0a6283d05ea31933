import LiveViewModels
public import MomentsContracts
import SocialModel

extension LiveFactory {
  /// The reader's lists, if the source has them.
  private var lists: (any ReaderListProvider)? {
    providers.lists.flatMap { $0.hasLists ? $0 : nil }
  }

  /// The view model of the reader's lists and followed hashtags; `nil` where there are neither.
  public func makeLists() -> (any ListsViewModel)? {
    guard lists != nil || providers.tags != nil else { return nil }
    return LiveListsViewModel(
      lists: lists,
      tags: providers.tags,
      in: context
    )
  }

  /// The view model of the people of a list; `nil` where there are no lists.
  public func makeListMembers(_ list: ListReference) -> (any ListMembersViewModel)? {
    lists.map { lists in
      LiveListMembersViewModel(
        list: list,
        lists: lists,
        people: providers.people,
        readerID: providers.reader?.id,
        in: context
      )
    }
  }

  /// The view model of the sheet to add a person to lists; `nil` where there are no lists.
  public func makePersonLists(_ person: PersonReference) -> (any PersonListsViewModel)? {
    lists.map { lists in
      LivePersonListsViewModel(
        person: person,
        lists: lists,
        follows: providers.follows,
        in: context
      )
    }
  }

  /// The view model of whether a hashtag is followed; `nil` where none can be.
  public func makeTagFollow(_ name: String) -> (any TagFollowViewModel)? {
    providers.tags.map { tags in
      LiveTagFollowViewModel(
        name: name,
        provider: tags,
        in: context
      )
    }
  }
}
