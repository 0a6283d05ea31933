import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import SocialModel
import Testing

@testable import LiveViewModels

@MainActor @Suite struct FailureTextTests {
  @Test("an error that nobody expected has words, not the system's, and is logged")
  func unexpected() {
    struct Broken: Error {}
    var logged: [any Error] = []
    let texts = FailureText(strings: Strings(.simplifiedChinese), log: { logged.append($0) })
    expect(texts.message(Broken()), equals: "发生了意外错误，请稍后重试。")
    expect(logged.count, equals: 1)
  }

  @Test("a required wait is shown in whole minutes from the current time")
  func rateLimits() {
    let texts = FailureText(strings: Strings(.english), now: { Sample.now })
    expect(
      texts.message(ProviderError.rateLimited(until: Sample.now.addingTimeInterval(90))),
      equals: "The server asks to wait. Try again in 2 min."
    )
    expect(
      texts.message(ProviderError.rateLimited(until: Sample.now.addingTimeInterval(-5))),
      equals: "The server asks to wait. Try again in 1 min."
    )
    expect(
      texts.message(ProviderError.rateLimited(until: nil)),
      equals: "The server asks to wait. Try again in some minutes."
    )
  }
}
