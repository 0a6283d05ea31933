import Expectations
import ListModel
import Testing

/// Observables made of others, and bindings to properties.
@MainActor @Suite struct ObservableOperatorsTests {
  private final class Label {
    var text: String?
    var count = 0
  }

  private final class Received<Value> {
    var values: [Value] = []
  }

  @Test func aMappedObservableFollowsItsSource() {
    let source = MutableObservable(1)
    let texts = source.map { "\($0)" }
    let received = Received<String>()
    let token = texts.observe { received.values.append($0) }
    source.value = 2
    source.value = 2
    expect(received.values, equals: ["1", "2", "2"])
    expect(texts.value, equals: "2")
    token.dispose()
    source.value = 3
    expect(received.values.count, equals: 3)
    expect(texts.value, equals: "3")
  }

  @Test func aChainIsRetainedByItsEnd() {
    let source = MutableObservable(1)
    let end = source.map { $0 + 1 }.map { $0 * 10 }
    source.value = 4
    expect(end.value, equals: 50)
  }

  @Test func aSourceDoesNotRetainItsDerivedObservables() {
    let source = MutableObservable(1)
    var calls = 0
    weak var released: Observable<Int>?
    do {
      let derived = source.map { value in
        calls += 1
        return value
      }
      released = derived
      expect(released != nil)
    }
    expectNil(released)
    source.value = 2
    expect(calls, equals: 1)
  }

  @Test func aCombinationHasTheLatestOfBoth() {
    let name = MutableObservable("Ada")
    let count = MutableObservable(1)
    let title = name.combine(count) { "\($0) \($1)" }
    let received = Received<String>()
    let token = title.observe { received.values.append($0) }
    count.value = 2
    name.value = "Bo"
    expect(received.values, equals: ["Ada 1", "Ada 2", "Bo 2"])
    token.dispose()
  }

  /// A value set while another is delivered is not lost, and comes after it.
  @Test func aChangeThatFollowsFromAnotherIsDelivered() {
    let first = MutableObservable(0)
    let second = MutableObservable(0)
    let follow = first.observeChanges { _, new in second.value = new * 10 }
    let sum = first.combine(second) { $0 + $1 }
    let received = Received<Int>()
    let token = sum.observe { received.values.append($0) }
    first.value = 1
    first.value = 2
    expect(sum.value, equals: 22)
    expect(received.values.last, equals: 22)
    follow.dispose()
    token.dispose()
  }

  @Test func aPropertyShowsTheValueUntilTheTokenEnds() {
    let text = MutableObservable("a")
    let count = MutableObservable(1)
    let label = Label()
    let bag = DisposeBag()
    text.bind(to: label, \.text).disposed(by: bag)
    count.bind(to: label, \.count).disposed(by: bag)
    expect(label.text, equals: "a")
    (text.value, count.value) = ("b", 2)
    expect(label.text, equals: "b")
    expect(label.count, equals: 2)
    bag.dispose()
    text.value = "c"
    expect(label.text, equals: "b")
  }

  @Test func aBindingDoesNotRetainTheObject() {
    let text = MutableObservable("a")
    weak var released: Label?
    let token: Disposable
    do {
      let label = Label()
      released = label
      token = text.bind(to: label, \.text)
    }
    expectNil(released)
    text.value = "b"
    token.dispose()
  }
}
