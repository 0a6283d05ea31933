public import UIKit

/// Shows a ``TableModel`` that is loaded again each time the screen appears, because it may have
/// changed.
open class ReloadingTableViewController: TableModelViewController {
  private let load: @MainActor () async -> Void
  private var loading: Task<Void, Never>?

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

  isolated deinit {
    loading?.cancel()
  }

  /// Loads the content.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loading?.cancel()
    loading = Task { [load] in await load() }
  }
}
