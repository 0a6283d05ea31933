import Expectations
import ListModel
import Testing

@MainActor
struct ObservableTests {
  @Test func observingDeliversTheCurrentValueImmediately() {
    let source = MutableObservable(3)
    var seen: [Int] = []
    let token = source.observe { seen.append($0) }
    expect(seen, equals: [3])
    token.dispose()
  }

  @Test func everyValueReachesEveryBindingOnceAndInOrder() {
    let source = MutableObservable(0)
    var log: [String] = []
    let bag = DisposeBag()
    source.observe { log.append("a\($0)") }.disposed(by: bag)
    source.observe { log.append("b\($0)") }.disposed(by: bag)
    source.value = 1
    source.value = 1
    expect(log, equals: ["a0", "b0", "a1", "b1", "a1", "b1"])
    expect(source.value, equals: 1)
  }

  @Test func changesAreDeliveredWithTheValueBefore() {
    let source = MutableObservable(0)
    var log: [String] = []
    let bag = DisposeBag()
    source.observeChanges { log.append("\($0)>\($1)") }.disposed(by: bag)
    expect(log, satisfies: \.isEmpty, "nothing at once")
    source.value = 1
    source.value = 1
    expect(log, equals: ["0>1", "1>1"])
    source.setIfChanged(1)
    expect(log.count, equals: 2)
    bag.dispose()
    source.value = 2
    expect(log.count, equals: 2)
  }

  @Test func aChangeSetInsideAHandlerContinuesTheOneBeforeIt() {
    let source = MutableObservable(0)
    var changes: [String] = []
    var values: [Int] = []
    let bag = DisposeBag()
    source.observeChanges { old, new in
      changes.append("\(old)>\(new)")
      if new == 1 { source.value = 5 }
    }.disposed(by: bag)
    source.observeChanges { changes.append("second \($0)>\($1)") }.disposed(by: bag)
    source.observe { values.append($0) }.disposed(by: bag)
    source.value = 1
    expect(changes, equals: ["0>1", "second 0>1", "1>5", "second 1>5"])
    expect(values, equals: [0, 1, 5])
  }

  @Test func settingAnEqualValueNotifiesNoObserver() {
    let source = MutableObservable(0)
    var count = 0
    let token = source.observe { _ in count += 1 }
    source.setIfChanged(0)
    expect(count, equals: 1)
    source.setIfChanged(1)
    expect(count, equals: 2)
    token.dispose()
  }

  @Test func aValueSetInAHandlerIsDeliveredAfterTheCurrentOne() {
    let source = MutableObservable(0)
    var log: [String] = []
    let bag = DisposeBag()
    source.observe { value in
      log.append("a\(value)")
      if value == 1 {
        source.value = 2
        log.append("now \(source.value)")
      }
    }.disposed(by: bag)
    source.observe { log.append("b\($0)") }.disposed(by: bag)
    log = []
    source.value = 1
    expect(log, equals: ["a1", "now 2", "b1", "a2", "b2"])
  }

  @Test func aBindingMadeDuringADeliveryReceivesOnlyNewerValues() {
    let source = MutableObservable(0)
    let bag = DisposeBag()
    var late: [Int] = []
    source.observe { value in
      if value == 1 {
        source.value = 2
        source.observe { late.append($0) }.disposed(by: bag)
        source.value = 3
      }
    }.disposed(by: bag)
    source.value = 1
    expect(late, equals: [2, 3])
  }

  @Test func aBindingDisposedDuringADeliveryIsNotCalledAgain() {
    let source = MutableObservable(0)
    var seen: [Int] = []
    var second: Disposable?
    let first = source.observe { value in
      if value == 1 { second?.dispose() }
    }
    second = source.observe { seen.append($0) }
    source.value = 1
    source.value = 2
    expect(seen, equals: [0])
    first.dispose()
  }

  @Test func aHandlerMayDisposeItself() {
    let source = MutableObservable(0)
    var seen: [Int] = []
    var token: Disposable?
    token = source.observe { value in
      seen.append(value)
      if value == 1 { token?.dispose() }
    }
    source.value = 1
    source.value = 2
    expect(seen, equals: [0, 1])
  }

  @Test func releasingTheTokenEndsTheBinding() {
    let source = MutableObservable(0)
    var seen: [Int] = []
    _ = source.observe { seen.append($0) }
    source.value = 1
    expect(seen, equals: [0])
  }

  @Test func valuesSetTogetherAreDeliveredOnceWithTheOneBeforeThem() {
    let source = MutableObservable(0)
    var seen: [[Int]] = []
    let token = source.observeChanges { seen.append([$0, $1]) }
    source.setTogether {
      source.value = 1
      source.setTogether { source.value = 2 }
      expect(source.value, equals: 2)
      expect(seen, equals: [])
    }
    source.setTogether {}
    source.value = 3
    expect(seen, equals: [[0, 2], [2, 3]])
    token.dispose()
  }

  @Test func rowsThatWereNotSetAgainAreTheSame() {
    let source = MutableObservable(ListSnapshot([ListSection(id: "a", rows: [TestRow("a")])]))
    var isSame: [Bool] = []
    let token = source.observeChanges { isSame.append($1.hasSameRows(as: $0)) }
    source.value.paging = .loading
    source.setIfChanged(\.paging, .loading)
    source.value.sections[0].items.append(AnyListItem(TestRow("b")))
    source.value.sections = [ListSection(id: "a", rows: [TestRow("a"), TestRow("b")])]
    source.value.sections = []
    expect(isSame, equals: [true, false, false, false])
    token.dispose()
  }
}
