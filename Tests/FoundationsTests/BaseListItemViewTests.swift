import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct BaseListItemViewTests {
  @Test func setupStepsRunOnceInOrder() {
    let view = StepsView(frame: .zero)
    expect(view.steps, equals: ["make", "style", "constrain"])
    view.update(with: TestRow(1))
    view.update(with: TestRow(2))
    view.prepareForReuse()
    expect(view.steps, equals: ["make", "style", "constrain", "update 1", "update 2"])
  }

  @Test func reuseDropsTheBindings() {
    let name = MutableObservable("first")
    let view = BindingView(frame: .zero)
    view.update(with: BindingRow(id: 1, name: name))
    name.value = "second"
    expect(view.shown, equals: ["first", "second"])
    view.prepareForReuse()
    name.value = "third"
    expect(view.shown, equals: ["first", "second"])
    expect(view.bindings, satisfies: \.isEmpty)
  }

  @Test func aRowReconfiguredInPlaceIsBoundOnce() async throws {
    let name = MutableObservable("a")
    let viewModel = TestListViewModel()
    let controller = BindingTableViewController(viewModel: viewModel)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    for revision in 0..<4 {
      viewModel.show([
        ListSection(id: "main", rows: [BindingRow(id: 1, revision: revision, name: name)])
      ])
      await screen.advance(by: 0.1)
    }
    let cell = try require(
      controller.tableView.visibleCells.first as? BaseTableViewCell<BindingView>
    )
    let view = try require(cell.itemView)
    let before = view.shown.count
    name.value = "b"
    expect(view.shown.count, equals: before + 1)
  }

  @Test func aCellInThePoolReceivesNoChangesOfItsOldRow() async throws {
    let names = (0..<60).map { MutableObservable("name \($0)") }
    let viewModel = TestListViewModel()
    let controller = BindingTableViewController(viewModel: viewModel)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    viewModel.show([
      ListSection(
        id: "main",
        rows: names.enumerated().map { BindingRow(id: $0.offset, name: $0.element) }
      )
    ])
    await screen.settle()
    try await screen.scroll(by: 2_000)
    for name in names { name.value += "!" }
    for cell in controller.tableView.visibleCells {
      let view = try require((cell as? BaseTableViewCell<BindingView>)?.itemView)
      let path = try require(controller.tableView.indexPath(for: cell))
      expect(view.shown.last, equals: "name \(path.row)!")
    }
  }
}

private final class StepsView: BaseListItemView<TestRow, Never> {
  var steps: [String] = []

  override func makeControls() { steps.append("make") }
  override func styleControls() { steps.append("style") }
  override func constrainControls() { steps.append("constrain") }
  override func update(with viewModel: TestRow) { steps.append("update \(viewModel.id)") }
}

/// A row whose text is an observable.
struct BindingRow: ListItemViewModel {
  nonisolated let id: Int
  nonisolated let revision: Int
  nonisolated let name: MutableObservable<String>

  init(id: Int, revision: Int = 0, name: MutableObservable<String>) {
    self.id = id
    self.revision = revision
    self.name = name
  }

  nonisolated var itemID: ListItemID { ListItemID(id) }

  nonisolated func hasSameContent(as other: BindingRow) -> Bool {
    revision == other.revision && name === other.name
  }
}

/// Records every value of its row.
final class BindingView: BaseListItemView<BindingRow, Never> {
  var shown: [String] = []

  override func constrainControls() {
    let height = heightAnchor.constraint(equalToConstant: 50)
    height.priority = .required - 1
    height.isActive = true
  }

  override func update(with viewModel: BindingRow) {
    viewModel.name.observe { [weak self] in self?.shown.append($0) }.disposed(by: bindings)
  }
}

private final class BindingTableViewController: BaseTableViewController {
  override func registerRows() {
    register({ BindingView() })
  }
}
