public import Foundation

/// Something that can be done to an element besides activating it, offered by assistive
/// technologies as a list.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does the action; `true` if it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called, in the user's language.
  open var name: String

  /// An image of the action.
  open var image: UIImage?

  /// What is called when the user chooses the action.
  open var actionHandler: Handler?

  /// Makes an action of a name.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action of a name and an image.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
