internal import Foundation

extension UIViewController {
  final var editButtonTitle: String { storedIsEditing ? "Done" : "Edit" }

  final func makeEditButton() -> UIBarButtonItem {
    let action = UIAction(title: editButtonTitle) { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(primaryAction: action)
    storedEditButton = button
    return button
  }
}
