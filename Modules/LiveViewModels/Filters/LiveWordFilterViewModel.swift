import Foundation
import ListModel
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import SocialModel

/// The sheet to make or change a filter, over a provider.
@MainActor
public final class LiveWordFilterViewModel: LiveForm<WordFilterContent>, WordFilterViewModel {
  private let subject: WordFilterSubject
  private let provider: any WordFilterProvider
  /// The filter as it was read; `nil` for a new one.
  private var known: WordFilter?

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - subject: Which filter.
  ///   - provider: Stores the filters.
  ///   - context: The surroundings of the screen.
  public init(
    _ subject: WordFilterSubject,
    provider: any WordFilterProvider,
    in context: ScreenContext
  ) {
    self.subject = subject
    self.provider = provider
    var content = WordFilterContent()
    switch subject {
    case .existing: content.isKnown = true
    case .new(let words, let suggestions):
      content.words = words
      content.suggestions = suggestions.filter { !words.contains($0) }
      content.makeRoom()
    }
    super.init(content, named: "filter", in: context)
  }

  /// Reads the filter that is to be changed.
  public func load() async {
    guard case .existing(let id) = subject, known == nil else { return }
    do {
      let filters = try await provider.wordFilters()
      guard let filter = filters.first(where: { $0.id == id.description }) else {
        // The filter was deleted meanwhile.
        close()
        return
      }
      known = filter
      contentSource.value = content(of: filter)
    } catch {
      guard !isCancellation(error) else { return }
      messages.show(failures.message(error), .failure)
    }
  }

  private func content(of filter: WordFilter) -> WordFilterContent {
    let timeText = context.timeText
    let end = filter.expiresAt.map { WordFilterContent.End.unchanged(timeText.full($0)) }
    return WordFilterContent(
      title: filter.title,
      words: filter.keywords.map(\.words) + [""],
      isWhole: filter.isWhole,
      places: filter.shownPlaces,
      action: filter.action,
      end: end ?? .never,
      knownEnd: end,
      isKnown: true
    )
  }

  // MARK: The end

  /// Saves it.
  @discardableResult
  public func finish() -> Task<Void, Never> {
    guard contentSource.value.canFinish else { return Task {} }
    let filter = filter(of: contentSource.value)
    return finish(
      known == nil ? "make-filter" : "change-filter",
      target: known?.id ?? "",
      failing: strings.filterNotSaved
    ) { [provider] in try await provider.perform(.filter(filter)) }
  }

  /// Deletes it.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    guard let known, !contentSource.value.isFinishing else { return Task {} }
    return finish("delete-filter", target: known.id, failing: strings.filterNotSaved) {
      [provider] in
      try await provider.perform(.deleteFilter(known.id))
    }
  }

  private func filter(of content: WordFilterContent) -> WordFilter {
    let expiresAt: Date? =
      switch content.end {
      case .never: nil
      case .after(let seconds): context.time.now().addingTimeInterval(TimeInterval(seconds))
      case .unchanged: known?.expiresAt
      }
    let places = content.places
    // Words that differ in whether they are whole stay so until the reader changes the switch.
    let isUntouched = known.map { $0.isWhole == content.isWhole } ?? false
    return WordFilter(
      id: known?.id ?? "",
      title: content.savedTitle,
      action: content.action,
      places: places.count == FilterPlace.allCases.count && known?.places == nil
        ? nil : places,
      expiresAt: expiresAt,
      keywords: content.savedWords.map { words in
        let before = known?.keywords.first { $0.words == words }
        return before.flatMap { isUntouched ? $0 : nil }
          ?? WordFilter.Keyword(words, isWhole: content.isWhole)
      },
      postIDs: known?.postIDs ?? []
    )
  }
}
