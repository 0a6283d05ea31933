public import ListModel

/// A screen that is one list.
@MainActor
public protocol ListScreenViewModel: ScreenViewModel, ListViewModel {
  /// The title of the screen.
  var title: String { get }

  /// Follows changes while the screen is visible, until the calling task is cancelled.
  func watch() async
}

extension ListScreenViewModel {
  /// Returns immediately, for lists that follow changes themselves.
  public func watch() async {}
}
