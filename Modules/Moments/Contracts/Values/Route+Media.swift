public import ListModel

extension Route {
  /// Where a tap on what a moment holds leads: to the whole screen, which is turned through all
  /// that can be seen or heard; a file is opened outside of the app.
  ///
  /// - Parameters:
  ///   - all: Everything that the moment holds, in order.
  ///   - index: What was tapped: an index into `all`.
  ///   - moment: The moment's name in the list.
  ///   - post: The identity of the post.
  /// - Returns: The route.
  public static func photos(
    _ all: [ImageReference],
    at index: Int,
    of moment: ListItemID,
    post: ListItemID
  ) -> Route {
    if let media = all[index].media, media.kind == .file { return .link(media.url) }
    return .photos(all, index: index, moment: moment, post: post)
  }
}
