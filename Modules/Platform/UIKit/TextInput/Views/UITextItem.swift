public import Foundation

/// Something in the text of a text view that a tap acts on.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// What it is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An image that stands in the text.
    case textAttachment(NSTextAttachment)
    /// Text with a name of the program's own, of the attribute `textItemTag`.
    case tag(String)
  }

  /// What it is.
  open private(set) var content: UITextItem.Content

  /// Where it is in the text, in UTF-16 units.
  open private(set) var range: NSRange

  init(content: UITextItem.Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of something in a text.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    let menu: UIMenu

    /// Makes the configuration of a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

/// How the user acts on something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// By a tap, for what it does.
  case invokeDefaultAction = 0
  /// By a long press, for a menu.
  case presentActions = 1
  /// By a hard press, for a look at it.
  case preview = 2
}
