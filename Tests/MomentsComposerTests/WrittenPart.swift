import MomentsContracts
import MomentsValues

/// A part of a sheet that can be written in.
struct WrittenPart {
  var id: String
  var text = ""
  var warning: String?
  var photos: [ComposerPhoto] = []
  var poll: PollDraft?

  /// Takes the state of the part that the sheet shows.
  mutating func take(_ content: ComposerContent) {
    text = content.text
    warning = content.warning
    photos = content.photos
    poll = content.poll
  }

  /// Shows the part in the sheet.
  func show(in content: inout ComposerContent) {
    content.text = text
    content.warning = warning
    content.photos = photos
    content.poll = poll
  }

  /// The part as the sheet shows it among others.
  func part(limit: Int, isOneOfSeveral: Bool) -> ComposerPart {
    let count = text.count + (warning?.count ?? 0)
    var part = ComposerPart(
      id: id,
      warning: warning ?? "",
      text: text,
      images: photos.map(\.image),
      hasPoll: poll != nil,
      counter: ComposerCounter(remaining: limit - count, limit: limit)
    )
    let isWritten = !part.isBlank && photos.allSatisfy { $0.state == .ready }
    part.isReady = count <= limit && (isWritten || isOneOfSeveral)
    return part
  }
}
