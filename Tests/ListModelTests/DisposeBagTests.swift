import Expectations
import Testing

@testable import ListModel

@MainActor
struct DisposeBagTests {
  private final class Witness {}

  @Test func disposingReleasesBindingsAndTheirCaptures() {
    let source = MutableObservable(0)
    let bag = DisposeBag()
    weak var released: Witness?
    do {
      let witness = Witness()
      released = witness
      source.observe { _ in _ = witness }.disposed(by: bag)
    }
    expect(released != nil)
    bag.dispose()
    expectNil(released)
    expect(bag, satisfies: \.isEmpty)
    expect(source.bindingCount, equals: 0)
  }

  @Test func releasingTheBagDropsBindings() {
    let source = MutableObservable(0)
    var seen: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    bag.map { source.observe { seen.append($0) }.disposed(by: $0) }
    bag = nil
    source.value = 1
    expect(seen, equals: [0])
    expect(source.bindingCount, equals: 0)
  }

  @Test func aBagIsReusable() {
    let source = MutableObservable(0)
    var seen: [Int] = []
    let bag = DisposeBag()
    source.observe { seen.append($0) }.disposed(by: bag)
    bag.dispose()
    source.observe { seen.append($0 * 10) }.disposed(by: bag)
    source.value = 2
    expect(seen, equals: [0, 0, 20])
  }

  @Test func rebindingACellLeaksNothing() {
    let source = MutableObservable(0)
    let bag = DisposeBag()
    for _ in 0..<1000 {
      bag.dispose()
      source.observe { _ in }.disposed(by: bag)
    }
    expect(source.bindingCount, equals: 1)
    expect(source.storedBindingCount, isAtMost: 16)
  }

  @Test func disposingTheBagFromItsOwnHandlerIsSafe() {
    let source = MutableObservable(0)
    let bag = DisposeBag()
    var seen: [Int] = []
    source.observe { value in
      seen.append(value)
      if value == 1 { bag.dispose() }
    }.disposed(by: bag)
    source.observe { seen.append($0 + 100) }.disposed(by: bag)
    source.value = 1
    source.value = 2
    expect(seen, equals: [0, 100, 1])
  }
}
