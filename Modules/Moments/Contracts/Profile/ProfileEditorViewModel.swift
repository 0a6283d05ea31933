/// What the sheet shows in which the reader changes their profile, and what it can be asked to do.
@MainActor
public protocol ProfileEditorViewModel: FormSheetViewModel where Content == ProfileEditorContent {
  /// Takes another image.
  ///
  /// - Returns: The work, done when it shows or cannot be taken.
  @discardableResult
  func setImage(_ image: ProfileEditorContent.Image, to photo: PickedPhoto)
    -> Task<Void, Never>

  /// Tells why no image could be chosen.
  func imageFailed(_ reason: String)
}

extension ProfileEditorViewModel {
  /// Changes the name.
  public func setName(_ name: String) { change { $0.name = name } }

  /// Changes what the reader says of themselves.
  public func setAbout(_ about: String) { change { $0.about = about } }

  /// Changes a part of a line; one that is not there is ignored.
  public func setLine(
    _ index: Int,
    _ part: WritableKeyPath<ProfileEditorContent.Line, String>,
    to text: String
  ) {
    change { if $0.lines.indices.contains(index) { $0.lines[index][keyPath: part] = text } }
  }

  /// Says whether the reader chooses who follows them.
  public func setLocked(_ isLocked: Bool) { change { $0.isLocked = isLocked } }

  /// Says whether they want to be found.
  public func setDiscoverable(_ isDiscoverable: Bool) {
    change { $0.isDiscoverable = isDiscoverable }
  }

  /// Says whether a program writes for them.
  public func setBot(_ isBot: Bool) { change { $0.isBot = isBot } }
}
