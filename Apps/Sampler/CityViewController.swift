import UIKit

/// A city: a card that comes and goes by a transition of its own, and an alert.
class CityViewController: UIViewController {
  private let transition = CardTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let card = UIButton(configuration: .filled())
    card.setTitle("Show the card", for: .normal)
    card.addAction(UIAction { [weak self] _ in self?.showCard() }, for: .touchUpInside)
    let visit = UIButton(configuration: .tinted())
    visit.setTitle("Visit", for: .normal)
    visit.addAction(UIAction { [weak self] _ in self?.visit() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [card, visit])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func showCard() {
    let card = CardViewController()
    card.text = title
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
  var text: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 20
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    view.isUserInteractionEnabled = true
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.frame = CGRect(x: 16, y: 12, width: 80, height: 44)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside
    )
    view.addSubview(close)
  }
}
