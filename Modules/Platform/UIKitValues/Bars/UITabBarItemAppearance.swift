public import Foundation

/// The appearance of a bar's tabs, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, BarAppearancePart {
  /// The layout of the image and the title of a tab.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The image before the title.
    case inline = 1
    /// The image before the title, with a compact height.
    case compactInline = 2
  }

  package final var onChange: (() -> Void)?

  /// The appearance of enabled tabs that are not selected.
  open private(set) var normal = UITabBarItemStateAppearance(base: nil)
  /// The colors and fonts of the tab whose screen is shown; by default based on the normal state.
  open private(set) var selected: UITabBarItemStateAppearance
  /// The appearance of disabled tabs; by default that of the normal state, dimmed.
  open private(set) var disabled: UITabBarItemStateAppearance

  /// Makes the default appearance of tabs in the `stacked` style.
  public override convenience init() { self.init(style: .stacked) }

  /// Makes the default appearance of tabs in a style.
  public init(style: UITabBarItemAppearance.Style) {
    selected = UITabBarItemStateAppearance(base: normal)
    disabled = UITabBarItemStateAppearance(base: normal)
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Always returns nil: this platform has no storyboards or nib files.
  public required init?(coder: NSCoder) { return nil }

  /// Resets all values to the defaults.
  ///
  /// The font size of titles depends on the layout of the bar, not on the style.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    for state in states { state.values = UITabBarItemStateAppearance.Values() }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

  /// A copy of this appearance.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  package final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (new, old) in zip(copy.states, states) { new.values = old.values }
    return copy
  }
}
