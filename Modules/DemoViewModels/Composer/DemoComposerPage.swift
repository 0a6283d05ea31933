import MomentsContracts

/// One part of a demo sheet.
struct DemoComposerPage: Hashable {
  var id: String
  var text = ""
  var warning: String?
  var photos: [ComposerPhoto] = []
  var poll: ComposerPoll?

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

extension DemoComposerScenario {
  /// The parts of the sheet, in order; most scenarios have one.
  func pages(_ content: ComposerContent) -> [DemoComposerPage] {
    var first = DemoComposerPage(id: "part-1")
    first.take(content)
    guard self == .thread else { return [first] }
    let second = DemoComposerPage(
      id: "part-2",
      text: "At the top there is a hut with a stove, and somebody had left tea. 🍵",
      photos: ["dunes/4", "forest/2"].enumerated().map { place, subject in
        ComposerPhoto(
          id: "photo-2-\(place + 1)",
          image: DemoRows.image(subject, width: 1000, height: 1000)
        )
      }
    )
    let third = DemoComposerPage(
      id: "part-3",
      text: "Next time we start earlier.",
      poll: DemoComposerScenario.poll.content(Strings(.english)).poll
    )
    return [first, second, third]
  }

  /// The index of the part that the reader edits.
  var place: Int { self == .thread ? 1 : 0 }
}
