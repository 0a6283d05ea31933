public import Foundation

/// What tabs look like in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// What was set, and nothing else.
  struct Values {
    var title: [NSAttributedString.Key: Any]?
    var titleOffset: UIOffset?
    var iconColor: UIColor?
    var badgeOffset: UIOffset?
    var badgeColor: UIColor?
    var badgeTitle: [NSAttributedString.Key: Any]?
    var badgeTitleOffset: UIOffset?
  }

  /// The normal state, whose values count where this one has none; nil for the normal state.
  private let base: UITabBarItemStateAppearance?
  final var onChange: (() -> Void)?

  final var values = Values() {
    didSet { onChange?() }
  }

  init(base: UITabBarItemStateAppearance?) {
    self.base = base
    super.init()
  }

  /// The attributes of the title; where they have no font or color, those of the system count.
  ///
  /// Attributes that a state does not set are those of the normal state. Selected tabs have the
  /// bar's tint unless a color is set for them.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.title ?? base?.titleTextAttributes ?? [:] }
    set { values.title = newValue }
  }

  /// How far the title is from where it stands otherwise, in points.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? base?.titlePositionAdjustment ?? .zero }
    set { values.titleOffset = newValue }
  }

  /// The color of the image; nil for the bar's.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  /// How far the badge is from where it stands otherwise, in points.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgeOffset ?? base?.badgePositionAdjustment ?? .zero }
    set { values.badgeOffset = newValue }
  }

  /// The color behind the badge's text; nil for red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeColor ?? base?.badgeBackgroundColor }
    set { values.badgeColor = newValue }
  }

  /// The attributes of the badge's text; where they have no font or color, those of the system
  /// count.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeTitle ?? base?.badgeTextAttributes ?? [:] }
    set { values.badgeTitle = newValue }
  }

  /// How far the badge's text is from its middle, in points.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitleOffset ?? base?.badgeTitlePositionAdjustment ?? .zero }
    set { values.badgeTitleOffset = newValue }
  }
}
