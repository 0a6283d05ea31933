import Foundation

/// Addresses of the app's own that the desktop leads to.
enum AppLinks {
  static let compose = link("compose")
  static let explore = link("explore")
  static let wall = link("wall")
  static let notifications = link("notifications")
  static let settings = link("settings")
  static let search = link("search")

  /// What the actions of the desktop file stand for: `Tools/desktop`.
  static let actions = ["new-moment": compose, "explore": explore]

  private static func link(_ name: String) -> URL {
    var parts = URLComponents()
    parts.scheme = "moments"
    parts.host = name
    return parts.url ?? URL(fileURLWithPath: "/")
  }
}
