public import MomentsValues

/// The content and the operations of the sheet in which the reader edits their profile.
@MainActor
public protocol ProfileEditorViewModel: FormSheetViewModel where Content == ProfileEditorContent {
  /// Replaces an image.
  ///
  /// - Returns: The work, done when it is shown or rejected.
  @discardableResult
  func setImage(_ image: ProfileEditorContent.Image, to photo: PickedPhoto)
    -> Task<Void, Never>

  /// Reports why no image could be chosen.
  func imageFailed(_ reason: String)
}

extension ProfileEditorViewModel {
  /// Changes the display name in the sheet; one that is too long cannot be saved.
  public func setName(_ name: String) { change { $0.profile.displayName = name } }

  /// Sets the bio.
  public func setAbout(_ about: String) { change { $0.profile.note = about } }

  /// Sets a part of a line; an invalid index is ignored.
  public func setLine(
    _ index: Int,
    _ part: WritableKeyPath<OwnProfile.Line, String>,
    to text: String
  ) {
    change { content in
      guard content.profile.lines.indices.contains(index) else { return }
      content.profile.lines[index][keyPath: part] = text
    }
  }

  /// Sets whether followers need approval.
  public func setLocked(_ isLocked: Bool) { change { $0.profile.isLocked = isLocked } }

  /// Sets whether the profile is discoverable.
  public func setDiscoverable(_ isDiscoverable: Bool) {
    change { $0.profile.isDiscoverable = isDiscoverable }
  }

  /// Sets whether the account is a bot.
  public func setBot(_ isBot: Bool) { change { $0.profile.isBot = isBot } }
}
