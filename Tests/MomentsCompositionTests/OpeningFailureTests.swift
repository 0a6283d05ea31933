import Expectations
import LocalStore
import MomentsContracts
import MomentsLanguage
import Testing

@testable import MomentsComposition

/// The message when an account could not be opened.
@Suite struct OpeningFailureTests {
  private struct Unexplained: Error {}

  @Test func anUnexplainedErrorIsNotShownInTheWordsOfTheProgram() {
    let strings = Strings(.english)
    let message = OpeningFailure(strings: strings).message(Unexplained())
    expect(message, equals: strings.accountNotOpened)
    expect(!message.contains("Unexplained"))
  }

  @Test func aStoreThatCannotBeOpenedIsNamed() {
    let error = StoreOpenError(path: "/x/store.sqlite", reason: .unwritable("disk is full"))
    let message = OpeningFailure(strings: Strings(.english)).message(error)
    expect(message.contains("/x/store.sqlite") && message.contains("disk is full"))
  }
}
