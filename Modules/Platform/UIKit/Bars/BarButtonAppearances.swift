import Foundation

/// The appearance of the buttons of a bar, by style.
@MainActor struct BarButtonAppearances {
  var plain = UIBarButtonItemAppearance(style: .plain)
  var done = UIBarButtonItemAppearance(style: .done)

  subscript(style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? done : plain
  }

  func copied() -> BarButtonAppearances {
    BarButtonAppearances(plain: plain.copied(), done: done.copied())
  }

  /// Forwards changes of the button appearances to the bar appearance that contains them.
  func adopt(by owner: UIBarAppearance) {
    for part in [plain, done] { _ = owner.adopt(part) }
  }
}
