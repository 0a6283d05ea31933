import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// Rows with a text input stay above a keyboard on the screen.
@Suite struct ListKeyboardTests {
  nonisolated struct Field: ListItemViewModel, Hashable {
    var itemID: ListItemID
  }

  final class FieldView: BaseListItemView<Field, Never>, SelfContainedItemView {
    let field = UITextField()

    override func makeControls() {
      addSubview(field)
      field.constrain(.edges, .height(60))
    }

    override func update(with viewModel: Field) {
      field.accessibilityIdentifier = "\(viewModel.itemID)"
      field.text = "\(viewModel.itemID)"
    }
  }

  private func makeList(_ face: ListFace) -> ListView {
    let viewModel = TestListViewModel()
    let fields = (0..<20).map { Field(itemID: ListItemID("field \($0)")) }
    viewModel.show([ListSection(id: "fields", rows: fields)])
    return face.makeList(viewModel) { Row(FieldView.self, $0) }
  }

  private func screen(_ list: ListView, _ other: UIView? = nil, top: CGFloat = 0) -> Screen {
    Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) {
      let controller = UIViewController()
      list.frame = CGRect(x: 0, y: top, width: 320, height: 480 - top)
      controller.view.addSubview(list)
      if let other { controller.view.addSubview(other) }
      return controller
    }
  }

  @Test(arguments: ListFace.allCases)
  func theEditedRowIsVisibleAboveTheKeyboard(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    await screen.settle()
    let before = list.scrollView.contentInset.bottom
    screen.keyboardHeight = 250
    let field = try require(try screen.view("field 5") as? UITextField)
    screen.perform { _ = field.becomeFirstResponder() }
    await screen.settle()
    expect(field.isFirstResponder)
    expect(field.window != nil)
    expect(list.scrollView.contentOffset.y, isAbove: 0)
    expect(field.convert(field.bounds, to: nil).maxY, isAtMost: 230)
    let covered = list.scrollView.contentInset.bottom - before
    expect(covered + list.safeAreaInsets.bottom, equals: 250)
    screen.perform { _ = field.resignFirstResponder() }
    await screen.settle()
    expect(list.scrollView.contentInset.bottom, equals: before)
  }

  @Test(arguments: ListFace.allCases)
  func aKeyboardOfAnotherViewDoesNotChangeTheList(face: ListFace) async throws {
    let list = makeList(face)
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let screen = screen(list, other, top: 40)
    await screen.settle()
    screen.keyboardHeight = 250
    screen.perform { _ = other.becomeFirstResponder() }
    await screen.settle()
    expect(list.scrollView.contentInset.bottom, equals: 0)
  }

  /// A search that visits a view twice on every level of the tree would visit this one 2^40 times.
  @Test(arguments: ListFace.allCases)
  func aFieldDeepInsideIsFound(face: ListFace) async throws {
    let list = makeList(face)
    let screen = screen(list)
    await screen.settle()
    let field = UITextField(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
    var inside: UIView = field
    for _ in 0..<40 {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      container.addSubview(inside)
      inside = container
    }
    list.scrollView.addSubview(inside)
    screen.keyboardHeight = 250
    screen.perform { _ = field.becomeFirstResponder() }
    await screen.settle()
    expect(field.convert(field.bounds, to: nil).maxY, isAtMost: 230)
  }
}
