public import UIKit

/// Shows a ``TableModel`` of something that is read again each time the screen appears: it may have
/// changed since.
open class ReloadingTableViewController: TableModelViewController {
  private let load: @MainActor () async -> Void
  private var loading: Task<Void, Never>?

  /// Makes a screen without rows.
  ///
  /// - Parameters:
  ///   - style: What the rows are shown in: a table or a collection.
  ///   - load: Reads what the rows show. Not to keep the screen: it may go while that is read.
  public init(style: ListViewStyle, load: @escaping @MainActor () async -> Void) {
    self.load = load
    super.init(style: style)
  }

  isolated deinit {
    loading?.cancel()
  }

  /// Reads what there is to show.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loading?.cancel()
    loading = Task { [load] in await load() }
  }
}
