import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of lists, shelves, tags and grids.
@Suite struct CollectionSnapshots {
  private func check(
    _ name: String,
    _ traits: ScreenTraits,
    line: Int = #line,
    _ controller: @escaping () -> UIViewController
  ) {
    let screen = Screen(traits: traits, showing: controller)
    expectLook(screen, name, line: line)
  }

  private static let size = CGSize(width: 320, height: 480)

  @Test func groupsWithRoundCorners() {
    check("list-inset-grouped", ScreenTraits(size: Self.size)) { ListScreen(.insetGrouped) }
  }

  @Test func groupsInTheDark() {
    check("list-inset-grouped-dark", ScreenTraits(size: Self.size, style: .dark)) {
      ListScreen(.insetGrouped)
    }
  }

  @Test func aPlainListFromTheRight() {
    check("list-plain-rtl", ScreenTraits(size: Self.size, isRightToLeft: true)) {
      ListScreen(.plain)
    }
  }

  @Test func shelvesTagsAndGrids() {
    check("shelves", ScreenTraits(size: Self.size)) { ShelfScreen() }
  }

  @Test func shelvesTagsAndGridsFromTheRight() {
    check("shelves-rtl", ScreenTraits(size: Self.size, isRightToLeft: true)) { ShelfScreen() }
  }
}

/// A cell or a header with a text.
private final class TextRow: UICollectionViewListCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 11),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class TextHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A tree of chapters, and rows with accessories.
private final class ListScreen: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<String, String>?

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = appearance == .plain ? .supplementary : .none
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UICollectionView.CellRegistration<TextRow, String> { cell, _, text in
      cell.label.text = text
      cell.accessories =
        switch text.first {
        case "C": [.outlineDisclosure()]
        case "P": [.label(text: "12"), .disclosureIndicator()]
        case "S": [.checkmark()]
        default: []
        }
    }
    let headers = UICollectionView.SupplementaryRegistration<TextHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.label.text = path.section == 0 ? "Contents" : "Settings"
    }
    let source = UICollectionViewDiffableDataSource<String, String>(
      collectionView: collectionView
    ) { view, path, item in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    self.source = source
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Chapter one", "Chapter two"])
    tree.append(
      ["Page one, with a title that is longer than its line", "Page two"],
      to: "Chapter one"
    )
    tree.append(["A note on the page"], to: "Page two")
    tree.expand(["Chapter one", "Page two"])
    source.apply(tree, to: "contents", animatingDifferences: false)
    var settings = NSDiffableDataSourceSectionSnapshot<String>()
    settings.append(["Sounds", "Larger text"])
    source.apply(settings, to: "settings", animatingDifferences: false)
  }
}

/// A shelf of cards, tags as wide as their words, and a grid.
private final class ShelfScreen: UICollectionViewController {
  private static let tags = [
    "lighthouses", "harbor", "fog", "morning light", "sea", "ferries", "old maps", "tide",
  ]

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
        Self.section(section)
      }
    )
  }

  required init?(coder: NSCoder) { nil }

  private static func section(_ index: Int) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch index {
    case 0:
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(130),
        heightDimension: .absolute(90)
      )
      section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
      section.orthogonalScrollingBehavior = .groupPaging
    case 1:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .estimated(80), heightDimension: .estimated(40))
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        subitems: [item]
      )
      group.interItemSpacing = .fixed(8)
      section = NSCollectionLayoutSection(group: group)
    default:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalWidth(1 / 3)
        ),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
          )
        ),
        count: 3
      )
      group.interItemSpacing = .fixed(8)
      section = NSCollectionLayoutSection(group: group)
    }
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 4, leading: 16, bottom: 12, trailing: 16)
    section.supplementaryContentInsetsReference = .none
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TextRow.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      TextHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { [6, Self.tags.count, 7][section] }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange]
    cell.backgroundColor = colors[indexPath.section].withAlphaComponent(0.25)
    cell.layer.cornerRadius = 10
    (cell as? TextRow)?.label.text =
      indexPath.section == 1 ? Self.tags[indexPath.item] : "\(indexPath.item + 1)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    (view as? TextHeader)?.label.text = ["Near you", "Words", "Pictures"][indexPath.section]
    return view
  }
}
