import Foundation

/// What the buttons of a bar look like, by their style.
@MainActor struct BarButtonAppearances {
  var plain = UIBarButtonItemAppearance(style: .plain)
  var done = UIBarButtonItemAppearance(style: .done)

  subscript(style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? done : plain
  }

  func copied() -> BarButtonAppearances {
    BarButtonAppearances(plain: plain.copied(), done: done.copied())
  }

  /// Makes changes of the buttons those of the appearance that they are part of.
  func adopt(by owner: UIBarAppearance) {
    for part in [plain, done] { _ = owner.adopt(part) }
  }
}
