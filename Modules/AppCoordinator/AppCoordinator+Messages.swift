import Foundations
import MomentsContracts
import UIKit

/// What the app says to the reader, other than by a screen.
extension AppCoordinator {
  /// Shows how much was refused, on the tab that leads to it.
  public func showRefusals(_ count: Int) {
    shell.setBadge(
      count > 0 ? factory.strings.number(count) : nil,
      words: factory.strings.outboxRefusedCount(count),
      of: .profile
    )
  }

  /// Shows how many notifications are unread, on their tab.
  public func showUnread(_ count: Int) {
    shell.setBadge(
      count > 0 ? factory.strings.unreadBadge(count) : nil,
      words: factory.strings.unreadNotifications(count),
      of: .notifications
    )
  }

  /// Says something to the reader over whatever is on screen.
  public func tell(_ text: String) { say(text) }

  /// Says on each screen of the server, and in the sheet to write in, that it does not know the
  /// reader any more, with a button that leads to signing in; for as long as these screens are
  /// there.
  public func tellToSignIn() {
    guard !needsSignIn else { return }
    needsSignIn = true
    told = factory.strings.signInAgain
    for screen in screens where screen.showsServer { askToSignIn(on: screen.controller) }
    askToSignIn(on: composerScreen)
    UIAccessibility.post(notification: .announcement, argument: told)
  }

  /// Shows on a screen that the reader has to sign in again, if they do.
  func askToSignIn(on screen: UIViewController?) {
    guard needsSignIn, let screen = screen as? BaseViewController else { return }
    let strings = factory.strings
    screen.banner = BannerView(text: strings.signInAgain, actionTitle: strings.signInTitle) {
      [weak self] in self?.signIn()
    }
  }

  /// Leads to signing in, from a sheet too: what is written there is kept as a draft.
  private func signIn() {
    Task {
      if let composer, composer.close() != nil { await composer.keepDraft().value }
      // A draft that could not be kept stays on screen, with the reason.
      if shell.frontmost === shell { go(to: .signIn) }
    }
  }

  func say(_ text: String, action title: String? = nil, _ action: @escaping () -> Void = {}) {
    told = text
    // Over a sheet too: what is said below it nobody reads.
    let front = shell.frontmost
    guard let view = front === shell ? shell.messageView : front.viewIfLoaded else { return }
    ToastView(
      text: text,
      actionTitle: title,
      stayingFor: title == nil ? ToastView.stay : ToastView.stayWithAction,
      onAction: action
    )
    .present(in: view)
  }
}
