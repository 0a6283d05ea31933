import ListModel
public import MomentsContracts

/// The sheet in which the reader changes their profile, in one of its states.
@MainActor
public final class DemoProfileEditorViewModel: DemoForm<ProfileEditorContent>,
  ProfileEditorViewModel
{
  /// The images that were chosen, in order.
  public private(set) var chosen: [ProfileEditorContent.Image] = []

  /// Shows the change, and marks the content as changed.
  public override func change(_ change: (inout ProfileEditorContent) -> Void) {
    super.change { content in
      change(&content)
      content.isChanged = true
    }
  }

  /// Records the intent.
  @discardableResult
  public func setImage(
    _ image: ProfileEditorContent.Image,
    to photo: PickedPhoto
  ) -> Task<Void, Never> {
    chosen.append(image)
    return Task {}
  }

  /// Does nothing.
  public func imageFailed(_ reason: String) {}
}
