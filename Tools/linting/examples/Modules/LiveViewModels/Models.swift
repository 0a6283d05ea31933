// swift-format-ignore-file
import ListModel

func models() {
  if let row = rows[0] as? MomentRow { show(row) } // expect: model-cast
  if rows[0] is MomentRow { show() } // expect: model-cast
  switch rows[0] {
  case let row as MomentRow: show(row) // expect: model-cast
  default: break
  }
  let erased: AnyListItem = row // expect: model-erased-row
  let other = erased.as(MomentRow.self) // expect: model-erased-row
  if section.id == "news" { show() } // expect: text, identity
}

/// Passes rows on.
func counterExamples() -> [AnyListItem] {
  if let refused = error as? Refusal { show(refused) }
  return texts(failure: { $0 is HiddenPeople ? hidden : failed })
}
