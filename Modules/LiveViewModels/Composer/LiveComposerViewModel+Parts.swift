import Foundation
import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  // MARK: The current part

  /// The part that the reader edits.
  var part: DraftPart { draft.parts[partIndex] }

  /// The photos of that part.
  var tiles: [ComposerTile] { pages[partIndex].tiles }

  func changePart(_ body: (inout DraftPart) -> Void) {
    change { [partIndex] draft in
      var parts = draft.parts
      body(&parts[partIndex])
      draft.parts = parts
    }
  }

  // MARK: All parts

  /// Adds a part, moves to another one, or removes one.
  public func changeParts(_ change: ComposerPartChange) {
    guard !isOver, phaseSource.value == .writing else { return }
    switch change {
    case .add:
      guard kind != .edit, draft.scheduledAt == nil else { return }
      add()
    case .choose(let chosen):
      guard pages.indices.contains(chosen) else { return }
      completion.clear()
      partIndex = chosen
      publish()
    case .remove(let removed):
      guard pages.indices.contains(removed), pages.count > 1 else { return }
      remove(removed)
    }
  }

  /// Adds a part after the current one, with the same warning, for the same people.
  private func add() {
    completion.clear()
    var new = DraftPart(contentWarning: part.contentWarning, isSensitive: part.isSensitive)
    // People who were mentioned in the first part would not see this part otherwise.
    if kind == .comment || draft.visibility == .direct {
      new.text = ComposerReply.names(beginning: draft.text)
    }
    let target = partIndex + 1
    pages.insert(page(of: new), at: target)
    partIndex = target
    change { $0.parts.insert(new, at: target) }
    track("addPart")
  }

  private func remove(_ removed: Int) {
    completion.clear()
    pages.remove(at: removed)
    if partIndex > removed || partIndex == pages.count { partIndex -= 1 }
    change { $0.parts.remove(at: removed) }
    track("removePart")
  }

  /// What the sheet stores of a part.
  func page(of part: DraftPart) -> ComposerPage {
    pageCount += 1
    return ComposerPage(
      id: "part-\(pageCount)",
      tiles: part.media.map { ComposerTile(id: $0.id, media: $0) },
      isWarningOpen: !part.contentWarning.isEmpty
    )
  }

  // MARK: Showing

  /// The parts as the sheet shows them.
  var shownParts: [ComposerPart] {
    zip(pages, draft.parts).map { page, part in
      let length = PostLength(part, limits: limits)
      let hasPoll = part.poll.map { !$0.isRemoved } ?? false
      var shown = ComposerPart(
        id: page.id,
        warning: part.contentWarning,
        text: part.text,
        images: page.tiles.map(\.photo.image),
        hasPoll: hasPoll,
        counter: ComposerCounter(remaining: length.remaining, limit: limits.characters)
      )
      let isReady = length.fits && !page.isPreparing && (!hasPoll || asks(part))
      // An empty part among several is left out of the thread.
      shown.isReady = isReady || (pages.count > 1 && shown.isBlank)
      return shown
    }
  }

  /// Whether a part has a text, and a valid poll or none.
  private func asks(_ part: DraftPart) -> Bool {
    part.poll.map(limits.allow) ?? true && !part.text.allSatisfy(\.isWhitespace)
  }
}
