internal import CGTKShim
public import Foundation

extension GTKHost {
  /// A button of a notification.
  public struct NoticeButton: Hashable, Sendable {
    /// The title, in the reader's language.
    public var title: String
    /// The value that ``Launch/answer`` receives when the button is pressed.
    public var answer: String
    /// Whether pressing it brings the window to the front first.
    public var showsWindow: Bool

    /// Makes a button.
    public init(title: String, answer: String, showsWindow: Bool) {
      self.title = title
      self.answer = answer
      self.showsWindow = showsWindow
    }
  }

  /// Shows a desktop notification; clicking it brings the window to the front and opens the link.
  ///
  /// That works after a restart of the program too, if the program is installed with its desktop
  /// file and D-Bus service. Does nothing unless the program was started by
  /// ``run(title:size:launch:language:traits:configure:)`` with an application identity. Some
  /// desktops show no buttons.
  ///
  /// - Parameters:
  ///   - id: The identity; a notification with the same one is replaced.
  ///   - title: The first line.
  ///   - body: The text below the title.
  ///   - link: The link that a click opens.
  ///   - buttons: Additional actions, in order; desktops show three at most.
  public static func notify(
    id: String,
    title: String,
    body: String,
    link: URL,
    buttons: [NoticeButton] = []
  ) {
    let texts = buttons.map { (strdup($0.title), strdup($0.answer), $0.showsWindow) }
    defer {
      for (title, answer, _) in texts {
        free(title)
        free(answer)
      }
    }
    let made = texts.map {
      HostNoticeButton(title: $0, answer: $1, shows_window: $2 ? 1 : 0)
    }
    host_app_notify(id, title, body, link.absoluteString, made, Int32(made.count))
  }
}
