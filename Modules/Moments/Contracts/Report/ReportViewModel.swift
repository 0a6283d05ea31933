public import ListModel

/// What the sheet to report somebody shows and can be asked to do.
@MainActor
public protocol ReportViewModel: FormSheetViewModel {
  /// What is shown.
  var content: Observable<ReportContent> { get }

  /// Called when the sheet is to go, with whether a report was made. Set by the coordinator.
  var onClose: (@MainActor (_ isReported: Bool) -> Void)? { get set }

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
}
