public import UIKit

extension Row {
  /// The actions behind the leading side of the row, made when the reader starts to swipe; `nil` for none.
  ///
  ///     Row(PersonView.self, person).leadingSwipe { [weak self] person in
  ///       UISwipeActionsConfiguration(actions: [self?.muteAction(of: person)].compactMap { $0 })
  ///     }
  public func leadingSwipe(
    _ actions: @escaping (Model) -> UISwipeActionsConfiguration?
  ) -> Self {
    with { $0.leadingSwipeHandler = actions }
  }

  /// The actions behind the trailing side of the row, made when the reader starts to swipe; `nil` for none.
  public func trailingSwipe(
    _ actions: @escaping (Model) -> UISwipeActionsConfiguration?
  ) -> Self {
    with { $0.trailingSwipeHandler = actions }
  }
}
