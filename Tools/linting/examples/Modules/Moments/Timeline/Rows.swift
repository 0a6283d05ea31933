// swift-format-ignore-file
import UIKit

func screens() {
  if let row = item as? MomentRow { show(row) } // expect: cast
  let row = item as! MomentRow // expect: cast
  if item is MomentRow { show() } // expect: cast
  if item is any ListItemViewModel { show() } // expect: cast
  switch item {
  case let row as MomentRow: show(row) // expect: cast
  case .one(let row as MomentRow): show(row) // expect: cast
  case is AdRow: show() // expect: cast
  default: break
  }
  if type(of: item) == MomentRow.self { show() } // expect: metatype
  let rows: [AnyListItem] = [] // expect: erased-row
  table.register(Cell.self, forCellReuseIdentifier: "cell") // expect: cell-pool
  if row.title == "Sponsored" { hide() } // expect: text
  if "Sponsored" != row.title { show() } // expect: text
  switch row.title {
  case "Sponsored": hide() // expect: text
  case "a", "header": show() // expect: text
  default: break
  }
  if row.title.hasPrefix("ad.") { hide() } // expect: text
  if row.title.hasSuffix(".ad") { hide() } // expect: text
  if row.title.contains("advert") { hide() } // expect: text
  if row.id == "a" { hide() } // expect: identity
  if "a" == section.kind { hide() } // expect: identity
  if row.id.rawValue.hasPrefix("a") { hide() } // expect: identity
  switch row.id { case "a": hide() // expect: identity
  default: break
  }
}

func counterExamples(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
  // `item as? MomentRow` and row.id == "a" in a comment.
  let text = "this is Not a cast, nor item as? MomentRow"
  do { try load() } catch let error as ProviderError { show(error) } catch is CancellationError {}
  if error is CancellationError { return false }
  if character == "@" || name.hasPrefix("@") { complete() }
  if file.type == "image/gif" || file.type.hasPrefix("image/") { play() }
  let zero = isOpen ? 0 as CGFloat : 1
  return !(gestureRecognizer is UIPanGestureRecognizer)
}
