public import Foundation

/// What the tabs of a bar look like, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, BarAppearancePart {
  /// How the image and the title of a tab lie.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The image before the title.
    case inline = 1
    /// The image before the title, where there is little height.
    case compactInline = 2
  }

  final var onChange: (() -> Void)?

  /// Tabs that can be used, and are not selected.
  open private(set) var normal = UITabBarItemStateAppearance(base: nil)
  /// The tab that is selected.
  open private(set) var selected: UITabBarItemStateAppearance
  /// Tabs that cannot be used; by default as in the normal state, but faint.
  open private(set) var disabled: UITabBarItemStateAppearance

  /// Makes the appearance of tabs of the system's with their images above their titles.
  public override convenience init() { self.init(style: .stacked) }

  /// Makes the appearance of tabs of the system's in a style.
  public init(style: UITabBarItemAppearance.Style) {
    selected = UITabBarItemStateAppearance(base: normal)
    disabled = UITabBarItemStateAppearance(base: normal)
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// Takes back everything that was set: tabs of the system's.
  ///
  /// Where they are shown decides on the size of their titles, whatever the style.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    for state in states { state.values = UITabBarItemStateAppearance.Values() }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

  /// An appearance like this one.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (new, old) in zip(copy.states, states) { new.values = old.values }
    return copy
  }
}
