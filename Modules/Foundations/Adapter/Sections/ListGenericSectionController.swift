public import ListModel

/// Rows by index, for an object of one type.
///
/// Override `numberOfItems()` and `cell(at:)`; ``object`` has its type. Where every row is a view
/// model of its own, ``ListBindingSectionController`` asks for less and animates more.
open class ListGenericSectionController<Object: ListItemViewModel>: ListSectionController {
  /// What the section shows; `nil` until it is in a list.
  public private(set) final var object: Object?

  /// Makes a controller that is in no list.
  public override init() {
    super.init()
  }

  /// Takes in the object and hands it on with its type.
  public final override func didUpdate(to object: AnyListItem) {
    self.object = object.as(Object.self)
    if let object = self.object { didUpdate(to: object) }
  }

  /// The object has come or changed.
  open func didUpdate(to object: Object) {}
}
