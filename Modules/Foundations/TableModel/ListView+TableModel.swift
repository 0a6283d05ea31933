import DesignKit
public import ListModel
public import UIKit

extension ListView {
  /// Makes a declared list with its own states and pages.
  ///
  /// - Parameters:
  ///   - model: The content of the list.
  ///   - style: A table or a collection.
  public convenience init(_ model: TableModel, style: ListViewStyle = .table()) {
    let source = TableModelSource()
    self.init(source, style: style)
    observeDeclaration = { nil }
    onApply = { [unowned self] in
      allowsRefresh = $0.refresh != nil
      source.publish($0)
    }
    updater.keepsPositionAtTop = false
    apply(model, animated: false)
  }

  /// Makes a list over a view model whose rows are declared.
  ///
  /// - Parameters:
  ///   - viewModel: Provides the states, the pages and the messages.
  ///   - style: A table or a collection.
  ///   - makeModel: Makes the model for the view model's newest sections.
  public convenience init(
    _ viewModel: any ListViewModel,
    style: ListViewStyle = .table(),
    model makeModel: @escaping ([ListSection]) -> TableModel
  ) {
    self.init(viewModel, style: style)
    declareRows(makeModel)
  }

  /// Declares the rows by the view model's sections, in place of registering them.
  ///
  /// Call it before the list starts.
  ///
  /// - Parameter makeModel: Makes the model for the newest sections. It must not retain the list.
  public func declareRows(_ makeModel: @escaping ([ListSection]) -> TableModel) {
    self.makeModel = makeModel
    apply(TableModel(), animated: false)
  }

  /// Declares the rows by another value than the view model's sections, such as the content of
  /// settings.
  ///
  /// Such a list is not a feed: rows inserted at its very top are shown. Call it before the list
  /// starts.
  ///
  /// ```swift
  /// override func registerRows() {
  ///   listView.declareRows(of: viewModel.people) { people in
  ///     TableModel { Section("People", people) { Row({ PersonView() }, $0) } }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The value; each one that it publishes is shown.
  ///   - makeModel: Makes the model for the newest value. It must not retain the list.
  public func declareRows<Value>(
    of source: Observable<Value>,
    _ makeModel: @escaping (Value) -> TableModel
  ) {
    updater.keepsPositionAtTop = false
    observeDeclaration = { [weak self] in
      source.observe { [weak self] in self?.apply(makeModel($0)) }
    }
    apply(TableModel(), animated: false)
  }

  /// The model of a declared list; a new one is applied with animation.
  public var model: TableModel {
    get { shownModel }
    set { apply(newValue) }
  }

  /// Updates the list from its current model to a new one.
  ///
  /// Rows are matched by identity. Cells of rows with an equal model are not touched; those of
  /// others are reconfigured, not replaced. The reading position is kept. A model that is applied
  /// during a drag or the previous update's animation is shown when that ends; its closures take
  /// effect immediately. O(number of rows).
  ///
  /// - Parameters:
  ///   - model: The new model.
  ///   - animated: Whether insertions, deletions and moves are animated.
  ///   - completion: Called once when this model, or a newer one, is shown.
  public func apply(
    _ model: TableModel,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shownModel = model
    applyAppearance()
    let plan = TablePlan(model, in: tableView?.style)
    driver.plan = plan
    if plan.hasLayouts { collectionView?.collectionViewLayout.invalidateLayout() }
    setSections(plan.sections, animated: animated, completion)
    onApply(model)
    showState()
  }

  /// Identities that the model uses for more than one row or section: a defect of the model.
  ///
  /// The rows are shown nevertheless, made distinct by their order.
  public var duplicates: [ListItemID] { driver.plan?.duplicates ?? [] }

  /// Scrolls to a declared row, by its model's identity or by its explicit one.
  ///
  /// Rows of different views may show the same model, so the class of the row's view is needed too.
  /// O(rows).
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - view: The class of its view.
  ///   - position: The position of the row on screen after scrolling.
  ///   - animated: Whether the scrolling is animated.
  /// - Returns: Whether there is such a row.
  @discardableResult
  public func scroll(
    to id: ListItemID,
    in view: UIView.Type,
    at position: UITableView.ScrollPosition = .top,
    animated: Bool = true
  ) -> Bool {
    driver.itemID(of: id, in: view).map { scroll(to: $0, at: position, animated: animated) }
      ?? false
  }

  private func applyAppearance() {
    let style = tableView?.style ?? .plain
    let background = shownModel.backgroundColor ?? style.background
    backgroundColor = background
    if scrollView.backgroundColor != background { scrollView.backgroundColor = background }
    if scrollView.tintColor != Palette.accent { scrollView.tintColor = Palette.accent }
    guard let tableView else { return }
    // Setting these makes the table reload its row count.
    let separators: UITableViewCell.SeparatorStyle =
      shownModel.hasSeparators ? .singleLine : .none
    if tableView.separatorStyle != separators { tableView.separatorStyle = separators }
    let inset = shownModel.separatorInset.map {
      UIEdgeInsets(top: 0, left: $0.leading, bottom: 0, right: $0.trailing)
    }
    let edges = inset ?? usualSeparatorInset
    if tableView.separatorInset != edges { tableView.separatorInset = edges }
    let line = Palette.separator
    if tableView.separatorColor != line { tableView.separatorColor = line }
  }
}
