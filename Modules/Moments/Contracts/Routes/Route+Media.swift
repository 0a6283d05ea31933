public import ListModel

extension Route {
  /// The route of a tap on a moment's media: full screen, with all photos, films and sounds; a file
  /// is opened outside of the app.
  ///
  /// - Parameters:
  ///   - all: All media of the moment, in order.
  ///   - index: The index of the tapped item in `all`.
  ///   - moment: The moment's identity in the list.
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
