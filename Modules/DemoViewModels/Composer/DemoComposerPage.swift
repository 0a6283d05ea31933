import MomentsContracts

/// One of the posts of a demo sheet, as it was left.
struct DemoComposerPage: Hashable {
  var id: String
  var text = ""
  var warning: String?
  var photos: [ComposerPhoto] = []
  var poll: ComposerPoll?

  /// Takes what the sheet shows of it.
  mutating func take(_ content: ComposerContent) {
    text = content.text
    warning = content.warning
    photos = content.photos
    poll = content.poll
  }

  /// Shows it in the sheet.
  func show(in content: inout ComposerContent) {
    content.text = text
    content.warning = warning
    content.photos = photos
    content.poll = poll
  }

  /// The post as the sheet shows it beside others.
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
  /// The posts of the sheet, in order; the first of most is all that there is.
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

  /// The place of the post that the reader is in.
  var place: Int { self == .thread ? 1 : 0 }
}
