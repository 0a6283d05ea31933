public import MomentsLanguage

extension Strings {
  /// A change of an edit, in two words.
  public func changed(_ change: MomentVersionChange) -> String {
    switch change {
    case .text: changedText
    case .warning: changedWarning
    case .warningAdded: changedWarningAdded
    case .warningRemoved: changedWarningRemoved
    case .photosCovered: changedPhotosCovered
    case .photosUncovered: changedPhotosUncovered
    case .photos: changedPhotos
    case .photosAdded: changedPhotosAdded
    case .photosRemoved: changedPhotosRemoved
    case .descriptions: changedDescriptions
    case .poll: changedPoll
    case .pollAdded: changedPollAdded
    case .pollRemoved: changedPollRemoved
    }
  }
}
