extension UITableView {
  final func delegateAllowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
    guard let tableDelegate else { return true }
    return tableDelegate.tableView(
      self,
      shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)
    )
  }

  final func focusDidMove(
    _ context: UIFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator
  ) {
    let own = UITableViewFocusUpdateContext(context, in: self)
    if let path = own.nextFocusedIndexPath { lastFocused = path }
    tableDelegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
  }
}
