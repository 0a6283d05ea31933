import Expectations
import Foundation
import Testing
import UIKit

/// What the insets of sections are measured from.
///
/// The list of Apple's declarations has other names for the references, so that the check of tests
/// leaves this suite out: it has a fixture.
@MainActor struct SectionInsetReferenceTests {
  private final class ItemFixture: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func itemX(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> CGFloat? {
    let host = HeadlessHost(size: CGSize(width: 400, height: 300), scale: 1)
    let window = host.makeWindow()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    window.rootViewController = controller
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 5
    layout.sectionInsetReference = reference
    let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = ItemFixture()
    view.dataSource = items
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return layout.layoutAttributesForItem(at: [0, 0])?.frame.minX
  }

  @Test func insetsStartAtTheReference() {
    expect(itemX(.fromContentInset), equals: 5)
    expect(itemX(.fromSafeArea), equals: 45)
    expect(itemX(.fromLayoutMargins), equals: 75)
  }
}
