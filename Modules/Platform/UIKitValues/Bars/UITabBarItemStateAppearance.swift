public import Foundation

/// The appearance of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The values that were set explicitly.
  package struct Values {
    package var title: [NSAttributedString.Key: Any]?
    var titleOffset: UIOffset?
    package var iconColor: UIColor?
    var badgeOffset: UIOffset?
    var badgeColor: UIColor?
    var badgeTitle: [NSAttributedString.Key: Any]?
    var badgeTitleOffset: UIOffset?

    package init() {}
  }

  /// The normal state, which provides values that are not set; nil for the normal state itself.
  private let base: UITabBarItemStateAppearance?
  package final var onChange: (() -> Void)?

  package final var values = Values() {
    didSet { onChange?() }
  }

  package init(base: UITabBarItemStateAppearance?) {
    self.base = base
    super.init()
  }

  /// The attributes of the title; the system's font and color are used unless specified.
  ///
  /// Attributes that are not set are inherited from the normal state. Selected tabs use the bar's
  /// tint color unless a color is set for them.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.title ?? base?.titleTextAttributes ?? [:] }
    set { values.title = newValue }
  }

  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? base?.titlePositionAdjustment ?? .zero }
    set { values.titleOffset = newValue }
  }

  /// The color of the image; nil uses the bar's.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  /// The offset of the badge from its default position, in points.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgeOffset ?? base?.badgePositionAdjustment ?? .zero }
    set { values.badgeOffset = newValue }
  }

  /// The background color of the badge; nil for red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeColor ?? base?.badgeBackgroundColor }
    set { values.badgeColor = newValue }
  }

  /// The attributes of the badge's text; the system's font and color are used unless specified.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeTitle ?? base?.badgeTextAttributes ?? [:] }
    set { values.badgeTitle = newValue }
  }

  /// The offset of the badge's text from the center of the badge, in points.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitleOffset ?? base?.badgeTitlePositionAdjustment ?? .zero }
    set { values.badgeTitleOffset = newValue }
  }
}
