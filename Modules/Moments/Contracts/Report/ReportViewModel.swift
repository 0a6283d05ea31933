public import ListModel

/// What the sheet to report somebody shows and can be asked to do.
@MainActor
public protocol ReportViewModel: AnyObject {
  /// The language of everything the sheet says.
  var strings: Strings { get }

  /// What is shown.
  var content: Observable<ReportContent> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called when the sheet is to go, with whether a report was made. Set by the coordinator.
  var onClose: (@MainActor (_ isReported: Bool) -> Void)? { get set }

  /// Reads the rules of the server and what the person wrote.
  func load() async

  /// Says what is wrong.
  func choose(_ category: ReportContent.Category)

  /// Names a rule that is broken, or names it no more.
  func toggleRule(_ rule: ListItemID)

  /// Names a post, or names it no more.
  func togglePost(_ post: ListItemID)

  /// Says something of it.
  func setComment(_ comment: String)

  /// Says whether the person's own server is told too.
  func setForwarded(_ isForwarded: Bool)

  /// Makes the report; does nothing while something is missing.
  ///
  /// - Returns: The work, done when the report is kept. Letting go of it does not cancel it.
  @discardableResult
  func send() -> Task<Void, Never>

  /// Leaves without a report.
  func close()

  /// Called each time the sheet has come on screen: tracks a screen view.
  func screenDidAppear()
}
