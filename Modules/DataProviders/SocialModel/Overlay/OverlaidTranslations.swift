import Synchronization

/// The translations that a reader asked for, laid over posts; in memory, for as long as it lives.
///
/// A translation is of what a post says: as soon as the post says something else, it does not show
/// any more.
public final class OverlaidTranslations: Sendable {
  /// What is translated of a post: nothing else about it takes the translation away.
  private struct Source: Hashable {
    var text: FormattedText
    var warning: String?
    var pollOptions: [String]
    var images: [String: String?]

    init(_ moment: Moment) {
      text = moment.text
      warning = moment.contentWarning
      pollOptions = moment.poll?.options.map(\.title) ?? []
      images = Dictionary(moment.attachments.map { ($0.id, $0.altText) }) { first, _ in first }
    }
  }

  private enum State {
    case loading
    case done(TranslatedText, isShown: Bool)
  }

  private struct Entry {
    var source: Source
    var language: String
    var number: Int
    var state: State
  }

  private struct Entries {
    var all: [String: Entry] = [:]
    var count = 0
  }

  private let entries = Mutex(Entries())

  /// Makes translations of nothing.
  public init() {}

  // MARK: Reading

  /// A post as the reader wants to read it.
  ///
  /// - Parameters:
  ///   - moment: The post as its source has it.
  ///   - isOffered: Whether somebody translates posts.
  /// - Returns: The post, with how far its translation is.
  public func applied(to moment: Moment, isOffered: Bool) -> Moment {
    guard moment.canBeTranslated else { return moment }
    let entry = entries.withLock { $0.all[moment.postID] }
    var shown = moment
    shown.translation = isOffered ? .offered : nil
    guard let entry, entry.source == Source(moment) else { return shown }
    switch entry.state {
    case .loading: shown.translation = .loading
    case .done(let text, isShown: false): shown.translation = .original(text.credit)
    case .done(let text, isShown: true):
      shown = text.applied(to: shown)
      shown.translation = .shown(text.credit)
    }
    return shown
  }

  // MARK: What the reader does

  /// Translates a post: one question at a time about one post.
  ///
  /// - Parameters:
  ///   - moment: The post as its source has it.
  ///   - language: The BCP 47 tag of the language to show.
  ///   - changed: Called when something else shows than before.
  ///   - ask: Asks for the translation.
  /// - Throws: `ProviderError.refused` where it has nothing to translate, what `ask` throws; it is
  ///   offered again then.
  public nonisolated(nonsending) func translate(
    _ moment: Moment,
    into language: String,
    changed: @Sendable () -> Void,
    asking ask: nonisolated(nonsending) () async throws -> TranslatedText
  ) async throws {
    guard moment.canBeTranslated else { throw ProviderError.refused(reason: nil) }
    let id = moment.postID
    guard let number = begin(id, Source(moment), language) else { return changed() }
    changed()
    do {
      let text = try await ask()
      end(id, number, with: .done(text, isShown: true))
      changed()
    } catch {
      end(id, number, with: nil)
      changed()
      throw error
    }
  }

  /// Notes that a translation is asked for; nil where it is there, and shows now, or is being asked
  /// for.
  private func begin(_ id: String, _ source: Source, _ language: String) -> Int? {
    entries.withLock { entries in
      if let known = entries.all[id], known.source == source, known.language == language {
        if case .done(let text, isShown: _) = known.state {
          entries.all[id]?.state = .done(text, isShown: true)
        }
        return nil
      }
      entries.count += 1
      entries.all[id] = Entry(
        source: source,
        language: language,
        number: entries.count,
        state: .loading
      )
      return entries.count
    }
  }

  /// Keeps what an answer brought, unless something else was asked for since.
  private func end(_ id: String, _ number: Int, with state: State?) {
    entries.withLock { entries in
      guard entries.all[id]?.number == number else { return }
      if let state {
        entries.all[id]?.state = state
      } else {
        entries.all[id] = nil
      }
    }
  }

  /// Shows a post as it was written; whether something else shows than before.
  public func showOriginal(of postID: String) -> Bool {
    entries.withLock { entries in
      guard case .done(let text, isShown: true)? = entries.all[postID]?.state else { return false }
      entries.all[postID]?.state = .done(text, isShown: false)
      return true
    }
  }
}

extension Moment {
  /// Whether a source may translate it: servers pass on to translators only what everybody may see.
  var canBeTranslated: Bool {
    guard !isPending, visibility == .public || visibility == .unlisted else { return false }
    return !text.isEmpty || contentWarning?.isEmpty == false || poll != nil
  }
}
