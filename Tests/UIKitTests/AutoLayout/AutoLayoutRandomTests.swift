import Expectations
import TestSupport
import Testing
import UIKit

/// Random trees of stacks: many changes lead to the same layout as a tree that is built at once.
@MainActor @Suite struct AutoLayoutRandomTests {
  /// A tree of stacks under a root, changed at random.
  @MainActor struct Tree {
    var generator: SeededGenerator
    let root = makeRoot(400, 800)
    let top = UIStackView()

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      Tree.pin(top, in: root)
      for _ in 0..<4 { insertSomething() }
    }

    static func pin(_ stack: UIStackView, in root: UIView) {
      stack.alignment = .leading
      root.adding(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      ])
    }

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }

    func stacks(_ stack: UIStackView) -> [UIStackView] {
      [stack] + stack.arrangedSubviews.compactMap { $0 as? UIStackView }.flatMap { stacks($0) }
    }

    func views(_ stack: UIStackView) -> [UIView] {
      stack.arrangedSubviews.flatMap { view in
        [view] + ((view as? UIStackView).map { views($0) } ?? [])
      }
    }

    mutating func insertSomething() {
      let all = stacks(top)
      let stack = all[Int.random(in: 0..<all.count, using: &generator)]
      let view: UIView
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let inner = UIStackView()
        inner.alignment = .leading
        inner.axis = Bool.random(using: &generator) ? .horizontal : .vertical
        view = inner
      } else {
        view = ContentView(number(0...60), number(0...40))
      }
      let count = stack.arrangedSubviews.count
      stack.insertArrangedSubview(view, at: Int.random(in: 0...count, using: &generator))
    }

    mutating func mutate() {
      let all = stacks(top)
      let stack = all[Int.random(in: 0..<all.count, using: &generator)]
      let inner = views(top)
      guard inner.count < 24, let view = inner.randomElement(using: &generator) else {
        inner.last?.removeFromSuperview()
        return
      }
      switch Int.random(in: 0..<12, using: &generator) {
      case 0, 1: insertSomething()
      case 2: view.removeFromSuperview()
      case 3, 4:
        // A hidden stack with margins is a conflict, as on iOS.
        if view is ContentView { view.isHidden.toggle() }
      case 5: stack.spacing = number(0...12)
      case 6: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
      case 7:
        stack.alignment =
          [.leading, .center, .trailing].randomElement(using: &generator) ?? .leading
      case 8: move(view)
      case 9:
        stack.isLayoutMarginsRelativeArrangement.toggle()
        stack.layoutMargins = UIEdgeInsets(top: number(0...9), left: 3, bottom: 4, right: 5)
      default:
        (view as? ContentView)?.content = CGSize(width: number(0...60), height: number(0...40))
      }
    }

    /// Moves a view to another stack that is not inside it.
    mutating func move(_ view: UIView) {
      let targets = stacks(top).filter { !$0.isDescendant(of: view) }
      targets.randomElement(using: &generator)?.addArrangedSubview(view)
    }

    /// A tree like this one, built at once.
    func copy(_ stack: UIStackView) -> UIStackView {
      let other = UIStackView()
      other.axis = stack.axis
      other.spacing = stack.spacing
      other.alignment = stack.alignment
      other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      other.layoutMargins = stack.layoutMargins
      for view in stack.arrangedSubviews {
        let twin: UIView
        if let inner = view as? UIStackView {
          twin = copy(inner)
        } else if let leaf = view as? ContentView {
          twin = ContentView(leaf.content.width, leaf.content.height)
        } else {
          continue
        }
        twin.isHidden = view.isHidden
        other.addArrangedSubview(twin)
      }
      return other
    }

    /// The parts of the tree and their frames, for failures.
    func outline(_ stack: UIStackView, _ indent: String = "  ") -> String {
      var text = "\(indent)stack \(stack.frame) \(stack.axis) \(stack.alignment)"
      text += " spacing \(stack.spacing) margins \(stack.isLayoutMarginsRelativeArrangement)\n"
      for view in stack.arrangedSubviews {
        if let inner = view as? UIStackView {
          text += outline(inner, indent + "  ")
        } else if let leaf = view as? ContentView {
          text += "\(indent)  \(leaf.content) \(leaf.frame) hidden \(leaf.isHidden)\n"
        }
      }
      return text
    }

    /// The frames of the visible views.
    func frames(_ stack: UIStackView) -> [CGRect] {
      stack.arrangedSubviews.filter { !$0.isHidden }.flatMap { view in
        [view.frame] + ((view as? UIStackView).map { frames($0) } ?? [])
      }
    }
  }

  @Test(
    arguments: Seeds.first(
      20,
      random: 40,
      known: [8_590_361_850_342_650_122, 11_916_307_561_613_801_896]
    )
  )
  func changedTreesEqualNewTrees(seed: UInt64) {
    var tree = Tree(seed: seed)
    for step in 0..<60 {
      for _ in 0...Int(seed % 3) { tree.mutate() }
      tree.root.layoutIfNeeded()
      let otherRoot = makeRoot(400, 800)
      let other = tree.copy(tree.top)
      let alignment = tree.top.alignment
      Tree.pin(other, in: otherRoot)
      other.alignment = alignment
      otherRoot.layoutIfNeeded()
      let isEqual =
        tree.top.frame == other.frame && tree.frames(tree.top) == tree.frames(other)
      expect(
        isEqual,
        "seed \(seed), step \(step)\n\(tree.outline(tree.top))at once:\n\(tree.outline(other))"
      )
      guard isEqual else { return }
    }
  }
}
