public import Foundation

/// What a toolbar looks like: what is behind its content, and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = BarButtonAppearances()

  /// What plain buttons look like; what is set is copied.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { set(newValue, \.plain) }
  }

  /// What buttons look like that complete what is being done; what is set is copied.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { set(newValue, \.done) }
  }

  /// Makes the appearance of a bar of the system's on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    buttons.adopt(by: self)
  }

  /// Makes an appearance like another one; from that of another bar it takes the background.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance { buttons = other.buttons.copied() }
    buttons.adopt(by: self)
  }

  /// Fails: there are no storyboards or nib files on this platform.
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
