import Expectations
import Foundation
import Testing
import UIKit

/// Values that are open classes in Apple's UIKit: views use the overrides of subclasses.
@MainActor @Suite struct ValueSubclassTests {
  private nonisolated final class NamedColor: UIColor, @unchecked Sendable {
    override var cgColor: CGColor { UIColor.green.cgColor }
  }

  private nonisolated final class DarkTraits: UITraitCollection, @unchecked Sendable {
    override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
  }

  private nonisolated final class Photo: UIImage, @unchecked Sendable {
    var title = ""

    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
  }

  private final class WideSize: NSCollectionLayoutSize {
    override var widthDimension: NSCollectionLayoutDimension { .absolute(50) }
  }

  @Test func viewsShowColorsOfSubclasses() {
    let view = UIView()
    view.backgroundColor = NamedColor(red: 1, green: 0, blue: 0, alpha: 1)
    expect(view.layer.backgroundColor, equals: UIColor.green.cgColor)
  }

  @Test func traitCollectionSubclassesAreUsed() {
    expect(DarkTraits().userInterfaceStyle, equals: .dark)
  }

  @Test func imageSubclassesAreCreatedFromPixelsAndData() throws {
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let pixels = try require(plain.cgImage)
    let photo = Photo(cgImage: pixels, scale: 2, orientation: .right)
    photo.title = "Sea"
    expect(
      photo.size,
      equals: CGSize(width: CGFloat(pixels.height) / 2, height: CGFloat(pixels.width) / 2)
    )
    expect(photo.withRenderingMode(.alwaysTemplate), isSameAs: photo)
    let data = try require(plain.pngData())
    expect(Photo(data: data)?.size, equals: CGSize(width: pixels.width, height: pixels.height))
    expectNil(Photo(data: Data([1, 2, 3])))
  }

  @Test func layoutsUseSizesOfSubclasses() {
    let size = WideSize(widthDimension: .absolute(10), heightDimension: .absolute(20))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(20)
      ),
      subitems: [item]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.applySnapshotUsingReloadData(snapshot)
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    expect(layout.layoutAttributesForItem(at: path)?.frame.width, equals: 50)
  }
}
