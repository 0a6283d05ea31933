public import Foundation

extension UIControl {
  /// Calls a closure with every action and its events, until it sets its last argument.
  ///
  /// The second argument, a target with a selector, is always nil here: there are no selectors.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for entry in actionList.entries where !isStopped {
      iterator(entry.action, nil, entry.events, &isStopped)
    }
  }
}
