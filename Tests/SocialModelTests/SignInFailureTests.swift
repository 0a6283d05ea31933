import Expectations
import SocialModel
import Testing

@Suite struct SignInFailureTests {
  @Test(
    arguments: [
      (SignInFailure.badServer("a b"), ["\"a b\"", "server"]),
      (.notAServer("example.com"), ["example.com"]),
      (.denied, ["not allowed"]),
      (.refused("Nein."), ["refused", "Nein."]),
      (.invalidResponse, ["does not belong"]),
      (.noBrowser, ["browser"]),
      (
        .provider(.network(url: "https://s.example", reason: .unreachable)),
        ["https://s.example", "cannot be reached"]
      ),
      (.notSaved("The disk is full."), ["cannot be kept", "The disk is full."]),
    ]
  )
  func failuresDescribeTheirCause(failure: SignInFailure, words: [String]) {
    let text = failure.errorDescription ?? ""
    for word in words { expect(text.contains(word)) }
  }
}
