public import UIKit

/// An item view that needs nothing handed in: naming its class is enough to make one.
///
///     final class PersonView: BaseListItemView<Person, Never> { ... }
///     extension PersonView: SelfContainedItemView {}
///
/// Declare it on final classes, which need not write a `required` initializer for it, and in an
/// extension: Apple's declarations give such a class its initializer by inheritance.
public protocol SelfContainedItemView: ListItemView {
  /// Makes the view.
  init(frame: CGRect)
}
