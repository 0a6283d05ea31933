import ListModel

/// Which moments of the demo the reader likes, for all screens: a like given in one shows in the others at once.
///
/// Made once and handed to every view model of a story. Comments are not in it: only one screen shows them.
@MainActor
public final class DemoLikes {
  private struct Like {
    /// What rows show.
    var wanted: Bool
    /// What the provider has agreed to.
    var confirmed: Bool
    var underWay = 0
  }

  /// The moment whose like was changed last.
  var changes: Observable<ListItemID?> { changesSource }

  private let changesSource = MutableObservable<ListItemID?>(nil)
  private var likes: [ListItemID: Like] = [:]
  /// The likes under way, one chain a moment.
  private var work: [ListItemID: Task<Void, Never>] = [:]

  /// Makes the likes of a reader who has done nothing yet.
  public init() {}

  /// Whether the reader likes the moment of an entry, as shown.
  func isLiked(_ entry: DemoEntry) -> Bool { likes[entry.id]?.wanted ?? entry.moment.isLiked }

  /// Turns the like of a moment around: at once, and undone if it is not accepted.
  ///
  /// - Parameters:
  ///   - entry: the moment.
  ///   - answer: waits for the scripted answer and says whether the like is accepted.
  ///   - refused: called after the like was undone; MUST NOT keep the screen alive.
  /// - Returns: what is asked for, and the question.
  func toggle(
    _ entry: DemoEntry,
    answer: @escaping @MainActor () async -> Bool,
    refused: @escaping @MainActor (_ wanted: Bool) -> Void
  ) -> (wanted: Bool, work: Task<Void, Never>) {
    let id = entry.id
    let isLiked = isLiked(entry)
    let wanted = !isLiked
    var like = likes[id] ?? Like(wanted: isLiked, confirmed: isLiked)
    like.wanted = wanted
    like.underWay += 1
    likes[id] = like
    let before = work[id]
    let question = Task {
      await before?.value
      let isAccepted = await answer()
      finish(id, wanted: wanted, isAccepted: isAccepted)
      if !isAccepted { refused(wanted) }
    }
    work[id] = question
    changesSource.value = id
    return (wanted, question)
  }

  private func finish(_ id: ListItemID, wanted: Bool, isAccepted: Bool) {
    guard var like = likes[id] else { return }
    like.underWay -= 1
    if isAccepted { like.confirmed = wanted }
    if like.underWay == 0 {
      like.wanted = like.confirmed
      work[id] = nil
    }
    likes[id] = like
    changesSource.value = id
  }
}
