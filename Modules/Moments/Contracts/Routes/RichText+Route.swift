public import MomentsValues

extension RichText.Style {
  /// The route of a tap, if any.
  public var route: Route? {
    switch self {
    case .link(let url): .link(url)
    case .mention(let handle, let id, let url):
      .mention(handle: "@" + handle, accountID: id, url: url)
    case .hashtag(let name): .hashtag(name)
    case .strong, .emphasis, .code, .strikethrough, .quote, .added, .emoji: nil
    }
  }
}
