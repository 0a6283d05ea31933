public import MomentsContracts

/// The sheet in which the reader changes their profile, in one of its states.
@MainActor
public final class DemoProfileEditorViewModel: DemoForm<ProfileEditorContent>,
  ProfileEditorViewModel
{
  /// The pictures that were chosen, in order.
  public private(set) var chosen: [ProfileEditorContent.Picture] = []

  /// Shows it, as changed.
  public override func change(_ change: (inout ProfileEditorContent) -> Void) {
    super.change { content in
      change(&content)
      content.isChanged = true
    }
  }

  /// Notes it.
  @discardableResult
  public func setPicture(
    _ picture: ProfileEditorContent.Picture,
    to photo: PickedPhoto
  ) -> Task<Void, Never> {
    chosen.append(picture)
    return Task {}
  }

  /// Does nothing.
  public func pictureFailed(_ reason: String) {}
}
