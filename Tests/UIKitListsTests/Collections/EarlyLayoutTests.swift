import Expectations
import Foundation
import Testing
import UIKit

/// What collection views and flow layouts know before they have a size, or were laid out.
@MainActor @Suite struct EarlyLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 5

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Items are half as wide as the collection view.
  private final class Halves: UICollectionViewFlowLayout {
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      minimumInteritemSpacing = 0
      itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 30)
    }
  }

  /// Is as high as its content.
  private final class Fitting: UICollectionView {
    override var contentSize: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { contentSize }
  }

  private let items = Items()

  private func configured<View: UICollectionView>(_ view: View) -> View {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    return view
  }

  private func view(_ layout: UICollectionViewLayout, width: CGFloat = 100) -> UICollectionView {
    configured(
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 300),
        collectionViewLayout: layout
      )
    )
  }

  private func layout(_ side: CGFloat = 40) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  @Test func flowLayoutsAnswerBeforeTheLayoutPass() {
    let layout = layout()
    let view = view(layout)
    let frame = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    expect(frame, equals: CGRect(x: 60, y: 0, width: 40, height: 40))
    expect(layout.collectionViewContentSize, equals: CGSize(width: 100, height: 140))
    expect(layout.layoutAttributesForElements(in: view.bounds)?.count, equals: 5)
    expect(view.visibleCells, satisfies: \.isEmpty)
  }

  @Test func flowLayoutsAnswerForTheItemsOfAReloadAtOnce() {
    let layout = layout()
    let view = view(layout)
    view.layoutIfNeeded()
    items.count = 7
    view.reloadData()
    expect(layout.collectionViewContentSize, equals: CGSize(width: 100, height: 190))
    expect(view.contentSize, equals: CGSize(width: 100, height: 140))
    view.layoutIfNeeded()
    expect(view.contentSize, equals: CGSize(width: 100, height: 190))
  }

  @Test func anEarlyQuestionPreparesASubclassOnce() {
    let layout = Halves()
    let view = view(layout, width: 200)
    expect(layout.collectionViewContentSize, equals: CGSize(width: 200, height: 110))
    expect(layout.collectionViewContentSize, equals: CGSize(width: 200, height: 110))
    expect(layout.preparations, equals: 1)
    view.layoutIfNeeded()
    expect(view.contentSize, equals: CGSize(width: 200, height: 110))
  }

  @Test func aCollectionViewWithoutASizeKnowsTheSizeOfItsContent() {
    let view = view(layout())
    view.frame.size.height = 0
    view.layoutIfNeeded()
    expect(view.contentSize, equals: CGSize(width: 100, height: 140))
    expect(view.visibleCells, satisfies: \.isEmpty)
    view.frame.size.height = 300
    view.layoutIfNeeded()
    expect(view.visibleCells.count, equals: 5)
  }

  @Test func aCollectionViewThatIsAsHighAsItsContentGetsItsHeight() {
    let headless = HeadlessHost(size: CGSize(width: 100, height: 400))
    let window = headless.makeWindow()
    let view = headless.run {
      let view = configured(Fitting(frame: .zero, collectionViewLayout: layout()))
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
      return view
    }
    headless.settle()
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 140))
    expect(view.visibleCells.count, equals: 5)
  }

  @Test func cellsAreInFrontOfABackgroundViewThatWasThereBefore() {
    let view = view(layout())
    let background = UIView()
    view.backgroundView = background
    view.layoutIfNeeded()
    expect(view.subviews.first, isSameAs: background)
    expect(view.visibleCells.count, equals: 5)
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.subviews.first, isSameAs: background)
  }
}
