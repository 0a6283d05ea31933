public import UIKit

/// Shows a ``TableModel`` that is loaded again each time the screen appears, because it may have
/// changed.
open class ReloadingTableViewController: TableModelViewController {
  private let load: @MainActor () async -> Void
  private var loading: OwnedTask?

  /// Makes a screen without rows.
  ///
  /// - Parameters:
  ///   - style: A table or a collection.
  ///   - load: Loads the content of the rows. It must not retain the screen, which may be closed
  ///     while it runs.
  public init(style: ListViewStyle, load: @escaping @MainActor () async -> Void) {
    self.load = load
    super.init(style: style)
  }

  /// Loads the content.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loading = OwnedTask(Task { [load] in await load() })
  }
}

/// A task that is cancelled when its owner releases it.
///
/// For a class that inherits from another one of a module that is main-actor by default: it cannot
/// have a plain `deinit`, because the implicit one of its superclass is isolated.
private nonisolated final class OwnedTask {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}
