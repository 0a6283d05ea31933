import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// The sheet to make or change a filter, over a provider.
@MainActor
public final class LiveWordFilterViewModel: WordFilterViewModel {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<WordFilterContent> { contentSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called when the sheet is to go.
  public var onClose: (@MainActor () -> Void)?

  private static let screenName = "filter"
  private let subject: WordFilterSubject
  private let provider: any WordFilterProvider
  private let time: ReaderTime
  private let failures: FailureText
  private let tracker: (any Tracker)?
  private let contentSource: MutableObservable<WordFilterContent>
  private let messages = UserMessages()
  /// The filter as it was read; `nil` for a new one.
  private var known: WordFilter?

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - subject: Which filter.
  ///   - provider: Has the filters and takes changes of them.
  ///   - language: The language of the app.
  ///   - time: The time from which a filter counts.
  ///   - tracker: Where events go, if anywhere.
  public init(
    _ subject: WordFilterSubject,
    provider: any WordFilterProvider,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil
  ) {
    let strings = Strings(language)
    self.strings = strings
    self.subject = subject
    self.provider = provider
    self.time = time
    self.tracker = tracker
    failures = FailureText(strings: strings)
    var content = WordFilterContent()
    switch subject {
    case .existing: content.isKnown = true
    case .new(let words, let suggestions):
      content.words = words
      content.suggestions = suggestions.filter { !words.contains($0) }
      content.makeRoom()
    }
    contentSource = MutableObservable(content)
  }

  /// Reads the filter that is to be changed.
  public func load() async {
    guard case .existing(let id) = subject, known == nil else { return }
    do {
      let filters = try await provider.wordFilters()
      guard let filter = filters.first(where: { $0.id == id.description }) else {
        // It was deleted meanwhile.
        onClose?()
        return
      }
      known = filter
      contentSource.value = content(of: filter)
    } catch {
      guard !isCancellation(error) else { return }
      messages.tell(failures.message(error), .failure)
    }
  }

  private func content(of filter: WordFilter) -> WordFilterContent {
    let timeText = TimeText(strings: strings, timeZone: time.timeZone)
    let end = filter.expiresAt.map { WordFilterContent.End.unchanged(timeText.full($0)) }
    return WordFilterContent(
      title: filter.title,
      words: filter.keywords.map(\.words) + [""],
      isWhole: filter.isWhole,
      places: filter.shownPlaces,
      action: WordFilterContent.Action(filter.action),
      end: end ?? .never,
      knownEnd: end,
      isKnown: true
    )
  }

  // MARK: What the reader says

  /// Names it.
  public func setTitle(_ title: String) {
    if contentSource.value.title != title { contentSource.value.title = title }
  }

  /// Writes one of its words.
  public func setWord(_ word: String, at place: Int) {
    var content = contentSource.value
    content.setWord(word, at: place)
    if content != contentSource.value { contentSource.value = content }
  }

  /// Looks for a suggested word too.
  public func take(_ suggestion: String) { contentSource.value.take(suggestion) }

  /// Says whether only whole words count.
  public func setWhole(_ isWhole: Bool) { contentSource.value.isWhole = isWhole }

  /// Lets it count in a place, or not any more.
  public func toggle(_ place: WordFilterContent.Place) {
    contentSource.value.places.formSymmetricDifference([place])
  }

  /// Says what happens.
  public func choose(_ action: WordFilterContent.Action) { contentSource.value.action = action }

  /// Says when it ends to count.
  public func choose(_ end: WordFilterContent.End) { contentSource.value.end = end }

  // MARK: The end

  /// Keeps it.
  @discardableResult
  public func save() -> Task<Void, Never> {
    guard contentSource.value.canBeSaved else { return Task {} }
    let filter = filter(of: contentSource.value)
    return work(known == nil ? "make-filter" : "change-filter") { [provider] in
      try await provider.saveWordFilter(filter)
    }
  }

  /// Deletes it.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    guard let known, !contentSource.value.isSaving else { return Task {} }
    return work("delete-filter") { [provider] in
      try await provider.deleteWordFilter(known.id)
    }
  }

  private func work(
    _ action: String,
    _ perform: @escaping @Sendable () async throws -> Void
  ) -> Task<Void, Never> {
    contentSource.value.isSaving = true
    tracker?.track(.action(name: action, screen: Self.screenName, target: known?.id ?? ""))
    return Task {
      do {
        try await perform()
        onClose?()
      } catch {
        contentSource.value.isSaving = false
        messages.tell(failures.filter(error), .failure)
      }
    }
  }

  private func filter(of content: WordFilterContent) -> WordFilter {
    let expiresAt: Date? =
      switch content.end {
      case .never: nil
      case .after(let seconds): time.now().addingTimeInterval(TimeInterval(seconds))
      case .unchanged: known?.expiresAt
      }
    let places = Set(content.places.map(\.place))
    // Words of which some are whole and some not stay so until the reader says something else.
    let isUntouched = known.map { $0.isWhole == content.isWhole } ?? false
    return WordFilter(
      id: known?.id ?? "",
      title: content.keptTitle,
      action: content.action.action,
      places: places.count == ContentFilter.Place.allCases.count && known?.places == nil
        ? nil : places,
      expiresAt: expiresAt,
      keywords: content.keptWords.map { words in
        let before = known?.keywords.first { $0.words == words }
        return before.flatMap { isUntouched ? $0 : nil }
          ?? WordFilter.Keyword(words, isWhole: content.isWhole)
      },
      postIDs: known?.postIDs ?? []
    )
  }

  /// Leaves without a change.
  public func close() { onClose?() }

  /// Tracks a view of the sheet.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
  }
}
