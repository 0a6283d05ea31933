public import Foundation

/// Digests of bytes, with the system's library.
public enum SecureHash {
  /// The SHA-256 of bytes: 32 bytes (FIPS 180-4).
  public static func sha256(_ data: Data) -> Data { systemSHA256(data) }
}
