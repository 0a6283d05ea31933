public import Foundation

/// Addresses that a reader may follow.
public enum WebAddress {
  /// The URL of an http or https address with a host; nil for anything else.
  ///
  /// Characters that should have been escaped are, so that addresses in other scripts work.
  public static func url(_ text: String) -> URL? {
    guard let url = lenient(text), let scheme = url.scheme?.lowercased(),
      scheme == "http" || scheme == "https", url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  /// The URL of any address, escaped where it should have been; nil if there is none.
  public static func lenient(_ text: String) -> URL? {
    // URL takes leading and inner control characters as parts of a path.
    guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.value <= 0x20 }) else {
      return text.isEmpty ? nil : escaped(text)
    }
    return URL(string: text)
  }

  private static func escaped(_ text: String) -> URL? {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return nil }
    return URL(string: text.replacing(" ", with: "%20"))
  }
}
