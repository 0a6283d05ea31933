public import Foundation

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The values that were set explicitly.
  package struct Values {
    package var title: [NSAttributedString.Key: Any]?
    package var titleOffset: UIOffset?
    package var image: UIImage?
    package var imageOffset: UIOffset?

    package init() {}
  }

  /// The normal state, which provides values that are not set; nil for the normal state itself.
  private let base: UIBarButtonItemStateAppearance?
  package final var onChange: (() -> Void)?

  package final var values = Values() {
    didSet { onChange?() }
  }

  package init(base: UIBarButtonItemStateAppearance?) {
    self.base = base
    super.init()
  }

  /// The attributes of the title; the system's font and color are used unless specified.
  ///
  /// Attributes that are not set are inherited from the normal state. The normal state's color is
  /// dimmed in disabled buttons.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.title ?? base?.titleTextAttributes ?? [:] }
    set { values.title = newValue }
  }

  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? base?.titlePositionAdjustment ?? .zero }
    set { values.titleOffset = newValue }
  }

  /// The background image, stretched to the width of the button, with its own height.
  open var backgroundImage: UIImage? {
    get { values.image ?? base?.backgroundImage }
    set { values.image = newValue }
  }

  /// The offset of the background image from the center of the button, in points.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.imageOffset ?? base?.backgroundImagePositionAdjustment ?? .zero }
    set { values.imageOffset = newValue }
  }
}
