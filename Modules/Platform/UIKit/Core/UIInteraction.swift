public import Foundation

/// A behavior that can be added to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; nil if it has none.
  var view: UIView? { get }
  /// Called before the interaction is added to another view or removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed.
  func didMove(to view: UIView?)
}

extension UIView {
  final func setInteractions(_ new: [any UIInteraction]) {
    for interaction in rare?.interactions ?? [] { removeInteraction(interaction) }
    for interaction in new { addInteraction(interaction) }
  }

  final func adopt(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareForWriting.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  final func abandon(_ interaction: any UIInteraction) {
    guard let index = rare?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareForWriting.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
