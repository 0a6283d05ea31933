public import Foundation

/// What the buttons of a bar look like, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, BarAppearancePart {
  final var onChange: (() -> Void)?
  /// The style whose font is that of titles without one.
  private(set) final var style: UIBarButtonItem.Style

  /// Buttons that can be used, and are not pressed.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// Buttons that are pressed; by default as in the normal state, but faint.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// Buttons that cannot be used; by default as in the normal state, but faint.
  open private(set) var disabled: UIBarButtonItemStateAppearance

  /// Makes the appearance of plain buttons of the system's.
  public override convenience init() { self.init(style: .plain) }

  /// Makes the appearance of buttons of the system's, in a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    let normal = UIBarButtonItemStateAppearance(base: nil)
    self.normal = normal
    highlighted = UIBarButtonItemStateAppearance(base: normal)
    disabled = UIBarButtonItemStateAppearance(base: normal)
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// Takes back everything that was set: buttons of the system's, in a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.values = UIBarButtonItemStateAppearance.Values() }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled] }

  /// An appearance like this one.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (new, old) in zip(copy.states, states) { new.values = old.values }
    return copy
  }

  /// An appearance with what another one sets and this one does not.
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
