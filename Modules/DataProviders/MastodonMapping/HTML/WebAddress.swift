public import Foundation

/// Addresses that a reader may follow.
public enum WebAddress {
  /// The URL of an http or https address with a host; nil for anything else.
  ///
  /// Characters that should have been escaped are escaped, so that addresses in other scripts work.
  public static func url(_ text: String) -> URL? {
    guard let url = lenient(text) else { return nil }
    if beginsWithPlainHost(text) { return url }
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      url.host()?.isEmpty == false
    else { return nil }
    return url
  }

  /// The URL of any address, escaped where it should have been; nil if there is none.
  public static func lenient(_ text: String) -> URL? {
    // URL takes leading and inner control characters as parts of a path.
    guard !text.isEmpty, !text.utf8.contains(where: { $0 <= 0x20 }) else {
      return text.isEmpty ? nil : escaped(text)
    }
    return URL(string: text)
  }

  private static func escaped(_ text: String) -> URL? {
    guard !text.utf8.contains(where: { $0 < 0x20 }) else { return nil }
    return URL(string: text.replacing(" ", with: "%20"))
  }

  /// Whether an address begins with http or https and a host of plain letters: then its URL need
  /// not be checked for both, which takes as long as making it.
  private static func beginsWithPlainHost(_ text: String) -> Bool {
    let result = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.starts(with: "http".utf8) else { return false }
      let colon = bytes.dropFirst(4).first == UInt8(ascii: "s") ? 5 : 4
      guard bytes.dropFirst(colon).starts(with: "://".utf8) else { return false }
      let host = bytes.dropFirst(colon + 3).prefix { $0 != UInt8(ascii: "/") }
      return !host.isEmpty
        && host.allSatisfy {
          $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
    }
    return result ?? false
  }
}
