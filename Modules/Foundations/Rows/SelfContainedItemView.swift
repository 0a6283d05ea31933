public import UIKit

/// An item view without dependencies, which can be made from its class.
///
/// ```swift
/// final class TagView: BaseListItemView<TagRow, Never> {}
/// extension TagView: SelfContainedItemView {}
/// ```
///
/// Declare the conformance on final classes, which then need no `required` initializer, and in an
/// extension: under Apple's declarations such a class inherits the initializer.
public protocol SelfContainedItemView: ListItemView {
  /// Makes the view.
  init(frame: CGRect)
}
