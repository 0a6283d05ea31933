public import ListModel
public import MomentsContracts

/// The sheet in which the reader changes their profile, in one of its states; what is changed
/// shows.
@MainActor
public final class DemoProfileEditorViewModel: ProfileEditorViewModel {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<ProfileEditorContent> { contentSource }

  /// Nothing is told.
  public let message = Observable<UserMessage?>(nil)

  /// Called when the sheet is to go.
  public var onClose: (@MainActor () -> Void)?

  /// What the reader kept, in order.
  public private(set) var saved: [ProfileEditorContent] = []
  /// The pictures that were chosen, in order.
  public private(set) var chosen: [ProfileEditorContent.Picture] = []

  private let contentSource: MutableObservable<ProfileEditorContent>

  /// Makes the view model of one sheet.
  public init(_ content: ProfileEditorContent, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Shows it.
  public func change(_ change: (inout ProfileEditorContent) -> Void) {
    var content = contentSource.value
    change(&content)
    content.isChanged = true
    contentSource.value = content
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

  /// Notes it, and leaves.
  @discardableResult
  public func save() -> Task<Void, Never> {
    guard contentSource.value.canBeSaved else { return Task {} }
    saved.append(contentSource.value)
    onClose?()
    return Task {}
  }

  /// Leaves.
  public func close() { onClose?() }

  /// Does nothing.
  public func screenDidAppear() {}
}
