extension Endpoint where Value == LossyArray<AccountList> {
  /// The reader's lists of people.
  public static var lists: Self { Self(.get, ["api", "v1", "lists"]) }

  /// The reader's lists that contain a person.
  public static func lists(withAccount id: String) -> Self {
    Self(.get, ["api", "v1", "accounts", id, "lists"])
  }
}

extension Endpoint where Value == AccountList {
  /// Makes an empty list.
  public static func createList(title: String) -> Self {
    Self(.post, ["api", "v1", "lists"], body: .form(["title": title]))
  }

  /// Renames a list.
  public static func updateList(_ id: String, title: String) -> Self {
    Self(.put, ["api", "v1", "lists", id], body: .form(["title": title]))
  }
}

extension Endpoint where Value == LossyArray<Account> {
  /// The members of a list; older pages by link only.
  public static func accounts(ofList id: String, limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "lists", id, "accounts"], query: .slice(limit, nil))
  }
}

extension Endpoint where Value == Void {
  /// Deletes a list; its members stay followed.
  public static func deleteList(_ id: String) -> Self {
    Self(.delete, ["api", "v1", "lists", id])
  }

  /// Adds people to a list; the reader must follow them.
  public static func add(_ accounts: [String], toList id: String) -> Self {
    Self(.post, ["api", "v1", "lists", id, "accounts"], body: .form(["account_ids": accounts]))
  }

  /// Removes people from a list.
  public static func remove(_ accounts: [String], fromList id: String) -> Self {
    Self(.delete, ["api", "v1", "lists", id, "accounts"], body: .form(["account_ids": accounts]))
  }
}
