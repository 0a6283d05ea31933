import Expectations
import Foundation
import Testing
import UIKit
import _Testing_Lists

/// Nothing on screen depends on the order of a dictionary, which differs from process to process.
@Suite struct HashSeedTests {
  @Test func layoutsAreTheSameInEveryProcess() async throws {
    var seeds: Set<String> = []
    var layouts: [String] = []
    for _ in 0..<4 {
      let result = try await #require(
        processExitsWith: .success,
        observing: [\.standardOutputContent]
      ) {
        await MainActor.run {
          // Other output of the process is before this.
          print("seed\n\("Moments".hashValue)\nseed\n" + SeededLayouts().description)
        }
      }
      let parts = String(decoding: result.standardOutputContent, as: UTF8.self)
        .components(separatedBy: "seed\n")
      try require(parts.count == 3)
      seeds.insert(parts[1])
      layouts.append(parts[2])
    }
    expect(seeds.count, isAbove: 1, "the processes have one seed: nothing was compared")
    expect(layouts[0].count, isAbove: 10_000)
    for layout in layouts.dropFirst() where layout != layouts[0] {
      let lines = zip(layouts[0].split(separator: "\n"), layout.split(separator: "\n"))
      let difference = lines.first { $0 != $1 }
      Issue.record("\(difference.map { "\($0.0) became \($0.1)" } ?? "lengths differ")")
    }
  }
}

/// Layouts with many ties, as text.
@MainActor private struct SeededLayouts {
  private(set) var description = ""

  init() {
    stacks()
    table()
    collection()
    diffable()
    columns()
    appearances()
  }

  private mutating func write(_ title: String, _ view: UIView) {
    description += "\(title)\n"
    write(view, indent: 1)
  }

  private mutating func write(_ view: UIView, indent: Int) {
    let identity =
      (view as? FixtureCell).map { " \($0.identity)" }
      ?? (view as? FixtureItemCell).map { " \($0.identity)" } ?? ""
    description += String(repeating: " ", count: indent)
    description += "\(type(of: view))\(identity) \(view.frame)\(view.isHidden ? " hidden" : "")\n"
    for subview in view.subviews { write(subview, indent: indent + 1) }
  }

  // MARK: Stacks

  /// Views of equal priorities with too little and too much space: which one yields is a tie.
  private mutating func stacks() {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .firstBaseline]
    for distribution in distributions {
      for alignment in alignments {
        for width in [60, 400] as [CGFloat] {
          let root = makeRoot(width, 200)
          let sizes: [(CGFloat, CGFloat)] = [(20, 10), (27, 13), (34, 16), (41, 19), (48, 22)]
          let views = sizes.map { ContentView($0.0, $0.1) }
          let stack = UIStackView(arrangedSubviews: views)
          stack.distribution = distribution
          stack.alignment = alignment
          stack.spacing = 4
          root.adding(stack)
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
          ])
          root.layoutIfNeeded()
          write("\(distribution) \(alignment) \(width)", root)
          views[1].isHidden = true
          stack.addArrangedSubview(views[0])
          stack.insertArrangedSubview(ContentView(33, 8), at: 2)
          root.layoutIfNeeded()
          write("and then", root)
        }
      }
    }
  }

  // MARK: Lists

  /// The cell used for a row depends on the order in which cells were enqueued.
  private mutating func table() {
    let fixture = TableFixture([.init(identity: 0, rows: Array(1...40))])
    fixture.keepsLog = true
    fixture.headless.settle()
    for round in 0..<4 {
      fixture.sections[0].rows.move(fromOffsets: [1, 3, 5], toOffset: 30)
      fixture.headless.run {
        fixture.table.performBatchUpdates {
          fixture.table.deleteRows(
            at: [1, 3, 5].map { IndexPath(row: $0, section: 0) },
            with: .automatic
          )
          fixture.table.insertRows(
            at: [27, 28, 29].map { IndexPath(row: $0, section: 0) },
            with: .automatic
          )
        }
      }
      fixture.headless.settle()
      fixture.table.contentOffset.y += CGFloat(150 * round)
      fixture.headless.settle()
      write("table, round \(round)", fixture.table)
    }
    description += fixture.log.joined(separator: "\n")
  }

  private mutating func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let fixture = CollectionFixture(items: 90, layout: layout)
    fixture.keepsLog = true
    fixture.collection.allowsMultipleSelection = true
    fixture.headless.settle()
    for round in 0..<4 {
      for item in [2, 7, 11] {
        fixture.collection.selectItem(
          at: IndexPath(item: item, section: 0),
          animated: false,
          scrollPosition: []
        )
      }
      fixture.sections[0].rows.move(fromOffsets: [0, 2, 9], toOffset: 60)
      fixture.headless.run {
        fixture.collection.performBatchUpdates {
          fixture.collection.deleteItems(at: [0, 2, 9].map { IndexPath(item: $0, section: 0) })
          fixture.collection.insertItems(
            at: [57, 58, 59].map { IndexPath(item: $0, section: 0) }
          )
        }
      }
      fixture.headless.settle()
      let other = UICollectionViewFlowLayout()
      other.itemSize = CGSize(width: 50 + round * 9, height: 70)
      fixture.headless.run { fixture.collection.setCollectionViewLayout(other, animated: true) }
      fixture.headless.settle()
      fixture.headless.run { fixture.collection.reloadData() }
      fixture.collection.contentOffset.y += CGFloat(130 * round)
      fixture.headless.settle()
      write("collection, round \(round)", fixture.collection)
    }
    description += fixture.log.joined(separator: "\n")
  }

  /// Items move between sections while others are inserted and removed.
  private mutating func diffable() {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2)
    let window = headless.makeWindow()
    let collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .insetGrouped)
      )
    )
    window.addSubview(collection)
    let registration = UICollectionView.CellRegistration<FixtureItemCell, Int> { cell, _, item in
      cell.identity = item
      cell.height = CGFloat(30 + item % 7)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    for round in 0..<5 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      let sections = round.isMultiple(of: 2) ? [0, 1, 2] : [2, 0, 3]
      snapshot.appendSections(sections)
      for item in 0..<40 where item % 5 != round {
        snapshot.appendItems([item], toSection: sections[(item * 7 + round) % 3])
      }
      snapshot.reloadItems(snapshot.itemIdentifiers.filter { $0 % 11 == 0 })
      headless.run { source.apply(snapshot, animatingDifferences: true) }
      headless.settle()
      write("diffable, round \(round)", collection)
    }
  }

  // MARK: Controllers

  private mutating func columns() {
    let headless = HeadlessHost(size: CGSize(width: 1_200, height: 800), scale: 2)
    let window = headless.makeWindow()
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      let controller = UIViewController()
      controller.title = "\(column)"
      controller.toolbarItems = [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")]
      split.setViewController(controller, for: column)
    }
    window.rootViewController = split
    window.makeKeyAndVisible()
    headless.settle()
    for mode in [UISplitViewController.DisplayMode.secondaryOnly, .twoBesideSecondary] {
      headless.run { split.preferredDisplayMode = mode }
      headless.settle()
      write("columns \(mode)", split.view)
    }
  }

  /// Proxies of classes and containers set the same property of one view.
  private mutating func appearances() {
    UILabel.appearance().textColor = .red
    UILabel.appearance().numberOfLines = 2
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UIView.self]).numberOfLines = 3
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIView.self]).alpha = 0.5
    let headless = HeadlessHost(size: CGSize(width: 320, height: 200), scale: 2)
    let window = headless.makeWindow()
    let label = UILabel()
    window.adding(UIStackView(arrangedSubviews: [label]))
    headless.settle()
    description += "\(label.textColor.cgColor) \(label.numberOfLines) \(label.alpha)\n"
  }
}

extension Array {
  /// Removes the elements at some indexes and inserts them, in order, before the element at an
  /// index of the others.
  fileprivate mutating func move(fromOffsets sources: [Int], toOffset target: Int) {
    let moved = sources.map { self[$0] }
    for index in sources.reversed() { remove(at: index) }
    insert(contentsOf: moved, at: target - sources.count)
  }
}
