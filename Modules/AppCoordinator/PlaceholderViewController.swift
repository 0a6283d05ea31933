import DesignKit
import Foundations
import ListModel
import MomentsLanguage
import UIKit

/// The content of the second column while it has no screen.
final class PlaceholderViewController: BaseViewController {
  private let strings: Strings
  private let message = ListMessageView()

  init(strings: Strings) {
    self.strings = strings
    super.init()
  }

  override func makeControls() { view.addSubview(message) }

  /// Sets the text and style of the message.
  override func styleControls() {
    view.backgroundColor = Palette.background
    message.show(
      ListEmptyMessage(title: strings.nothingOpenTitle, message: strings.nothingOpenMessage)
    )
  }

  /// Constrains the message to the middle.
  override func constrainControls() {
    message.constrain(.sides.centerY, .top.atLeast(view.safeAreaLayoutGuide))
  }
}
