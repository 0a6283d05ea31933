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

  /// Says something to the reader over whatever is on screen.
  public func tell(_ text: String) { say(text) }

  /// Says that the server does not know the reader any more, with a button that leads to signing
  /// in.
  public func tellToSignIn() {
    let strings = factory.strings
    say(strings.signInAgain, action: strings.signInTitle) { [weak self] in
      self?.go(to: .signIn)
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
