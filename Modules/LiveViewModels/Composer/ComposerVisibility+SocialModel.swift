import MomentsContracts
import SocialModel

extension ComposerVisibility {
  /// The visibility of a post; an unknown one counts as the narrowest.
  init(_ visibility: Visibility) {
    switch visibility {
    case .public: self = .public
    case .unlisted: self = .unlisted
    case .followers: self = .followers
    case .direct, .other: self = .direct
    }
  }
}

extension Visibility {
  /// The visibility of the reader's choice.
  init(_ visibility: ComposerVisibility) {
    switch visibility {
    case .public: self = .public
    case .unlisted: self = .unlisted
    case .followers: self = .followers
    case .direct: self = .direct
    }
  }
}
