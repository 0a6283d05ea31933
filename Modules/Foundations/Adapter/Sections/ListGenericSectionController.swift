public import ListModel

/// Shows rows by index, for an object of one type.
///
/// Override `numberOfItems()` and `cell(at:)`; ``object`` has its type. If every row is a view
/// model, ``ListBindingSectionController`` needs less code and animates more changes.
open class ListGenericSectionController<Object: ListItemViewModel>: ListSectionController {
  /// The object that the section shows; `nil` until it is in a list.
  public private(set) final var object: Object?

  /// Makes a controller that is not in a list.
  public override init() {
    super.init()
  }

  /// Stores the object and passes it on with its type.
  public final override func didUpdate(to object: AnyListItem) {
    self.object = object.as(Object.self)
    if let object = self.object { didUpdate(to: object) }
  }

  /// Called when the object is new or has changed.
  open func didUpdate(to object: Object) {}
}
