public import Foundation

/// An item in the text of a text view that responds to taps.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The content of an item.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// Text with the attribute `textItemTag`.
    case tag(String)
  }

  /// The link, the attachment or the tagged text that the reader acts on.
  open private(set) var content: UITextItem.Content

  /// The range of the item, in UTF-16 units.
  open private(set) var range: NSRange

  package init(content: UITextItem.Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of a text item.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    package let menu: UIMenu

    /// Makes a configuration with a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

/// How the reader acts on a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which performs the default action.
  case invokeDefaultAction = 0
  /// A long press, which shows a menu.
  case presentActions = 1
  /// A hard press, which shows a preview.
  case preview = 2
}
