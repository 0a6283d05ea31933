/// Something that a view lets the user do, kept apart from the view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that it belongs to.
  var view: UIView? { get }
  /// It is about to belong to another view, or to none.
  func willMove(to view: UIView?)
  /// It belongs to another view, or to none.
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
