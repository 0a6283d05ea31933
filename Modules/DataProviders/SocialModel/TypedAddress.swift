public import Foundation

/// An address that was typed or pasted: of a page, or of a person.
public enum TypedAddress: Sendable, Hashable {
  /// A page on the web.
  case page(URL)
  /// A person by name and server, `ana@example.org`, without the leading "@".
  case handle(String)

  /// The longest address, in bytes: longer ones are text.
  private static let longest = 2_000

  /// Parses a text; nil where it is not exactly one address.
  ///
  /// It accepts `http` and `https` addresses, those of a profile or post without their scheme
  /// (`example.org/@ana`), and people as `@ana@example.org`, `ana@example.org` or
  /// `acct:ana@example.org`.
  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= Self.longest, !text.contains(where: \.isWhitespace)
    else { return nil }
    if let page = Self.page(text) {
      self = .page(page)
    } else if let handle = Self.handle(text) {
      self = .handle(handle)
    } else {
      return nil
    }
  }

  private static func page(_ text: String) -> URL? {
    let lowercased = text.lowercased()
    if lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://") {
      guard let url = URL(string: text), let host = url.host(), !host.isEmpty else { return nil }
      return url
    }
    guard let slash = text.range(of: "/@"), isHost(text[..<slash.lowerBound]) else { return nil }
    return URL(string: "https://\(text)")
  }

  private static func handle(_ text: String) -> String? {
    var rest = text[...]
    if rest.lowercased().hasPrefix("acct:") { rest = rest.dropFirst(5) }
    if rest.hasPrefix("@") { rest = rest.dropFirst() }
    let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, isName(parts[0]), isHost(parts[1]) else { return nil }
    return "\(parts[0])@\(parts[1].lowercased())"
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_.-".contains($0) }
  }

  /// A host with a dot in it, or this machine, with or without a port.
  private static func isHost(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count <= 2,
      parts.count == 1 || UInt16(parts[1]) != nil
    else { return false }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    let areLabels = labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
    return areLabels && (labels.count > 1 || name.lowercased() == "localhost")
  }
}

extension TypedAddress {
  /// The address as it is requested and shown.
  public var text: String {
    switch self {
    case .page(let url): url.absoluteString
    case .handle(let handle): "@\(handle)"
    }
  }

  /// Whether it is the address of a person.
  ///
  /// - Parameters:
  ///   - account: The person.
  ///   - server: The host of the server whose people have handles without a server, if there is
  ///     one.
  /// - Returns: Whether it is their address.
  public func leads(to account: Account, of server: String? = nil) -> Bool {
    switch self {
    case .page(let url): return account.url.map { Self.isSame($0, url) } ?? false
    case .handle(let handle):
      let known = account.handle.lowercased()
      if known == handle.lowercased() { return true }
      guard let server, !known.contains("@") else { return false }
      return "\(known)@\(server.lowercased())" == handle.lowercased()
    }
  }

  /// Whether it is the address of a post.
  public func leads(to moment: Moment) -> Bool {
    guard case .page(let url) = self else { return false }
    return moment.url.map { Self.isSame($0, url) } ?? false
  }

  /// Whether two addresses are equal, apart from the fragment and a "/" at the end.
  private static func isSame(_ one: URL, _ other: URL) -> Bool { plain(one) == plain(other) }

  private static func plain(_ url: URL) -> String {
    let text = url.absoluteString.prefix { $0 != "#" }
    return String(text.hasSuffix("/") ? text.dropLast() : text)
  }
}
