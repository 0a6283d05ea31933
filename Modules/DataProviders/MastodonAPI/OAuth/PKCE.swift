public import Foundation

/// A secret of one sign-in, and its challenge, which is sent to the server first (RFC 7636).
///
/// An intercepted code is useless without the secret.
public struct PKCE: Sendable, Hashable {
  /// The secret, sent when the code is exchanged for a token.
  public let verifier: String
  /// Its SHA-256, sent at the beginning.
  public let challenge: String

  /// Makes a secret.
  ///
  /// - Parameters:
  ///   - random: 32 random bytes from a cryptographically secure source.
  ///   - sha256: Computes the SHA-256 of bytes.
  public init(random: Data, sha256: (Data) -> Data) {
    verifier = Self.base64URL(random)
    challenge = Self.base64URL(sha256(Data(verifier.utf8)))
  }

  /// Base 64 for addresses, without padding (RFC 4648, section 5).
  static func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
