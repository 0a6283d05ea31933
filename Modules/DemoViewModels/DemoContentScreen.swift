public import ListModel
public import MomentsLanguage

/// A screen whose content is one fixed value.
@MainActor
public class DemoContentScreen<Content>: DemoScreen {
  /// The content that the screen shows.
  public var content: Observable<Content> { contentSource }

  let contentSource: MutableObservable<Content>

  /// Makes the view model of one screen.
  public init(_ content: Content, language: AppLanguage) {
    contentSource = MutableObservable(content)
    super.init(language: language)
  }

  /// Shows other content.
  public func show(_ content: Content) { contentSource.value = content }
}
