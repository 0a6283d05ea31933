import Foundation
import ListModel
import MomentsContracts
import MomentsValues
import SocialModel

/// The draft as it is written, with what the sheet stores of each of its parts.
///
/// The reader's changes are ignored unless the sheet is in the phase of writing.
@MainActor
final class WrittenDraft {
  /// The phase of the sheet.
  var phase: Observable<ComposerPhase> { phaseSource }

  /// Called after each of the reader's changes, with whether the draft differs from before.
  var onChange: (_ isDraftChanged: Bool) -> Void = { _ in }

  private(set) var draft: PostDraft
  /// What the sheet opened with.
  private(set) var opening: ComposerOpening
  /// What the sheet stores of each part of the draft, in order; never empty.
  private(set) var pages = [ComposerPage(id: "part-1")]
  /// The index of the part that the reader edits.
  private(set) var partIndex = 0
  /// Whether the sheet was closed: nothing is changed or saved after that.
  private(set) var isClosed = false
  private var pageCount = 1
  private var photoCount = 0
  private let phaseSource = MutableObservable(ComposerPhase.loading)
  private let now: @MainActor () -> Date

  /// Makes an empty draft.
  init(id: PostDraft.ID, language: String, now: @escaping @MainActor () -> Date) {
    draft = PostDraft(id: id, language: language, updatedAt: now())
    opening = ComposerOpening(draft: draft)
    self.now = now
  }

  /// Replaces everything by what was opened.
  func open(_ opening: ComposerOpening) {
    self.opening = opening
    draft = opening.draft
    pages = draft.parts.map { page(of: $0) }
    partIndex = 0
  }

  func enter(_ phase: ComposerPhase) { phaseSource.value = phase }

  func close() { isClosed = true }

  // MARK: All of it

  var limits: PostLimits { opening.limits }

  var kind: ComposerContent.Kind { draft.kind }

  /// Whether it has nothing worth storing, and no photo that will be.
  var isEmpty: Bool { draft.isEmpty && pages.allSatisfy(\.tiles.isEmpty) }

  /// Whether the draft differs from the one that was opened.
  var hasChanged: Bool {
    let opened = opening.draft
    return draft.parts != opened.parts || draft.scheduledAt != opened.scheduledAt
      || pages.contains { $0.isPreparing }
      || (kind == .edit
        && (draft.language != opened.language || draft.quotePolicy != opened.quotePolicy))
  }

  /// Whether the reader can change it.
  var isWriting: Bool { !isClosed && phase.value == .writing }

  /// Sets the time of the last change to now.
  func stamp() { draft.updatedAt = now() }

  private func change(_ body: () -> Void) {
    guard isWriting else { return }
    let before = draft
    body()
    let isChanged = draft != before
    if isChanged { stamp() }
    onChange(isChanged)
  }

  func setVisibility(_ visibility: Visibility) {
    change { draft.visibility = visibility }
  }

  func setQuotePolicy(_ policy: QuotePolicy) {
    change { draft.quotePolicy = policy }
  }

  func setLanguage(_ tag: String) { change { draft.language = tag } }

  func setSchedule(_ date: Date?) { change { draft.scheduledAt = date } }

  // MARK: The edited part

  /// The part that the reader edits.
  var part: DraftPart { draft.parts[partIndex] }

  /// What the sheet stores of that part.
  var page: ComposerPage { pages[partIndex] }

  private func changePart(_ body: (inout DraftPart) -> Void) {
    change { body(&draft.parts[partIndex]) }
  }

  func setText(_ text: String) { changePart { $0.text = text } }

  /// Sets the warning; `nil` removes the field and its text.
  func setWarning(_ warning: String?) {
    change {
      pages[partIndex].isWarningOpen = warning != nil
      draft.parts[partIndex].contentWarning = warning ?? ""
    }
  }

  /// Adds a poll: the one that the edited post has, or an empty one.
  func addPoll() { setPoll(opening.editedPoll ?? PollDraft(limits: limits)) }

  /// Sets the poll; nil removes it, which an edit does explicitly: one without a poll keeps it.
  func setPoll(_ poll: PollDraft?) {
    let none: PollDraft? = opening.editedPoll == nil ? nil : .removed
    changePart { $0.poll = poll ?? none }
  }

  // MARK: Parts

  /// Whether a change of the parts is possible.
  func allows(_ change: ComposerPartChange) -> Bool {
    switch change {
    case .add: kind != .edit && draft.scheduledAt == nil
    case .choose(let chosen): pages.indices.contains(chosen)
    case .remove(let removed): pages.indices.contains(removed) && pages.count > 1
    }
  }

  /// Adds a part, moves to another one, or removes one, where that is possible.
  func changeParts(_ part: ComposerPartChange) {
    guard allows(part) else { return }
    change {
      switch part {
      case .add: addPart()
      case .choose(let chosen): partIndex = chosen
      case .remove(let removed):
        pages.remove(at: removed)
        draft.parts.remove(at: removed)
        if partIndex > removed || partIndex == pages.count { partIndex -= 1 }
      }
    }
  }

  /// Adds a part after the edited one, with the same warning, for the same people.
  private func addPart() {
    let part = part
    var new = DraftPart(contentWarning: part.contentWarning, isSensitive: part.isSensitive)
    // People who were mentioned in the first part would not see this part otherwise.
    if kind == .comment || draft.visibility == .direct {
      new.text = ComposerReply.names(beginning: draft.text)
    }
    partIndex += 1
    pages.insert(page(of: new), at: partIndex)
    draft.parts.insert(new, at: partIndex)
  }

  private func page(of part: DraftPart) -> ComposerPage {
    pageCount += 1
    return ComposerPage(
      id: "part-\(pageCount)",
      tiles: part.media.map { ComposerTile(id: $0.id, media: $0) },
      isWarningOpen: !part.contentWarning.isEmpty
    )
  }

  // MARK: Photos

  /// A photo of any part; nil where it was removed.
  func photo(_ id: String) -> ComposerTile? {
    pages.lazy.flatMap(\.tiles).first { $0.id == id }
  }

  /// Adds photos that are not ready yet to the edited part.
  ///
  /// - Returns: their identities.
  func addPhotos(_ count: Int) -> [String] {
    let tiles = (0..<count).map { ComposerTile(id: "photo-\(photoCount + 1 + $0)") }
    photoCount += count
    change { pages[partIndex].tiles += tiles }
    return tiles.map(\.id)
  }

  /// Changes a photo in any part: the reader may have moved to another part meanwhile.
  func changePhoto(_ id: String, _ body: (inout ComposerTile) -> Void) {
    changePhotos(with: id) { photos, index in body(&photos[index]) }
  }

  func removePhoto(_ id: String) {
    changePhotos(with: id) { photos, index in photos.remove(at: index) }
  }

  /// Moves a photo of the edited part; invalid indexes are ignored.
  func movePhoto(from source: Int, to target: Int) {
    let indexes = page.tiles.indices
    guard indexes.contains(source), indexes.contains(target) else { return }
    changePhotos(of: partIndex) { $0.insert($0.remove(at: source), at: target) }
  }

  private func changePhotos(with id: String, _ body: (inout [ComposerTile], Int) -> Void) {
    for page in pages.indices {
      guard let index = pages[page].tiles.firstIndex(where: { $0.id == id }) else { continue }
      changePhotos(of: page) { body(&$0, index) }
    }
  }

  /// Changes the photos of a part; the draft has those that are ready.
  private func changePhotos(of page: Int, _ body: (inout [ComposerTile]) -> Void) {
    change {
      body(&pages[page].tiles)
      draft.parts[page].media = pages[page].tiles.compactMap(\.media)
    }
  }
}

extension PostDraft {
  /// The kind of post that it becomes.
  var kind: ComposerContent.Kind {
    editedPostID != nil ? .edit : replyTo != nil ? .comment : .moment
  }
}
