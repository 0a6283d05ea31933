public import ListModel

/// What the sheet to report somebody shows and can be asked to do.
@MainActor
public protocol ReportViewModel: FormSheetViewModel where Content == ReportContent {}

extension ReportViewModel {
  /// Says what is wrong.
  public func choose(_ category: ReportContent.Category) { change { $0.category = category } }

  /// Names a rule that is broken, or names it no more.
  public func toggleRule(_ rule: ListItemID) { toggle(rule, in: \.rules) }

  /// Names a post, or names it no more.
  public func togglePost(_ post: ListItemID) { toggle(post, in: \.posts) }

  private func toggle(
    _ id: ListItemID,
    in choices: WritableKeyPath<ReportContent, [ReportContent.Choice]>
  ) {
    change { content in
      let index = content[keyPath: choices].firstIndex { $0.id == id }
      if let index { content[keyPath: choices][index].isChosen.toggle() }
    }
  }

  /// Says something of it.
  public func setComment(_ comment: String) { change { $0.comment = comment } }

  /// Says whether the person's own server is told too.
  public func setForwarded(_ isForwarded: Bool) { change { $0.isForwarded = isForwarded } }
}
