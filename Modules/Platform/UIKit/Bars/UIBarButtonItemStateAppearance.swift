public import Foundation

/// What bar buttons look like in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// What was set, and nothing else.
  struct Values {
    var title: [NSAttributedString.Key: Any]?
    var titleOffset: UIOffset?
    var image: UIImage?
    var imageOffset: UIOffset?
  }

  /// The normal state, whose values count where this one has none; nil for the normal state.
  private let base: UIBarButtonItemStateAppearance?
  final var onChange: (() -> Void)?

  final var values = Values() {
    didSet { onChange?() }
  }

  init(base: UIBarButtonItemStateAppearance?) {
    self.base = base
    super.init()
  }

  /// The attributes of the title; where they have no font or color, those of the system count.
  ///
  /// Attributes that a state does not set are those of the normal state. The normal state's color
  /// is fainter in buttons that cannot be used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.title ?? base?.titleTextAttributes ?? [:] }
    set { values.title = newValue }
  }

  /// How far the title is from where it stands otherwise, in points.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? base?.titlePositionAdjustment ?? .zero }
    set { values.titleOffset = newValue }
  }

  /// The image behind the content: as wide as the button, as high as it is itself.
  open var backgroundImage: UIImage? {
    get { values.image ?? base?.backgroundImage }
    set { values.image = newValue }
  }

  /// How far the image behind the content is from the middle of the button, in points.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.imageOffset ?? base?.backgroundImagePositionAdjustment ?? .zero }
    set { values.imageOffset = newValue }
  }
}
