import AppCoordinator
import Contracts
import Foundation
import GTKHost
import UIKit

/// The app in a window of the desktop.
enum AppWindow {
  /// Opens the window and runs until it is closed; returns the exit status of the program.
  ///
  /// - Throws: Whatever kept the app from being composed.
  static func run(_ options: Options) throws -> Int32 {
    let setup = try Setup(
      options,
      sleep: { try await Task.sleep(for: $0) },
      openURL: { url, completion in
        UIApplication.shared.open(url, completionHandler: { completion($0) })
      }
    )
    return GTKHost.run(
      title: setup.coordinator.title,
      size: options.size,
      applicationID: "io.github.moments.Moments",
      traits: {
        $0.layoutDirection = setup.language.isRightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = options.contentSize
      },
      configure: {
        setup.coordinator.start(with: options.firstScreen)
        let root = setup.coordinator.rootViewController
        root.overrideUserInterfaceStyle = options.style ?? .unspecified
        return root
      }
    )
  }
}
