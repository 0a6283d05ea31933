public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

/// The outbox of fixed rows.
@MainActor
public final class DemoOutboxViewModel: DemoRowsScreen<OutboxRow>, OutboxViewModel {
  override class var section: ListItemID { "outbox" }
  override class var emptyTexts: EmptyTexts { (\.emptyOutboxTitle, \.emptyOutboxMessage) }

  /// Records the intent.
  @discardableResult
  public func edit(_ row: ListItemID) -> Task<Void, Never> { note("edit", row) }

  /// Records the intent.
  @discardableResult
  public func retry(_ row: ListItemID) -> Task<Void, Never> { note("retry", row) }

  /// Records the intent.
  @discardableResult
  public func discard(_ row: ListItemID) -> Task<Void, Never> { note("discard", row) }
}

extension DemoRows {
  /// A row of every kind and state of the outbox.
  public static func outbox(_ strings: Strings) -> [OutboxRow] {
    func row(
      _ kind: ActionKind,
      _ subject: String,
      _ status: String,
      _ progress: OutboxRow.Progress,
      isComment: Bool = false,
      isTakenBack: Bool = false
    ) -> OutboxRow {
      OutboxRow(
        id: ListItemID(isComment ? "comment" : isTakenBack ? "\(kind)-back" : "\(kind)"),
        kind: kind,
        isComment: isComment,
        isTakenBack: isTakenBack,
        subject: subject,
        status: status,
        progress: progress,
        strings: strings
      )
    }
    let ferry =
      "The ferry was late, so we had the whole pier to ourselves. Nobody complained, not even the gulls."
    return [
      row(.post, ferry, strings.outboxSending(0.4), .sending(0.4)),
      row(.post, "太美了！是哪个山屋？", strings.outboxNoNetwork, .retrying, isComment: true),
      row(.like, "First light on the ridge.", strings.outboxWaiting, .waiting),
      row(.like, "The box is mine now.", strings.outboxWaiting, .waiting, isTakenBack: true),
      row(.boost, "صباح الخير من الإسكندرية", strings.outboxRateLimited, .retrying),
      row(.follow, "@ann", strings.outboxNeedsSignIn, .refused),
      row(
        .edit,
        "Twenty-two I can count to.",
        strings.outboxRefused("Text character limit of 500 exceeded"),
        .refused
      ),
      row(.delete, "", strings.outboxServerTrouble, .retrying),
    ]
  }
}
