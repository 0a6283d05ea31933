// swift-format-ignore-file
import Testing

@Suite struct AssertionTests {
  @Test func assertsNothing() { // expect: asserts-nothing
    let list = List()
    list.append(1)
    print("#expect(list.count == 1)") // #expect(list.count == 1)
  }

  @Test("with a name", arguments: [1, 2])
  func assertsNothingOfItsArguments(number: Int) async throws { // expect: asserts-nothing
    try await load(number)
  }

  @Test func changesOnly() { change(List()) } // expect: asserts-nothing

  private func load(_ number: Int) async throws {}
  private func change(_ list: List) { list.append(1) }
  private func check(_ list: List) { #expect(list.count == 1) }
  private func checkTwice(_ list: List) { check(list) }

  @Test func expects() { #expect(List().isEmpty) }
  @Test func requires() throws { _ = try #require(List().first) }
  @Test func expectsByAFunction() { expect(List().isEmpty) }
  @Test func expectsEqualityByAFunction() { expect(List().count, equals: 0) }
  @Test func comparesSnapshots() { assertSnapshot(of: view, as: .image) }
  @Test func records() { if List().isEmpty { Issue.record("empty") } }
  @Test func checksByAHelper() { check(List()) }
  @Test func checksByAHelperOfAHelper() { checkTwice(List()) }
  @Test func checksByAHelperOfAnotherFile() { FakeClock().expectNoSleeper() }
  @Test func waits() async throws { try await eventually { List().isEmpty } }
}
