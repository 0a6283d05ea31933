import Foundations
import MomentsContracts
import UIKit

/// Messages of the app outside of screens.
extension AppCoordinator {
  /// Shows the number of refused items on the tab that leads to the outbox.
  public func showRefusals(_ count: Int) {
    shell.setBadge(
      count > 0 ? factory.strings.number(count) : nil,
      words: factory.strings.outboxRefusedCount(count),
      of: .profile
    )
  }

  /// Shows the number of unread notifications on their tab.
  public func showUnread(_ count: Int) {
    shell.setBadge(
      count > 0 ? factory.strings.unreadBadge(count) : nil,
      words: factory.strings.unreadNotifications(count),
      of: .notifications
    )
  }

  /// Shows on each screen of the server, and in the composer, that the server no longer accepts the
  /// token, with a button to sign in.
  ///
  /// It is shown for the lifetime of these screens.
  public func showSignInRequest() {
    guard !needsSignIn else { return }
    needsSignIn = true
    lastMessage = factory.strings.signInAgain
    for screen in screens where screen.showsServer { askToSignIn(on: screen.controller) }
    askToSignIn(on: composerScreen)
    UIAccessibility.post(notification: .announcement, argument: lastMessage)
  }

  /// Shows on a screen that the reader has to sign in again, if so.
  func askToSignIn(on screen: BaseViewController?) {
    guard needsSignIn, let screen else { return }
    let strings = factory.strings
    screen.banner = BannerView(text: strings.signInAgain, actionTitle: strings.signInTitle) {
      [weak self] in self?.signIn()
    }
  }

  /// Opens the sign-in screen, also from a sheet, whose content is saved as a draft.
  private func signIn() {
    Task {
      if let composer, composer.close() != nil { await composer.saveDraft().value }
      // If the draft could not be saved, the sheet stays, with the reason.
      if shell.frontmost === shell { go(to: .signIn) }
    }
  }

  /// Shows a message over the current screen, or the sheet that covers it.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - title: The title of its button, which keeps the message longer; nil for none.
  ///   - action: Called when the button is pressed.
  public func showMessage(
    _ text: String,
    action title: String? = nil,
    _ action: @escaping () -> Void = {}
  ) {
    lastMessage = text
    // Shown over a sheet, too, which would hide a message below it.
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
