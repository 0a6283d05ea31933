import UIKit

/// A collection with a compositional layout: a wide tile, and rows of three.
class ColorsViewController: UICollectionViewController {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown,
  ]

  static let layout = UICollectionViewCompositionalLayout { index, _ in
    section(columns: index == 0 ? 1 : 3)
  }

  private static func section(columns: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / columns),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(columns == 1 ? 180 : 110)
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 4, leading: 12, bottom: 4, trailing: 12)
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 1 : colors.count - 1 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.section + indexPath.item]
    cell.contentView.layer.cornerRadius = 12
    return cell
  }
}
