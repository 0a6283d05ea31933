public import Foundation
import ListModel

/// Deep links: addresses of screens of the app.
///
/// The app's own addresses are `moments://moment/ID`, `moments://profile/ID`, `moments://tag/NAME`,
/// `moments://compose?text=TEXT`, and `moments://timeline`, `explore`, `wall`, `profile`,
/// `settings` and `search`. Those of the server that the reader is signed in at are its pages:
/// `https://SERVER/@user`, `/@user/ID`, `/users/user/statuses/ID`, `/tags/NAME`, the same below
/// `/web` and `/deck`, and `/web/accounts/ID` and `/web/statuses/ID`.
///
/// Addresses come from strangers: their parts are only used as names, and an address can only show
/// a screen.
extension Route {
  /// Why an address leads nowhere in the app.
  public enum LinkError: Error, Hashable, Sendable {
    /// It is not an address, or it is too long.
    case unreadable
    /// Its scheme is not supported.
    case otherScheme(String)
    /// It is a page of a server, and the reader is not signed in.
    case notSignedIn(host: String)
    /// It is a page of another server than the reader's.
    case otherServer(host: String)
    /// The app has no such screen.
    case nothingThere
  }

  /// The scheme of the app's own addresses.
  public static let linkScheme = "moments"

  /// The longest name, in bytes: longer ones do not exist.
  private static let longestName = 1_000
  /// The longest initial text, in bytes.
  private static let longestText = 50_000

  /// Parses an address.
  ///
  /// A person is named by the provider's identity, as a ``profile(_:)`` of which nothing else is
  /// known, or by the address, as a ``mention(handle:accountID:url:)`` of `ana` or
  /// `ana@example.org`: whoever follows the link has to look them up.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - server: The host of the server that the reader is signed in at, with its port where it is
  ///     not the default; nil where they are not signed in.
  /// - Throws: ``LinkError``.
  public init(_ url: URL, server: String?) throws(LinkError) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased()
    else { throw .unreadable }
    let path = parts.path.split(separator: "/").map(String.init)
    guard path.allSatisfy({ $0.utf8.count <= Self.longestName }) else { throw .unreadable }
    switch scheme {
    case Self.linkScheme:
      // The host of such an address is its first word.
      try self.init(
        words: [parts.host ?? ""].filter { !$0.isEmpty } + path,
        query: parts.queryItems
      )
    case "https", "http":
      guard let host = parts.host?.lowercased(), !host.isEmpty else { throw .unreadable }
      let name = parts.port.map { "\(host):\($0)" } ?? host
      guard let server else { throw .notSignedIn(host: name) }
      guard name == server.lowercased() else { throw .otherServer(host: name) }
      try self.init(page: path)
    default: throw .otherScheme(scheme)
    }
  }

  /// Parses the words of an address of the app.
  private init(words: [String], query: [URLQueryItem]?) throws(LinkError) {
    guard let kind = words.first?.lowercased(), words.count <= 2 else { throw .nothingThere }
    let name = words.dropFirst().first
    switch (kind, name) {
    case ("moment", let name?): self = .moment(ListItemID(name))
    case ("profile", let name?):
      self = name.hasPrefix("@") ? try Self.mention(name) : Self.person(name)
    case ("tag", let name?): self = .hashtag(try Self.hashtag(name))
    case ("compose", nil):
      let text = query?.first { $0.name == "text" }?.value ?? ""
      guard text.utf8.count <= Self.longestText else { throw .unreadable }
      self = .compose(text.isEmpty ? .moment : .text(text))
    case ("settings", nil): self = .settings
    case ("search", nil): self = .search
    case (let kind, nil):
      guard let tab = AppTab(rawValue: kind) else { throw .nothingThere }
      self = .tab(tab)
    default: throw .nothingThere
    }
  }

  /// Parses the path of a page of the server.
  private init(page path: [String]) throws(LinkError) {
    let isApp = path.first == "web" || path.first == "deck"
    let path = isApp ? Array(path.dropFirst()) : path
    switch path.count {
    case 0: self = .tab(.timeline)
    case 1 where path[0].hasPrefix("@"): self = try Self.mention(path[0])
    case 1 where path[0] == "explore": self = .tab(.explore)
    case 1 where path[0] == "home": self = .tab(.timeline)
    case 2 where path[0].hasPrefix("@"):
      _ = try Self.handle(path[0])
      self = .moment(ListItemID(try Self.identity(path[1])))
    case 2 where path[0] == "tags": self = .hashtag(try Self.hashtag(path[1]))
    case 2 where path[0] == "statuses": self = .moment(ListItemID(try Self.identity(path[1])))
    case 2 where path[0] == "accounts": self = Self.person(try Self.identity(path[1]))
    case 2 where path[0] == "users": self = try Self.mention("@" + path[1])
    case 3 where path[0] == "timelines" && path[1] == "tag":
      self = .hashtag(try Self.hashtag(path[2]))
    case 4 where path[0] == "users" && path[2] == "statuses":
      self = .moment(ListItemID(try Self.identity(path[3])))
    default: throw .nothingThere
    }
  }

  /// An identity of a server: letters and digits, as all servers of this kind assign them.
  ///
  /// Below `/@user` there are also pages such as `/@user/following`, which are not posts.
  private static func identity(_ text: String) throws(LinkError) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || $0 == "-" || $0 == "_"
    }
    let pages = ["following", "followers", "with_replies", "media", "tagged", "featured"]
    guard isPlain, !pages.contains(text) else { throw .nothingThere }
    return text
  }

  private static func person(_ id: String) -> Route {
    .profile(PersonReference(id: id, name: "", handle: "", avatar: nil))
  }

  private static func mention(_ text: String) throws(LinkError) -> Route {
    .mention(handle: try handle(text), url: nil)
  }

  /// `@ana` or `@ana@example.org`, without the first sign.
  private static func handle(_ text: String) throws(LinkError) -> String {
    let parts = text.dropFirst().split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && !$0.hasSpace }) else {
      throw .nothingThere
    }
    return parts.joined(separator: "@")
  }

  private static func hashtag(_ text: String) throws(LinkError) -> String {
    let name = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard !name.isEmpty, !name.hasSpace else { throw .nothingThere }
    return String(name)
  }
}

extension StringProtocol {
  fileprivate var hasSpace: Bool { contains(where: \.isWhitespace) }
}
