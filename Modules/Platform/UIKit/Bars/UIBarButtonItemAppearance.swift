public import Foundation

/// The appearance of a bar's buttons, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, BarAppearancePart {
  package final var onChange: (() -> Void)?
  /// The style that determines the default font of titles.
  private(set) final var style: UIBarButtonItem.Style

  /// The appearance of enabled buttons that are not pressed.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// The appearance of pressed buttons; by default that of the normal state, dimmed.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// The appearance of disabled buttons; by default that of the normal state, dimmed.
  open private(set) var disabled: UIBarButtonItemStateAppearance

  /// Makes the default appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Makes the default appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    let normal = UIBarButtonItemStateAppearance(base: nil)
    self.normal = normal
    highlighted = UIBarButtonItemStateAppearance(base: normal)
    disabled = UIBarButtonItemStateAppearance(base: normal)
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Always returns nil: this platform has no storyboards or nib files.
  public required init?(coder: NSCoder) { return nil }

  /// Resets all values to the defaults of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.values = UIBarButtonItemStateAppearance.Values() }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled] }

  /// A copy of this appearance.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (new, old) in zip(copy.states, states) { new.values = old.values }
    return copy
  }

  /// This appearance, with values that are not set taken from another one.
  final func filled(from other: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    let filled = copied()
    for (new, old) in zip(filled.states, other.states) {
      new.values.title =
        old.values.title.map { given in
          given.merging(new.values.title ?? [:]) { $1 }
        } ?? new.values.title
      new.values.titleOffset = new.values.titleOffset ?? old.values.titleOffset
      new.values.image = new.values.image ?? old.values.image
      new.values.imageOffset = new.values.imageOffset ?? old.values.imageOffset
    }
    return filled
  }
}
