import Expectations
import Foundation
import Testing
import UIKit

/// Nibs, which can be registered, but not loaded.
@MainActor @Suite struct NibTests {
  @Test func aNibIsReplacedByAClassAndRemovedByNil() {
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    expect(cell.reuseIdentifier, equals: "row")
    table.register(
      UINib(nibName: "Header", bundle: nil),
      forHeaderFooterViewReuseIdentifier: "header"
    )
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
    expectNil(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
  }

  @Test func aCellOfANibTraps() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView()
        table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        _ = table.dequeueReusableCell(withIdentifier: "row")
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    expect(text.contains("with name 'Row': there are no nib files on this platform"))
  }

  @Test func aCollectionCellOfANibTraps() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let collection = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewFlowLayout()
        )
        let nib = UINib(nibName: "Item", bundle: nil)
        collection.register(
          nib,
          forSupplementaryViewOfKind: "header",
          withReuseIdentifier: "header"
        )
        collection.register(nib, forCellWithReuseIdentifier: "item")
        _ = collection.dequeueReusableCell(
          withReuseIdentifier: "item",
          for: IndexPath(item: 0, section: 0)
        )
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    expect(text.contains("with name 'Item': there are no nib files on this platform"))
  }
}
