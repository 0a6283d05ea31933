public import MomentsContracts
public import MomentsLanguage
public import UIKit

extension UIViewController {
  /// Asks the reader for confirmation.
  ///
  /// - Parameters:
  ///   - question: The question, and the title of the confirming button.
  ///   - strings: The reader's language.
  ///   - perform: Called if the reader confirms.
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
