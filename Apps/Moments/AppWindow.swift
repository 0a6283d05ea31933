import AppCoordinator
import Foundation
import GTKHost
import MomentsComposition
import MomentsContracts
import SoupTransport
import UIKit

/// The app in a window of the desktop.
enum AppWindow {
  /// Opens the window and runs until it is closed; returns the exit status of the program.
  ///
  /// The program ends with a message where what was asked for cannot be opened.
  static func run(_ options: Options) -> Int32 {
    let session = Session(
      language: options.language ?? .ofProcess,
      sockets: SoupTransport(),
      openURL: { url, completion in
        UIApplication.shared.open(url, completionHandler: { completion($0) })
      },
      photoPicker: DesktopPhotoPicker(
        title: Strings(options.language ?? .ofProcess).composerAddPhotos
      ),
      keepsState: true
    )
    if options.logsEvents { session.tracker = EventLog.toStandardError() }
    let network = NetworkWatch { session.networkChanged(isAvailable: $0) }
    defer { withExtendedLifetime(network) {} }
    defer { session.keepState() }
    return GTKHost.run(
      title: Strings(session.language).timelineTitle,
      size: options.size,
      applicationID: "io.github.moments.Moments",
      language: session.language.rawValue,
      traits: {
        $0.layoutDirection = session.language.isRightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = options.contentSize
      },
      configure: {
        session.root.style = options.style ?? .unspecified
        Task {
          do {
            try await session.open(options.source)
            session.show(options.firstScreen)
            if let link = options.link { session.app?.coordinator.open(link) }
          } catch {
            MomentsApp.fail(error)
          }
        }
        return session.root
      }
    )
  }
}
