// swift-format-ignore-file
import LiveViewModels

func compose() {
  let row = value as? MomentRow // expect: composition-cast
  if value is MomentRow { show() } // expect: composition-cast
  guard case let row as MomentRow = value else { return } // expect: composition-cast
}

func counterExamples() {
  let polls = provider as? any PollProvider
  if provider is any PollProvider { show() }
  let file = enumerator.nextObject() as? URL
}
