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
  /// What the view lets the user do, in the order in which it was added.
  public final var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets the user do something, which no other view has then.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareForWriting.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// No longer lets the user do something.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareForWriting.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
