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
  private var registry = ListRegistry()

  /// Makes a controller that is not in a list.
  public override init() {
    super.init()
  }

  /// Sets how view models of a type are shown.
  public final func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> some ListRow
  ) {
    registry.register(type, makeRow)
  }

  /// Returns the view models of an object, top to bottom; every controller overrides it.
  open func viewModels(for object: Object) -> [any ListItemViewModel] {
    preconditionFailure("\(type(of: self)) must override viewModels(for:)")
  }

  /// The rows of the view models.
  public final override func rows(for object: Object) -> [AnyRow] {
    viewModels(for: object).map {
      AnyRow(registry.content(of: AnyListItem(erasing: $0), owner: "\(type(of: self))"))
    }
  }
}
