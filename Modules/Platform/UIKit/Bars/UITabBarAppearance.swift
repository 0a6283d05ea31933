public import Foundation

/// The appearance of a tab bar: its background and its tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  // MARK: Tabs

  /// The appearance of tabs with the image above the title, in narrow bars; setting it stores a
  /// copy.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set {
      stacked = adopt(newValue.copied())
      didChange()
    }
  }

  /// The appearance of tabs with the image before the title, in wide bars; setting it stores a
  /// copy.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set {
      inline = adopt(newValue.copied())
      didChange()
    }
  }

  /// The appearance of tabs with the image before the title, in wide bars with a compact height;
  /// setting it stores a copy.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set {
      compactInline = adopt(newValue.copied())
      didChange()
    }
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

  // MARK: Making one

  /// Makes the default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptTabs()
  }

  /// Makes a copy of another appearance; from that of another kind of bar it copies the background.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stacked = other.stacked.copied()
      inline = other.inline.copied()
      compactInline = other.compactInline.copied()
      selectionIndicatorTintColor = other.selectionIndicatorTintColor
      selectionIndicatorImage = other.selectionIndicatorImage
      stackedItemPositioning = other.stackedItemPositioning
      stackedItemWidth = other.stackedItemWidth
      stackedItemSpacing = other.stackedItemSpacing
    }
    adoptTabs()
  }

  /// Always returns nil: this platform has no storyboards or nib files.
  public required init?(coder: NSCoder) { return nil }

  private func adoptTabs() {
    for tabs in [stacked, inline, compactInline] { _ = adopt(tabs) }
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
