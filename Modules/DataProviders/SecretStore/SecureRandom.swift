public import Foundation

/// Cryptographically secure random numbers.
public enum SecureRandom {
  /// Random bytes of the system's secure source.
  public static func bytes(_ count: Int) -> Data {
    var generator = SystemRandomNumberGenerator()
    return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}
