public import UIKit

/// An item view that needs nothing handed in: naming its class is enough to make one.
///
///     final class PersonView: BaseListItemView<Person, Never>, SelfContainedItemView { ... }
///
/// Declare it on final classes, which need not write a `required` initializer for it.
public protocol SelfContainedItemView: ListItemView {
  /// Makes the view.
  init(frame: CGRect)
}
