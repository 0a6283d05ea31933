public import Foundation

extension UICollectionView {
  /// A registration of a cell class and a handler that configures its cells, for
  /// `dequeueConfiguredReusableCell(using:for:item:)`.
  ///
  /// Make it once, outside of data source methods: every registration has its own reuse pool.
  @preconcurrency @MainActor public struct CellRegistration<Cell, Item>
  where Cell: UICollectionViewCell {
    /// Configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = "CellRegistration " + UUID().uuidString
    let handler: Handler

    /// Makes a registration with a handler that configures the cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of a supplementary view class and a handler that configures its views, for
  /// `dequeueConfiguredReusableSupplementary(using:for:)`.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = "SupplementaryRegistration " + UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Makes a registration for an element kind with a handler that configures the views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell for an item, configured by the registration's handler.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    if !cellPool.hasType(registration.identifier) {
      registerCell(Cell.self, registration.identifier)
    }
    let cell = dequeueCell(registration.identifier, for: indexPath)
    guard let typed = cell as? Cell else {
      fatalError("the cell dequeued for \(registration.identifier) is not a \(Cell.self): \(cell)")
    }
    if let item { registration.handler(typed, indexPath, item) }
    return typed
  }

  /// Returns a supplementary view, configured by the registration's handler.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let name = SupplementaryName(kind: registration.elementKind, id: registration.identifier)
    if !supplementaryPool.hasType(name) { registerSupplementary(Supplementary.self, name) }
    let view = dequeueSupplementary(name, for: indexPath)
    guard let typed = view as? Supplementary else {
      fatalError("the view dequeued for \(name) is not a \(Supplementary.self): \(view)")
    }
    registration.handler(typed, registration.elementKind, indexPath)
    return typed
  }
}
