import ConstraintSolver
import Foundation
import UIKit

/// What layout costs: the constraint solver alone, constraints made by rules against those of plain
/// anchors, and feed cells that size themselves, against the same cells with frames computed by
/// hand.
enum LayoutBenchmark {
  static func run() {
    solver()
    rules()
    cells()
  }

  /// The shortest and the middle time of many rounds, in microseconds an operation.
  static func measure(
    rounds: Int,
    operations: Int,
    _ body: (Int) -> Void
  ) -> (best: Double, median: Double) {
    var times: [Double] = []
    for round in 0..<rounds {
      let clock = ContinuousClock()
      let start = clock.now
      body(round)
      let elapsed = clock.now - start
      let seconds =
        Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
      times.append(seconds * 1e6 / Double(operations))
    }
    times.sort()
    return (times[0], times[times.count / 2])
  }

  /// Prints a measurement as a line of JSON.
  static func report(_ name: String, _ values: KeyValuePairs<String, Double>) {
    let fields = values.map { "\"\($0.key)\":\(($0.value * 100).rounded() / 100)" }
    print("{\"bench\":\"layout\",\"case\":\"\(name)\",\(fields.joined(separator: ","))}")
  }

  // MARK: - The solver

  /// A column of rows, each with a left and a right part: 37 variables and 111 constraints.
  private struct System {
    let solver = Solver(variables: 37, constraints: 111)
    var variables: [Variable] = []
    var widths: [ConstraintID] = []

    init() {
      let width = solver.addVariable(nonNegative: true)
      variables.append(width)
      solver.add(terms: [Term(width)], constant: -390, .equal)
      var bottom: Variable?
      for row in 0..<9 {
        let top = solver.addVariable()
        let height = solver.addVariable(nonNegative: true)
        let left = solver.addVariable(nonNegative: true)
        let right = solver.addVariable(nonNegative: true)
        variables += [top, height, left, right]
        if let bottom {
          // The variable of the row before is its top; its height follows it.
          let above = Variable.height(after: bottom, in: variables)
          solver.add(
            terms: [Term(top), Term(bottom, -1), Term(above, -1)],
            constant: -8,
            .equal
          )
        } else {
          solver.add(terms: [Term(top)], constant: -16, .equal)
        }
        solver.add(
          terms: [Term(left), Term(right), Term(width, -1)],
          constant: 40,
          .lessThanOrEqual
        )
        solver.add(terms: [Term(left)], constant: -20, .greaterThanOrEqual)
        content(left, 80 + Double(row * 10), hug: 250, compress: 750)
        content(right, 60 + Double(row * 7), hug: 251, compress: 751)
        content(height, 20 + Double(row), hug: 250, compress: 750)
        solver.add(
          terms: [Term(right), Term(left, -0.5)],
          constant: 0,
          .lessThanOrEqual,
          priority: Priority(600)
        )
        solver.add(
          terms: [Term(left), Term(right), Term(width, -1)],
          constant: 40,
          .equal,
          priority: Priority(200)
        )
        solver.add(terms: [Term(height)], constant: -200, .lessThanOrEqual)
        bottom = top
      }
      while widths.count > 27 { widths.removeLast() }
      solver.add(terms: [Term(variables[4])], constant: -10, .greaterThanOrEqual)
      solver.add(terms: [Term(variables[8])], constant: -10, .greaterThanOrEqual)
    }

    private mutating func content(
      _ variable: Variable,
      _ length: Double,
      hug: Float,
      compress: Float
    ) {
      widths.append(
        solver.add(
          terms: [Term(variable)],
          constant: -length,
          .lessThanOrEqual,
          priority: Priority(hug)
        )
      )
      solver.add(
        terms: [Term(variable)],
        constant: -length,
        .greaterThanOrEqual,
        priority: Priority(compress)
      )
    }
  }

  private static func solver() {
    let build = measure(rounds: 300, operations: 1) { _ in
      _ = System().solver.solve { $0.constraints[0] }
    }
    report(
      "solver build, 37 variables, 111 constraints",
      ["best_us": build.best, "median_us": build.median]
    )
    let system = System()
    _ = system.solver.solve { $0.constraints[0] }
    let pivots = system.solver.pivotCount
    let edits = 1000
    let edit = measure(rounds: 50, operations: edits) { round in
      for index in 0..<edits {
        let width = system.widths[index % system.widths.count]
        system.solver.setConstant(-Double(40 + (index * 7 + round) % 150), of: width)
        _ = system.solver.solve { $0.constraints[0] }
      }
    }
    let perEdit = Double(system.solver.pivotCount - pivots) / Double(edits * 50)
    report(
      "solver edit of one constant and solve",
      ["best_us": edit.best, "median_us": edit.median, "pivots": perEdit]
    )
  }

  // MARK: - Cells

  private static func cells() {
    let posts = (0..<200).map { FeedPost(number: $0) }
    let width: CGFloat = 390
    let constrained = ConstrainedFeedCell(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    let byHand = HandLaidFeedCell(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    for post in posts {
      constrained.fill(post)
      byHand.fill(post)
      let first = constrained.fittingHeight(width)
      let second = byHand.fittingHeight(width)
      lay(constrained, width, first)
      lay(byHand, width, second)
      guard abs(first - second) < 0.01, constrained.frames == byHand.frames else {
        print("layouts differ for post \(post.number): \(first) and \(second)")
        for (left, right) in zip(constrained.frames, byHand.frames) where left != right {
          print(left, right)
        }
        return
      }
    }
    func fill(_ cell: FeedCell) -> (best: Double, median: Double) {
      measure(rounds: 40, operations: posts.count) { _ in
        for post in posts { cell.fill(post) }
      }
    }
    func full(_ cell: FeedCell) -> (best: Double, median: Double) {
      measure(rounds: 40, operations: posts.count) { _ in
        for post in posts {
          cell.fill(post)
          lay(cell, width, cell.fittingHeight(width))
        }
      }
    }
    // In turn, so that both meet the same noise; once more each to warm up.
    _ = full(constrained)
    _ = full(byHand)
    let auto = full(constrained)
    let hand = full(byHand)
    let fillOnly = fill(byHand)
    report(
      "feed cell of 12 labels and 3 images: fill, size and lay out",
      [
        "auto_layout_us": auto.best, "by_hand_us": hand.best, "fill_us": fillOnly.best,
        "ratio": auto.best / hand.best, "median_ratio": auto.median / hand.median,
        "ratio_without_fill": (auto.best - fillOnly.best) / (hand.best - fillOnly.best),
      ]
    )
    let first = measure(rounds: 60, operations: 1) { round in
      let cell = ConstrainedFeedCell(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      cell.fill(posts[round % posts.count])
      lay(cell, width, cell.fittingHeight(width))
    }
    let firstByHand = measure(rounds: 60, operations: 1) { round in
      let cell = HandLaidFeedCell(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      cell.fill(posts[round % posts.count])
      lay(cell, width, cell.fittingHeight(width))
    }
    report(
      "new feed cell made, filled, sized and laid out",
      ["auto_layout_us": first.best, "by_hand_us": firstByHand.best]
    )
  }

  private static func lay(_ cell: FeedCell, _ width: CGFloat, _ height: CGFloat) {
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
  }
}

extension Variable {
  /// The height of the row whose top is `top`: the variable made after it.
  fileprivate static func height(after top: Variable, in variables: [Variable]) -> Variable {
    let index = variables.firstIndex(of: top) ?? 0
    return variables[index + 1]
  }
}
