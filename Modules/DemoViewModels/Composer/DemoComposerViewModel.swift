import Foundation
public import ListModel
public import MomentsContracts

/// The sheet to write in, on canned drafts: every run shows the same, and time passes only where the caller says.
@MainActor
public final class DemoComposerViewModel: ComposerViewModel {
  /// Waits for a scripted delay: real time in the window, the headless clock in tests.
  public typealias Sleep = DemoTimelineViewModel.Sleep

  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<ComposerContent> { contentSource }

  /// How far the sheet has come.
  public var phase: Observable<ComposerPhase> { phaseSource }

  /// The drafts that the reader may go on with.
  public var drafts: Observable<[ComposerDraftRow]> { draftsSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messageSource }

  /// Called once, when the sheet is to go.
  public var onClose: (@MainActor () -> Void)?

  /// Whether it was posted.
  public private(set) var isPosted = false

  /// How many letters the demo's server takes.
  public nonisolated static let limit = 500

  private let scenario: DemoComposerScenario
  private let tracker: (any Tracker)?
  private let sleep: Sleep
  private let contentSource: MutableObservable<ComposerContent>
  private let phaseSource: MutableObservable<ComposerPhase>
  private let draftsSource = MutableObservable<[ComposerDraftRow]>([])
  private let messageSource = MutableObservable<UserMessage?>(nil)
  private var opened = ComposerContent()
  private var keptDrafts: [(row: ComposerDraftRow, text: String)] = []
  private var messageCount = 0
  private var photoCount = 0
  private var hasFailed = false

  /// Makes the view model of one sheet.
  ///
  /// - Parameters:
  ///   - scenario: The story to tell.
  ///   - language: The language of the app.
  ///   - tracker: Where events go, if anywhere.
  ///   - sleep: Waits for the scripted delays.
  public init(
    scenario: DemoComposerScenario,
    language: AppLanguage,
    tracker: (any Tracker)? = nil,
    sleep: @escaping Sleep
  ) {
    self.scenario = scenario
    self.tracker = tracker
    self.sleep = sleep
    strings = Strings(language)
    contentSource = MutableObservable(ComposerContent(kind: scenario.kind))
    phaseSource = MutableObservable(.loading)
    keptDrafts = Self.drafts(strings)
  }

  /// Shows the story's draft.
  public func load() async {
    phaseSource.value = .loading
    if scenario == .failed {
      try? await sleep(.milliseconds(300))
      if !hasFailed {
        hasFailed = true
        phaseSource.value = .failed(
          ListFailure(
            title: strings.composerFailedTitle(.edit),
            message: strings.checkConnection,
            retryTitle: strings.retry
          )
        )
        return
      }
    }
    photoCount = scenario.pictures.count
    var content = ComposerContent(
      kind: scenario.kind,
      author: DemoPerson.owner.reference,
      answered: answered,
      text: scenario.text,
      warning: scenario.warning,
      visibility: scenario.visibility,
      visibilities: scenario.visibilities,
      language: scenario.writtenIn ?? strings.language.rawValue,
      maximumPhotos: scenario.maximumPhotos
    )
    content.photos = scenario.pictures.enumerated().map { index, picture in
      ComposerPhoto(
        id: "photo-\(index + 1)",
        picture: picture.reference,
        altText: picture.description ?? ""
      )
    }
    opened = content
    phaseSource.value = .writing
    show(content)
  }

  private var answered: ComposerAnswered? {
    guard scenario == .comment else { return nil }
    let ann = DemoPerson.ann.reference
    return ComposerAnswered(
      author: ann,
      title: strings.replying(to: ann.name),
      text: "First light on the ridge. We left the hut at four, and it was worth every cold finger."
    )
  }

  private static func drafts(_ strings: Strings) -> [(row: ComposerDraftRow, text: String)] {
    let texts = [
      ("ferry", "The ferry leaves at seven, so we ", strings.photos(2)),
      ("recipe", "白米饭要先泡半小时，然后", strings.composerTitle(.comment)),
    ]
    return texts.map { id, text, detail in
      (ComposerDraftRow(id: id, text: text, detail: detail), text)
    }
  }

  // MARK: Writing

  private func change(_ body: (inout ComposerContent) -> Void) {
    guard phaseSource.value == .writing else { return }
    var content = contentSource.value
    body(&content)
    show(content)
  }

  private func show(_ content: ComposerContent) {
    var content = content
    let count = content.text.count + (content.warning?.count ?? 0)
    content.counter = ComposerCounter(remaining: Self.limit - count, limit: Self.limit)
    let hasSomething = !content.photos.isEmpty || !content.text.allSatisfy(\.isWhitespace)
    let isReady = content.photos.allSatisfy { $0.state == .ready }
    content.canPost =
      phaseSource.value == .writing && hasSomething && isReady && count <= Self.limit
      && (content.kind != .edit || hasChanged(content))
    contentSource.setIfChanged(content)
  }

  private func hasChanged(_ content: ComposerContent) -> Bool {
    content.text != opened.text || content.warning ?? "" != opened.warning ?? ""
      || content.photos != opened.photos
  }

  /// Takes the text as it is now.
  public func setText(_ text: String) { change { $0.text = text } }

  /// Takes the warning as it is now.
  public func setWarning(_ warning: String?) { change { $0.warning = warning } }

  /// Chooses who may see it.
  public func setVisibility(_ visibility: ComposerVisibility) {
    change { if $0.visibilities.contains(visibility) { $0.visibility = visibility } }
  }

  /// Chooses the language it is written in.
  public func setLanguage(_ tag: String) { change { $0.language = tag } }

  // MARK: Photos

  /// Adds demo pictures in place of the photos, each after half a second.
  @discardableResult
  public func addPhotos(_ photos: [PickedPhoto]) -> Task<Void, Never> {
    let room = contentSource.value.roomForPhotos
    if photos.count > room {
      tell(strings.composerTooManyPhotos(contentSource.value.maximumPhotos), .information)
    }
    let ids = photos.prefix(room).map { _ in
      photoCount += 1
      return "photo-\(photoCount)"
    }
    change { content in
      content.photos += ids.map { ComposerPhoto(id: $0, picture: nil, state: .preparing) }
    }
    return Task {
      for id in ids {
        try? await sleep(.milliseconds(500))
        let picture = DemoPicture.square("sea/\(photoCount)").reference
        change { content in
          guard let place = content.photos.firstIndex(where: { $0.id == id }) else { return }
          content.photos[place] = ComposerPhoto(id: id, picture: picture)
        }
      }
    }
  }

  /// Tells that no photos could be had.
  public func photosFailed(_ reason: String) { tell(strings.composerPhotoFailed(reason)) }

  /// Takes a photo out.
  public func removePhoto(_ id: String) { change { $0.photos.removeAll { $0.id == id } } }

  /// Puts the photo at one place at another.
  public func movePhoto(from source: Int, to target: Int) {
    change { content in
      guard content.photos.indices.contains(source), content.photos.indices.contains(target)
      else { return }
      content.photos.insert(content.photos.remove(at: source), at: target)
    }
  }

  /// Takes what is to be seen in a photo.
  public func setAltText(_ text: String, of photo: String) {
    change { content in
      guard let place = content.photos.firstIndex(where: { $0.id == photo }) else { return }
      content.photos[place].altText = String(text.prefix(content.altTextLimit))
    }
  }

  // MARK: The end

  /// Posts after half a second, or is refused.
  @discardableResult
  public func post() -> Task<Void, Never> {
    guard contentSource.value.canPost else { return Task {} }
    phaseSource.value = .posting
    show(contentSource.value)
    return Task {
      try? await sleep(.milliseconds(500))
      guard scenario == .refused else {
        isPosted = true
        onClose?()
        return
      }
      phaseSource.value = .writing
      show(contentSource.value)
      tell(strings.composerRefused(strings.checkConnection))
    }
  }

  /// Asks about whatever has been written.
  public func close() -> ComposerQuestion? {
    let content = contentSource.value
    if phaseSource.value == .posting { return nil }
    guard phaseSource.value == .writing, hasChanged(content) else {
      onClose?()
      return nil
    }
    return ComposerQuestion(content.kind, strings: strings)
  }

  /// Goes.
  @discardableResult
  public func keepDraft() -> Task<Void, Never> {
    onClose?()
    return Task {}
  }

  /// Goes.
  @discardableResult
  public func discard() -> Task<Void, Never> {
    onClose?()
    return Task {}
  }

  // MARK: Drafts

  /// Shows the canned drafts.
  public func loadDrafts() async { draftsSource.value = keptDrafts.map(\.row) }

  /// Goes on with a draft.
  public func openDraft(_ id: String) async {
    guard let draft = keptDrafts.first(where: { $0.row.id == id }) else { return }
    change { content in
      content.text = draft.text
      content.photos = []
      content.warning = nil
    }
  }

  /// Throws a draft away.
  public func deleteDraft(_ id: String) async {
    keptDrafts.removeAll { $0.row.id == id }
    await loadDrafts()
  }

  /// Tracks a view of the sheet.
  public func screenDidAppear() { tracker?.track(.screenView(screen: "composer")) }

  private func tell(_ text: String, _ kind: UserMessage.Kind = .failure) {
    messageCount += 1
    messageSource.value = UserMessage(id: messageCount, text: text, kind: kind)
  }
}
