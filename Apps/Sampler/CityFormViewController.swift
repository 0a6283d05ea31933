import UIKit

/// A sheet with a field for the name of a city.
class CityFormViewController: UIViewController {
  var onSave: ((String) -> Void)?
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New City"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in self?.save() }
    )
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  private func save() {
    guard let name = field.text, !name.isEmpty else { return }
    onSave?(name)
    dismiss(animated: true)
  }
}
