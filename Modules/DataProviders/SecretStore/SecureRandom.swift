public import Foundation

/// Chance that nobody can guess.
public enum SecureRandom {
  /// Bytes from the system's source of chance for secrets.
  public static func bytes(_ count: Int) -> Data {
    var generator = SystemRandomNumberGenerator()
    return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}
