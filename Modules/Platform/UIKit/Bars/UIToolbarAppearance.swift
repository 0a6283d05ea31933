public import Foundation

/// The appearance of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = BarButtonAppearances() { didSet { didChange() } }

  /// The appearance of plain buttons; setting it stores a copy.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = adopt(newValue.copied()) }
  }

  /// The appearance of buttons that complete an action; setting it stores a copy.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = adopt(newValue.copied()) }
  }

  override func copyParts(of other: UIBarAppearance) {
    if let other = other as? UIToolbarAppearance { buttons = other.buttons.copied() }
  }

  override func adoptParts() { buttons.adopt(by: self) }

  final var buttonAppearances: BarButtonAppearances { buttons }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
