public import Foundation

/// The appearance of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = BarButtonAppearances()

  /// The appearance of plain buttons; setting it stores a copy.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { set(newValue, \.plain) }
  }

  /// The appearance of buttons that complete an action; setting it stores a copy.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { set(newValue, \.done) }
  }

  /// Makes the default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    buttons.adopt(by: self)
  }

  /// Makes a copy of another appearance; from that of another kind of bar it copies the background.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance { buttons = other.buttons.copied() }
    buttons.adopt(by: self)
  }

  /// Always returns nil: this platform has no storyboards or nib files.
  public required init?(coder: NSCoder) { return nil }

  final var buttonAppearances: BarButtonAppearances { buttons }

  private func set(
    _ appearance: UIBarButtonItemAppearance,
    _ part: WritableKeyPath<BarButtonAppearances, UIBarButtonItemAppearance>
  ) {
    buttons[keyPath: part] = adopt(appearance.copied())
    didChange()
  }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
