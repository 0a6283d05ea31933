import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues

/// One part of a demo sheet: the values from which the sheet is made.
struct DemoComposerPage: Hashable {
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

  /// The phase in which the sheet opens.
  func phase(_ strings: Strings) -> ComposerPhase {
    guard self == .failed else { return .writing }
    return .failed(
      ListFailure(
        title: strings.composerFailedTitle(.edit),
        message: strings.checkConnection,
        retryTitle: strings.retry
      )
    )
  }

  /// The whole sheet in a phase, with nothing changed since it opened.
  func sheet(_ strings: Strings, _ phase: ComposerPhase) -> ComposerContent {
    var content = content(strings)
    let pages = pages(content)
    content.part = place
    pages[place].show(in: &content)
    content.complete(of: pages, isWriting: phase == .writing, hasChanges: content.kind != .edit)
    return content
  }
}

extension ComposerContent {
  /// The largest number of letters of a demo sheet.
  static let demoLimit = 500

  /// Fills in what follows from the parts.
  mutating func complete(of pages: [DemoComposerPage], isWriting: Bool, hasChanges: Bool) {
    parts = pages.map { $0.part(limit: Self.demoLimit, isOneOfSeveral: pages.count > 1) }
    counter = parts[part].counter
    canAddPart = kind != .edit && schedule == nil && isWriting
    canPost =
      isWriting && schedule?.problem == nil && parts.allSatisfy(\.isReady)
      && parts.contains { !$0.isBlank } && hasChanges
  }
}
