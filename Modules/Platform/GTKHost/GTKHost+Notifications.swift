internal import CGTKShim
public import Foundation

extension GTKHost {
  /// A button of a notification.
  public struct NoticeButton: Hashable, Sendable {
    /// What it does, in the reader's language.
    public var title: String
    /// The value that the program receives when it is pressed, by ``Launch/answer``.
    public var answer: String
    /// Whether the window comes to the front first.
    public var showsWindow: Bool

    /// Makes a button.
    public init(title: String, answer: String, showsWindow: Bool) {
      self.title = title
      self.answer = answer
      self.showsWindow = showsWindow
    }
  }

  /// Shows a notification of the desktop; a click on it brings the window to the front and opens
  /// the link there.
  ///
  /// It does so after a restart of the program too, where the program is installed with its desktop
  /// file and D-Bus service. Without a window of
  /// ``run(title:size:launch:language:traits:configure:)`` that has an application identity nothing
  /// is shown. Where the desktop shows no buttons, there is the click alone.
  ///
  /// - Parameters:
  ///   - id: Replaces what was shown with the same identity.
  ///   - title: The first line.
  ///   - body: The text below the title.
  ///   - link: The link that a click opens.
  ///   - buttons: What else can be done, in order; desktops show three at most.
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
