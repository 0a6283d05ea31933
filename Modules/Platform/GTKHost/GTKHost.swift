public import Foundation
public import UIKit

/// Shows a UIKit program in a window of the desktop.
///
/// ```swift
/// exit(GTKHost.run(title: "Moments") { TimelineViewController() })
/// ```
public enum GTKHost {
  /// The window that is shown.
  private static weak var current: WindowHost?

  /// Changes the traits of the screen while the window is open, such as the text size that the
  /// reader chose in the program.
  public static func updateTraits(_ mutations: UITraitMutations) {
    current?.host.updateTraits(mutations)
  }

  /// Opens a window and runs until it is closed.
  ///
  /// Returns the exit status of the program.
  ///
  /// Call it on the main thread, once: it takes the thread over, and runs Swift's main actor and
  /// Dispatch's main queue on GLib's loop.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - size: The size that the window opens with, in points.
  ///   - applicationID: The name that the desktop knows the program by, in reverse DNS form; it
  ///     finds the icon by it.
  ///   - language: The language of the words that UIKit brings along, such as those of menus, by
  ///     its code: `en`, `ar`, `zh-Hans`.
  ///   - traits: Changes the traits of the screen before anything is shown, such as the direction
  ///     of layout.
  ///   - configure: Makes the controller of the window, with the screen already in place.
  /// - Returns: The exit status of the program: 0, or 1 where there is no display.
  public static func run(
    title: String,
    size: CGSize = CGSize(width: 390, height: 844),
    applicationID: String? = nil,
    language: String = "en",
    traits: UITraitMutations = { _ in },
    configure: @MainActor () -> UIViewController
  ) -> Int32 {
    guard let loop = MainLoop(applicationID: applicationID) else {
      FileHandle.standardError.write(Data("No display: set DISPLAY or WAYLAND_DISPLAY.\n".utf8))
      return 1
    }
    let host = WindowHost(title: title, size: size) { loop.quit() }
    current = host
    host.host.language = language
    host.show(traits: traits, configure)
    loop.run()
    return 0
  }
}
