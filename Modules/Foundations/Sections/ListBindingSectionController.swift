public import ListModel

/// Shows an object as view models, each by the row that is registered for its type.
///
/// For objects that yield many types of rows, of which each screen shows some in its own way;
/// ``ListSectionController`` needs fewer words for the others.
///
/// ```swift
/// final class PostSection: ListBindingSectionController<Post> {
///   override init() {
///     super.init()
///     register(AuthorRow.self) { Row({ AuthorView() }, $0) }
///     register(PostComment.self) { Row({ CommentView() }, $0) }
///   }
///   override func viewModels(for post: Post) -> [any ListItemViewModel] {
///     [AuthorRow(name: post.author)] + post.comments
///   }
/// }
/// ```
open class ListBindingSectionController<Object: ListItemViewModel>: ListSectionController<Object> {
  private var makeRows: [ObjectIdentifier: (AnyListItem) -> AnyRow?] = [:]

  /// Makes a controller that is not in a list.
  public override init() {
    super.init()
  }

  /// Sets how view models of a type are shown.
  public final func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> some ListRow
  ) {
    makeRows[ObjectIdentifier(type)] = { $0.as(Model.self).map { makeRow($0).asRow } }
  }

  /// Returns the view models of an object, top to bottom; every controller overrides it.
  open func viewModels(for object: Object) -> [any ListItemViewModel] {
    preconditionFailure("\(type(of: self)) must override viewModels(for:)")
  }

  /// The rows of the view models.
  public final override func rows(for object: Object) -> [AnyRow] {
    viewModels(for: object).map {
      let item = AnyListItem(erasing: $0)
      guard let row = makeRows[item.typeID]?(item) else {
        preconditionFailure("\(type(of: self)) must register a row for \(type(of: item.base))")
      }
      return row
    }
  }
}
