public import MomentsContracts
public import UIKit

extension UIViewController {
  /// Asks the reader whether something is to be done.
  ///
  /// - Parameters:
  ///   - question: What is asked, and the title of the button that agrees.
  ///   - strings: The reader's language.
  ///   - perform: Called where they agree.
  public func ask(
    _ question: MomentRow.Actions.Question,
    strings: Strings,
    then perform: @escaping () -> Void
  ) {
    let alert = UIAlertController(
      title: question.question,
      message: question.explanation,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: strings.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(title: question.title, style: .destructive) { _ in perform() }
    )
    present(alert, animated: true)
  }
}
