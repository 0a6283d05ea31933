extension SignInFailure {
  /// The failure in plain English.
  public var errorDescription: String? {
    switch self {
    case .badServer(let text): "\"\(text)\" is no name of a server, such as example.social."
    case .insecureServer(let host):
      "Moments signs in over https only: type \(host) without http://."
    case .notAServer(let host): "\(host) does not answer as a Mastodon server does."
    case .denied: "The sign-in was not allowed; nothing was changed."
    case .refused(let reason): "The server refused the sign-in: \(reason)"
    case .invalidResponse: "What came back does not belong to this sign-in; nothing was changed."
    case .noBrowser: "No browser could be opened."
    case .provider(let error): error.errorDescription
    case .notSaved(let reason): "The sign-in cannot be kept on this machine: \(reason)"
    }
  }
}
