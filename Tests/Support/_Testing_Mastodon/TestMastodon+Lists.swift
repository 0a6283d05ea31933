extension TestMastodon {
  /// Makes a list of accounts; returns its id.
  public func addList(_ title: String, of account: String, members: [String]) -> String {
    core.change { world in
      let id = world.smallID()
      world.lists.append(ListRecord(id: id, account: account, title: title, members: members))
      return id
    }
  }

  /// Removes all members of a list, like another app of its owner.
  public func removeMembers(of list: String) {
    core.change { world in
      for place in world.lists.indices where world.lists[place].id == list {
        world.lists[place].members = []
      }
    }
  }

  /// Adds a filter for a word; `action` is `warn`, `hide` or `blur`.
  public func addFilter(
    _ word: String,
    of account: String,
    action: String = "warn",
    contexts: [String] = ["home", "public", "thread", "account", "notifications"]
  ) {
    core.change { world in
      let keyword = FilterRecord.Keyword(id: world.smallID(), word: word, isWholeWord: false)
      world.filters.append(
        FilterRecord(
          id: world.smallID(),
          account: account,
          title: word,
          contexts: contexts,
          action: action,
          keywords: [keyword]
        )
      )
      world.events.append(.filtersChanged(account: account))
    }
  }
}
