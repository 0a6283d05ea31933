public import ListModel
public import MomentsContracts

/// The sheet to report somebody, in one of its states; what the reader says shows.
@MainActor
public final class DemoReportViewModel: ReportViewModel {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<ReportContent> { contentSource }

  /// Nothing is told.
  public let message = Observable<UserMessage?>(nil)

  /// Called when the sheet is to go, with whether a report was made.
  public var onClose: (@MainActor (Bool) -> Void)?

  /// What the reader reported, in order.
  public private(set) var sent: [ReportContent] = []

  private let contentSource: MutableObservable<ReportContent>

  /// Makes the view model of one sheet.
  public init(_ content: ReportContent, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Shows it as chosen.
  public func choose(_ category: ReportContent.Category) {
    contentSource.value.category = category
  }

  /// Shows it as chosen, or not any more.
  public func toggleRule(_ rule: ListItemID) {
    for index in contentSource.value.rules.indices
    where contentSource.value.rules[index].id == rule {
      contentSource.value.rules[index].isChosen.toggle()
    }
  }

  /// Shows it as chosen, or not any more.
  public func togglePost(_ post: ListItemID) {
    for index in contentSource.value.posts.indices
    where contentSource.value.posts[index].id == post {
      contentSource.value.posts[index].isChosen.toggle()
    }
  }

  /// Shows it.
  public func setComment(_ comment: String) { contentSource.value.comment = comment }

  /// Shows it.
  public func setForwarded(_ isForwarded: Bool) { contentSource.value.isForwarded = isForwarded }

  /// Notes it, and leaves.
  @discardableResult
  public func send() -> Task<Void, Never> {
    guard contentSource.value.canBeSent else { return Task {} }
    sent.append(contentSource.value)
    onClose?(true)
    return Task {}
  }

  /// Leaves.
  public func close() { onClose?(false) }

  /// Does nothing.
  public func screenDidAppear() {}
}
