extension Strings {
  /// The title of a list, also if it is empty.
  public func listTitle(_ title: String) -> String {
    title.isEmpty ? listTitleUntitledList : title
  }
}
