public import Foundation

/// What the desktop tells the reader, outside of the window.
public struct Notice: Hashable, Sendable {
  /// A button of it.
  public struct Button: Hashable, Sendable {
    /// What it does.
    public var title: String
    /// What the reader answers by it.
    public var answer: NoticeAnswer
  }

  /// The identity: another one of the same replaces it.
  public var id: String
  /// Who did it, or how many there are.
  public var title: String
  /// What they wrote or who they are; of several, who did what.
  public var body: String
  /// The address in the app of what it is about.
  public var link: URL
  /// What the reader can do without coming to the window; none where there are several.
  public var buttons: [Button] = []
}
