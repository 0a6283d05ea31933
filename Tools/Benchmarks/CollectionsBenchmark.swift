import Foundation
import UIKit

/// Opens and scrolls compositional layouts: long lists of cells that find their own height, many
/// sections, shelves.
enum CollectionsBenchmark {
  /// How far each frame scrolls, in points.
  private static let step = 90.0

  static func run(frames: Int) {
    measure("list-100k-items", sections: 1, items: 100_000, frames: frames) { _, environment in
      list(environment)
    }
    measure("list-5k-sections", sections: 5_000, items: 20, frames: frames) { _, environment in
      list(environment)
    }
    measure("grid-100k-items", sections: 1, items: 100_000, frames: frames) { _, _ in grid() }
    measure("shelves-1k", sections: 1_000, items: 100, frames: frames) { index, environment in
      index % 2 == 0 ? shelf() : list(environment)
    }
  }

  private static func list(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    .list(using: .init(appearance: .plain), layoutEnvironment: environment)
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / 3)
      ),
      repeatingSubitem: item,
      count: 3
    )
    return NSCollectionLayoutSection(group: group)
  }

  private static func shelf() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120),
      heightDimension: .absolute(90)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private static func measure(
    _ workload: String,
    sections: Int,
    items: Int,
    frames: Int,
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    guard let meter = FrameMeter() else { return }
    let source = TextItems(sections: sections, items: items)
    let window = meter.headless.makeWindow()
    let collection = meter.headless.run {
      let layout = UICollectionViewCompositionalLayout(sectionProvider: provider)
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(TextItemCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      return view
    }
    _ = meter.frame()
    let figures = FrameFigures(meter.scroll(collection, by: step, frames: frames))
    func text(_ value: Double) -> String { String(format: "%.3f", value) }
    print(
      "{\"bench\":\"collections\",\"workload\":\"\(workload)\",\"frames\":\(frames),"
        + "\"first_frame_ms\":\(text(meter.firstFrame)),\"cpu_ms_mean\":\(text(figures.mean)),"
        + "\"cpu_ms_p50\":\(text(figures.median)),\"cpu_ms_p99\":\(text(figures.p99)),"
        + "\"cells_asked\":\(source.requests),\"height\":\(Int(collection.contentSize.height)),"
        + "\"peak_mb\":\(text(FrameMeter.peakMegabytes))}"
    )
  }
}

/// Items with a text each, of one to five lines.
final class TextItems: NSObject, UICollectionViewDataSource {
  private let sections: Int
  private let items: Int
  private(set) var requests = 0

  init(sections: Int, items: Int) {
    self.sections = sections
    self.items = items
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let words = (indexPath.section * 31 + indexPath.item * 7) % 40 + 3
    (cell as? TextItemCell)?.label.text =
      "\(indexPath.item) " + Self.words.prefix(words).joined(separator: " ")
    return cell
  }

  private static let words = (0..<50).map {
    ["the", "quiet", "morning", "of", "a", "long"][$0 % 6]
  }
}

/// A cell with a text of as many lines as it takes.
final class TextItemCell: UICollectionViewListCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
