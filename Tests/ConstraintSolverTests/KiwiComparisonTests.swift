import ConstraintSolver
import Expectations
import Foundation
import Testing

/// The same solutions as an independent solver. `Fixtures/make_fixtures.py` documents how they were
/// made.
@Suite struct KiwiComparisonTests {
  struct System: Decodable {
    struct Item: Decodable {
      var terms: [[Double]]
      var constant: Double
      var relation: String
      var priority: Float
    }
    var variables: Int
    var constraints: [Item]
    var values: [Double]
  }

  static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  func fixtures() throws -> [System] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/kiwi.json")
    return try JSONDecoder().decode([System].self, from: Data(contentsOf: file))
  }

  @Test func uniqueSolutionsMatchKiwi() throws {
    let systems = try fixtures()
    expect(systems.count, equals: 150)
    for (number, system) in systems.enumerated() {
      let solver = Solver()
      let variables = (0..<system.variables).map { _ in solver.addVariable() }
      for item in system.constraints {
        solver.add(
          terms: item.terms.map { Term(variables[Int($0[0])], $0[1]) },
          constant: item.constant,
          try require(Self.relations[item.relation]),
          priority: Priority(item.priority)
        )
        // A solution after every addition exercises the incremental path.
        try solver.solve()
      }
      for (variable, value) in zip(variables, system.values) {
        expect(abs(solver.value(of: variable) - value), isBelow: 1e-5, "system \(number)")
      }
    }
  }
}
