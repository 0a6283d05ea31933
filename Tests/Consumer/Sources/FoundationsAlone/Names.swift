import Foundations
import ListModel
public import UIKit

nonisolated struct NameRow: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(name) }
  var name: String
}

final class NameView: BaseListItemView<NameRow, Never> {
  private let label = UILabel()

  override func makeControls() { addSubview(label) }
  override func constrainControls() { label.pinEdges(to: self, inset: 16) }
  override func update(with viewModel: NameRow) {
    label.text = viewModel.name
    label.accessibilityIdentifier = viewModel.name
  }
}

/// A list screen with custom rows.
@MainActor public enum Names {
  public static func makeScreen(_ names: [String]) -> UIViewController {
    let load: @MainActor () async throws -> [NameRow] = { names.map { NameRow(name: $0) } }
    return ListViewController(PagedListViewModel(source: load)) { $0.register { NameView() } }
  }
}
