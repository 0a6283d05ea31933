public import Foundation

/// An additional action of an accessibility element, which assistive technologies offer in a list.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The localized name of the action.
  open var name: String

  /// The image of the action.
  open var image: UIImage?

  /// Called when the action is chosen.
  open var actionHandler: Handler?

  /// Makes an action with a name.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a name and an image.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
