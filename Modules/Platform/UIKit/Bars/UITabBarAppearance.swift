public import Foundation

/// What a tab bar looks like: what is behind its tabs, and the tabs themselves.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  // MARK: Tabs

  /// Tabs with the image above the title, in narrow bars; what is set is copied.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set {
      stacked = adopt(newValue.copied())
      didChange()
    }
  }

  /// Tabs with the image before the title, in wide bars; what is set is copied.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set {
      inline = adopt(newValue.copied())
      didChange()
    }
  }

  /// Tabs with the image before the title, in wide bars where there is little height; what is set
  /// is copied.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set {
      compactInline = adopt(newValue.copied())
      didChange()
    }
  }

  /// The color of what is behind the selected tab: of a template, or of a ground of the system's
  /// where there is no ``selectionIndicatorImage``; nil for none.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { didChange() }
  }

  /// The image behind the selected tab, as large as it is itself.
  open var selectionIndicatorImage: UIImage? {
    didSet { didChange() }
  }

  /// How tabs share a narrow bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { if stackedItemPositioning != oldValue { didChange() } }
  }

  /// How wide tabs are that stand in the middle of a narrow bar, in points; 0 for as the system
  /// has it.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { if stackedItemWidth != oldValue { didChange() } }
  }

  /// The room between tabs that stand in the middle of a narrow bar, in points; 0 for as the
  /// system has it.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { if stackedItemSpacing != oldValue { didChange() } }
  }

  // MARK: Making one

  /// Makes the appearance of a bar of the system's on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptTabs()
  }

  /// Makes an appearance like another one; from that of another bar it takes the background.
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

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  private func adoptTabs() {
    for tabs in [stacked, inline, compactInline] { _ = adopt(tabs) }
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
