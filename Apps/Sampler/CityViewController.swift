import UIKit

/// A city: a card that appears and disappears by a custom transition, and an alert.
class CityViewController: UIViewController {
  private let transition = CardTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    let card = UIAction(title: "Show the card") { [weak self] _ in self?.showCard() }
    let visit = UIAction(title: "Visit") { [weak self] _ in self?.visit() }
    let stack = UIStackView(arrangedSubviews: [
      UIButton(configuration: .filled(), primaryAction: card),
      UIButton(configuration: .tinted(), primaryAction: visit),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  private func showCard() {
    let card = CardViewController()
    card.title = title
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    present(card, animated: true)
  }

  private func visit() {
    let alert = UIAlertController(
      title: "Visit \(title ?? "")?",
      message: "It is a long way.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    present(alert, animated: true)
  }
}

class CardViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 20
    let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    let button = UIButton(type: .system, primaryAction: close)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .largeTitle)
    button.frame = view.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(button)
  }
}
