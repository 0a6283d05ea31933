public import MomentsLanguage

extension Strings {
  /// Why a photo cannot be used, in a sentence.
  public func composerPhotoProblem(_ problem: PhotoProblem) -> String {
    switch problem {
    case .notAnImage: composerPhotoUnreadable
    case .tooLarge: composerPhotoProblemTooLarge
    case .unreadable:
      composerPhotoProblemUnreadable
    }
  }
}
