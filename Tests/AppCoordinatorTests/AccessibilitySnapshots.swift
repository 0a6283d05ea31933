import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit

/// Snapshots of the accessibility elements of every screen; a person has reviewed the references.
@Suite struct AccessibilitySnapshots {
  @Test(arguments: AppScreen.allCases, [AppLanguage.english, .simplifiedChinese, .arabic])
  func screens(_ screen: AppScreen, _ language: AppLanguage) async throws {
    let shown = try await screen.show(language)
    try checkNames(on: shown)
    let problem = SnapshotComparison(besideTestFile: #filePath).problem(
      with: shown.accessibilityDescription(),
      as: .lines,
      named: "\(screen.rawValue).\(language.rawValue)"
    )
    expectNil(problem)
  }

  /// Checks that every element and every action has a label, and that no text is read twice in a
  /// row.
  private func checkNames(on screen: Screen) throws {
    let tree = screen.perform { AccessibilityTree.root(of: screen.window) }
    let elements = try require(tree).flattened.filter(\.isElement)
    expect(!elements.isEmpty)
    for element in elements {
      let isNamed = !(element.label ?? "").isEmpty
      expect(isNamed, "a \(element.role) at \(element.frame) has no name")
      expect(element.customActions.allSatisfy { !$0.name.isEmpty })
    }
    for (one, next) in zip(elements, elements.dropFirst()) where one.role != .button {
      expect(one.label != next.label, "\"\(one.label ?? "")\" is read twice")
    }
  }
}

extension AccessibilityNode {
  /// The node and all its descendants, in reading order.
  fileprivate var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}
