internal import CGTKShim
public import Foundation

extension GTKHost {
  /// Shows a notification of the desktop; a click on it brings the window to the front and opens
  /// the link there.
  ///
  /// It does so after a restart of the program too, where the program is installed with its desktop
  /// file and D-Bus service. Without a window of
  /// ``run(title:size:launch:language:traits:configure:)`` that has an application identity nothing
  /// is shown.
  ///
  /// - Parameters:
  ///   - id: Replaces what was shown with the same identity.
  ///   - title: The first line.
  ///   - body: What stands below.
  ///   - link: What is opened by a click.
  public static func notify(id: String, title: String, body: String, link: URL) {
    host_app_notify(id, title, body, link.absoluteString)
  }
}
