public import Foundation

/// Something that a menu can show: a title, perhaps with a subtitle and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open private(set) var title: String
  /// A smaller text below the title.
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

  /// The mark beside an element that may be chosen.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an element is offered.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown, but not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Choosing it destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu where it is, with what the element shows by then.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
