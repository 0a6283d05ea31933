/// What a filter of the reader does with a post; raw values are those of servers.
public enum FilterAction: String, CaseIterable, Codable, Hashable, Sendable {
  /// Show the filter's title first, and the post if the reader opens it.
  case warn
  /// Show the text; cover the media until the reader opens it.
  case blur
  /// Do not show the post.
  case hide
}
