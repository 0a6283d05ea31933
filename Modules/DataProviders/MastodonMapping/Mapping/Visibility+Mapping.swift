public import MastodonAPI
public import MomentsValues

extension Visibility {
  /// A visibility of a server.
  public init(_ visibility: StatusVisibility) {
    self =
      switch visibility {
      case .public: .public
      case .unlisted: .unlisted
      case .private: .followers
      case .direct: .direct
      case .other(let word): .other(word)
      }
  }
}
