import Expectations
import Foundation
import Testing

@testable import SecretStore

struct SecretTests {
  @Test func secretsArePrintedAsDots() {
    let secret = Secret("hunter2")
    var dumped = ""
    dump(["key": secret], to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), String(describing: [secret]), dumped] {
      expect(!text.contains("hunter2"), "\(text)")
    }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func sha256MatchesTheStandardsExamples(text: String, digest: String) {
    let bytes = SecureHash.sha256(Data(text.utf8))
    expect(bytes.map { String(format: "%02x", $0) }.joined(), equals: digest)
  }

  @Test func randomBytesHaveTheRequestedLengthAndDiffer() {
    expect(SecureRandom.bytes(0), satisfies: \.isEmpty)
    expect(SecureRandom.bytes(32).count, equals: 32)
    expect(Set((0..<100).map { _ in SecureRandom.bytes(16) }).count, equals: 100)
  }
}
