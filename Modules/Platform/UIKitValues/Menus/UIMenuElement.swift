public import Foundation

/// An element of a menu: a title, with an optional subtitle and image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The text of the row; empty for one that shows only an image.
  open private(set) var title: String
  /// The text below the title, in a smaller font.
  open var subtitle: String?
  /// The image beside the title.
  open private(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  func setTitle(_ title: String) { self.title = title }

  func setImage(_ image: UIImage?) { self.image = image }

  /// The checkmark state of an element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// Whether an element is disabled, hidden or destructive.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is visible but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element's action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element keeps the menu open and updates it.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
