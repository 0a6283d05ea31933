import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import SocialModel
import Testing

@testable import LiveViewModels

@MainActor @Suite struct FailureTextTests {
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
