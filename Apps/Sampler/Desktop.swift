import Foundation
import GTKHost

// Linux only: on iOS, UIKit's own `main()` runs the delegate.
extension AppDelegate {
  /// Opens the app in a window of the desktop.
  static func main() { exit(GTKHost.run(AppDelegate.self, title: "Sampler")) }
}
