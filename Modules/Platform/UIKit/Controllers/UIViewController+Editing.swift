internal import Foundation

extension UIViewController {
  final func makeEditButton() -> UIBarButtonItem {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(primaryAction: action)
    storedEditButton = button
    updateEditButton()
    return button
  }

  /// Shows the title, and the style of a button that completes something while editing.
  final func updateEditButton() {
    guard let button = storedEditButton else { return }
    let words = SystemWords(language: UIScreen.main.language)
    button.title = storedIsEditing ? words.done : words.edit
    button.style = storedIsEditing ? .done : .plain
  }
}
