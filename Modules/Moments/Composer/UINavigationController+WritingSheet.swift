import DesignKit
import UIKit

extension UINavigationController {
  /// A sheet in which something is written.
  static func writingSheet(_ page: UIViewController) -> UINavigationController {
    let sheet = UINavigationController(rootViewController: page)
    sheet.modalPresentationStyle = .formSheet
    sheet.navigationBar.barTintColor = Palette.background
    sheet.navigationBar.tintColor = Palette.accent
    return sheet
  }
}

extension UINavigationItem {
  /// Puts the buttons of a sheet in which something is written into the bar: one leaves all as it
  /// was, the other is done with it.
  ///
  /// - Parameters:
  ///   - done: The button that is done with it, which the page enables.
  ///   - titles: The titles of both.
  ///   - identifiers: The identifiers of both, for tests and assistive technologies.
  ///   - onCancel: Called by the one.
  ///   - onDone: Called by the other.
  func showWritingButtons(
    _ done: UIBarButtonItem,
    titles: (cancel: String, done: String),
    identifiers: (cancel: String, done: String),
    onCancel: @escaping () -> Void,
    onDone: @escaping () -> Void
  ) {
    let cancel = UIBarButtonItem(
      primaryAction: UIAction(title: titles.cancel) { _ in onCancel() }
    )
    cancel.accessibilityIdentifier = identifiers.cancel
    done.primaryAction = UIAction(title: titles.done) { _ in onDone() }
    done.style = .done
    done.accessibilityIdentifier = identifiers.done
    leftBarButtonItem = cancel
    rightBarButtonItem = done
  }
}
