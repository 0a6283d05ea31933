import Foundation
import GStreamerPlayback
import GTKHost
import LiveViewModels
import MomentsComposition
import MomentsLanguage
import SoupTransport
import UIKit

/// The app in a window of the desktop.
enum AppWindow {
  /// Opens the window and runs until it is closed; returns the exit status of the program.
  ///
  /// The program exits with a message if the requested screen cannot be opened.
  static func run(_ options: Options) -> Int32 {
    let picker = DesktopPhotoPicker(language: options.language ?? .ofProcess)
    let session = Session(
      language: options.language,
      systemLanguage: .ofProcess,
      sockets: SoupTransport(),
      openURL: { url, completion in
        UIApplication.shared.open(url, completionHandler: { completion($0) })
      },
      photoPicker: picker,
      savesState: true
    )
    picker.language = session.language
    session.adaptScreen = { language, contentSize in
      picker.language = language
      GTKHost.adapt(
        language: language.rawValue,
        traits: options.traits(language: language, contentSize: contentSize)
      )
    }
    session.notify = {
      GTKHost.notify(
        id: $0.id,
        title: $0.title,
        body: $0.body,
        link: $0.link,
        buttons: $0.buttons.map {
          GTKHost.NoticeButton(
            title: $0.title,
            answer: $0.answer.text,
            showsWindow: $0.answer.kind.needsWindow
          )
        }
      )
    }
    session.makePlayers = { GStreamerPlayers(source: $0) }
    if options.logsEvents { session.tracker = EventLog.toStandardError() }
    let network = NetworkWatch { session.networkChanged(isAvailable: $0) }
    defer { withExtendedLifetime(network) {} }
    defer { session.saveState() }
    return GTKHost.run(
      title: Strings(session.language).timelineTitle,
      size: options.size,
      launch: GTKHost.Launch(
        applicationID: IconFiles.name,
        isUnique: options.joinsRunning,
        links: options.links,
        actions: AppLinks.actions,
        open: { session.follow($0) },
        answer: { if let answer = NoticeAnswer(text: $0) { session.answer(answer) } }
      ),
      language: session.language.rawValue,
      traits: options.traits(
        language: session.language,
        contentSize: options.contentSize ?? session.settings.contentSize
      ),
      takeFiles: { session.take($0) },
      configure: {
        session.root.style = options.style ?? session.settings.style
        if let link = options.link { session.follow(link) }
        Task {
          do {
            try await session.open(options.source)
            session.show(options.firstScreen)
          } catch {
            MomentsApp.fail(error)
          }
        }
        return session.root
      }
    )
  }
}

extension Options {
  /// The traits that the window does not take from the desktop; without a text size it does.
  fileprivate func traits(
    language: AppLanguage,
    contentSize: UIContentSizeCategory?
  ) -> UITraitMutations {
    { [contrast] traits in
      traits.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
      if let contentSize { traits.preferredContentSizeCategory = contentSize }
      if let contrast { traits.accessibilityContrast = contrast }
    }
  }
}
