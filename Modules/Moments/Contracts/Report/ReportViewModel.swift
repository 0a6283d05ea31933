public import ListModel
public import MomentsValues

/// The content and the operations of the sheet that reports a person.
@MainActor
public protocol ReportViewModel: FormSheetViewModel where Content == ReportContent {}

extension ReportViewModel {
  /// Sets the category.
  public func choose(_ category: ReportCategory) { change { $0.category = category } }

  /// Adds or removes a rule.
  public func toggleRule(_ rule: ListItemID) { toggle(rule, in: \.rules) }

  /// Adds or removes a post.
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

  /// Changes what the moderators read besides the category.
  public func setComment(_ comment: String) { change { $0.comment = comment } }

  /// Sets whether the report is forwarded to the person's own server.
  public func setForwarded(_ isForwarded: Bool) { change { $0.isForwarded = isForwarded } }
}
