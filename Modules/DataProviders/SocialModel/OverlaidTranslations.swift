import Locking
import MomentsValues

/// The translations that a reader requested, as an overlay of posts; in memory, as long as this
/// exists.
///
/// A translation belongs to a text: when the post is edited, it is no longer shown.
public final class OverlaidTranslations: Sendable {
  /// The translated parts of a post; other changes do not invalidate the translation.
  private struct Source: Hashable {
    var text: RichText
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

  /// Makes an overlay without translations.
  public init() {}

  // MARK: Reading

  /// A post with its translation, if that is shown.
  ///
  /// - Parameters:
  ///   - moment: The post as its source has it.
  ///   - isOffered: Whether posts can be translated.
  /// - Returns: The post, with the state of its translation.
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

  // MARK: Actions

  /// Translates a post: one request at a time for one post.
  ///
  /// - Parameters:
  ///   - moment: The post as its source has it.
  ///   - language: The BCP 47 tag of the language to show.
  ///   - changed: Called when the shown text changed.
  ///   - send: Requests the translation.
  /// - Throws: `ProviderError.refused` where there is nothing to translate, and the error of
  ///   `send`; it is offered again then.
  public nonisolated(nonsending) func translate(
    _ moment: Moment,
    into language: String,
    changed: @Sendable () -> Void,
    sending send: nonisolated(nonsending) () async throws -> TranslatedText
  ) async throws {
    guard moment.canBeTranslated else { throw ProviderError.refused(reason: nil) }
    let id = moment.postID
    guard let number = begin(id, Source(moment), language) else { return changed() }
    changed()
    do {
      let text = try await send()
      end(id, number, with: .done(text, isShown: true))
      changed()
    } catch {
      end(id, number, with: nil)
      changed()
      throw error
    }
  }

  /// Notes that a translation is requested; nil where it is available, and is now shown, or where
  /// it is being requested.
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

  /// Stores the result of a request, unless there was a later one.
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

  /// Shows the original of a post, and returns whether that is a change.
  public func showOriginal(of postID: String) -> Bool {
    entries.withLock { entries in
      guard case .done(let text, isShown: true)? = entries.all[postID]?.state else { return false }
      entries.all[postID]?.state = .done(text, isShown: false)
      return true
    }
  }
}

extension Moment {
  /// Whether it may be translated: servers send only public posts to translators.
  var canBeTranslated: Bool {
    guard !isPending, visibility == .public || visibility == .unlisted else { return false }
    return !text.isEmpty || contentWarning?.isEmpty == false || poll != nil
  }
}
