public import Foundation

/// A secret that only this sign-in knows, and what the server is sent of it first (RFC 7636).
///
/// Whoever catches the code on its way back can do nothing with it.
public struct PKCE: Sendable, Hashable {
  /// The secret, sent when the code becomes a token.
  public let verifier: String
  /// Its SHA-256, sent at the beginning.
  public let challenge: String

  /// Makes a secret.
  ///
  /// - Parameters:
  ///   - random: 32 bytes of chance, from a source fit for secrets.
  ///   - sha256: Hashes bytes; each system has a library for it.
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
