import Foundation

/// URLs of the app that the desktop opens.
enum AppLinks {
  static let compose = link("compose")
  static let explore = link("explore")
  static let wall = link("wall")
  static let notifications = link("notifications")
  static let settings = link("settings")
  static let search = link("search")

  /// The links of the desktop file's actions: `Tools/desktop`.
  static let actions = ["new-moment": compose, "explore": explore]

  private static func link(_ name: String) -> URL {
    var parts = URLComponents()
    parts.scheme = "moments"
    parts.host = name
    return parts.url ?? URL(fileURLWithPath: "/")
  }
}
