public import Foundation

/// The appearance of a tab bar: its background and its tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked) { didSet { didChange() } }
  private var inline = UITabBarItemAppearance(style: .inline) { didSet { didChange() } }
  private var compactInline = UITabBarItemAppearance(style: .compactInline) {
    didSet { didChange() }
  }

  // MARK: Tabs

  /// The appearance of tabs with the image above the title, in narrow bars; setting it stores a
  /// copy.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = adopt(newValue.copied()) }
  }

  /// The appearance of tabs with the image before the title, in wide bars; setting it stores a
  /// copy.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = adopt(newValue.copied()) }
  }

  /// The appearance of tabs with the image before the title, in wide bars with a compact height;
  /// setting it stores a copy.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = adopt(newValue.copied()) }
  }

  /// The color of the selected tab's background; nil for none.
  ///
  /// It applies to a template image, or to the system's background if there is no
  /// ``selectionIndicatorImage``.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { didChange() }
  }

  /// The image behind the selected tab, in its own size.
  open var selectionIndicatorImage: UIImage? {
    didSet { didChange() }
  }

  /// The distribution of tabs in a narrow bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { if stackedItemPositioning != oldValue { didChange() } }
  }

  /// The width of centered tabs in a narrow bar, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { if stackedItemWidth != oldValue { didChange() } }
  }

  /// The spacing between centered tabs in a narrow bar, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { if stackedItemSpacing != oldValue { didChange() } }
  }

  override func copyParts(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stacked = other.stacked.copied()
    inline = other.inline.copied()
    compactInline = other.compactInline.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  override func adoptParts() {
    for tabs in [stacked, inline, compactInline] { _ = adopt(tabs) }
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
