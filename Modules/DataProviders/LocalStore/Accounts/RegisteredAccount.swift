public import Foundation
public import SocialModel

/// An account of the list with what is needed to sign in and out.
public struct RegisteredAccount: Sendable, Hashable, Identifiable {
  /// The server and the person, and whether the account is the current one.
  public var known: KnownAccount
  /// The address of the server: scheme, host and port.
  public var serverURL: URL
  /// The client ID of the program that the token was issued to.
  public var clientID: String

  /// `user@server`, in lower case.
  public var id: String { known.id }

  /// Makes an account of the list.
  public init(known: KnownAccount, serverURL: URL, clientID: String) {
    self.known = known
    self.serverURL = serverURL
    self.clientID = clientID
  }
}
