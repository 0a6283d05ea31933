public import Foundation

/// A notification that the desktop shows outside of the window.
public struct Notice: Hashable, Sendable {
  /// A button of a notice.
  public struct Button: Hashable, Sendable {
    /// The title of the button.
    public var title: String
    /// The answer that the button gives.
    public var answer: NoticeAnswer
  }

  /// The identity; a notice replaces another one with the same identity.
  public var id: String
  /// The name of the person, or the number of people.
  public var title: String
  /// The text of the post or the address of the person; for several, names and actions.
  public var body: String
  /// The deep link to what the notice is about.
  public var link: URL
  /// The buttons for what the reader can do without the window; none where the notice is about
  /// several.
  public var buttons: [Button] = []
}
