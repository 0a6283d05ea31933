public import ListModel
public import MomentsContracts
public import SocialModel

/// The sheet to report somebody, over a provider.
@MainActor
public final class LiveReportViewModel: ReportViewModel {
  /// How many posts of the person there are to choose from.
  private static let mostPosts = 20

  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<ReportContent> { contentSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called when the sheet is to go, with whether a report was made.
  public var onClose: (@MainActor (Bool) -> Void)?

  private let subject: ReportSubject
  private let provider: any ReportProvider
  private let timelines: any TimelineSource
  private let time: ReaderTime
  private let timeText: TimeText
  private let failures: FailureText
  private let tracker: (any Tracker)?
  private let contentSource: MutableObservable<ReportContent>
  private let messages = UserMessages()

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - subject: Whom it is about.
  ///   - provider: Takes the report.
  ///   - timelines: What the person wrote.
  ///   - language: The language of the app.
  ///   - time: The time that ages are counted from.
  ///   - tracker: Where events go, if anywhere.
  public init(
    _ subject: ReportSubject,
    provider: any ReportProvider,
    timelines: any TimelineSource,
    language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    tracker: (any Tracker)? = nil
  ) {
    let strings = Strings(language)
    self.strings = strings
    self.subject = subject
    self.provider = provider
    self.timelines = timelines
    self.time = time
    self.tracker = tracker
    timeText = TimeText(strings: strings, timeZone: time.timeZone)
    failures = FailureText(strings: strings)
    let named = subject.post.map {
      ReportContent.Choice(
        id: $0,
        title: Self.title(subject.postText, strings),
        isChosen: true
      )
    }
    let host = subject.person.handle.dropFirst().split(separator: "@").dropFirst().last
    contentSource = MutableObservable(
      ReportContent(
        person: subject.person,
        posts: [named].compactMap { $0 },
        host: host.map(String.init)
      )
    )
  }

  /// Reads the rules of the server and what the person wrote.
  ///
  /// Without a network, what is kept of both.
  public func load() async {
    let rules = await provider.serverRules()
    contentSource.value.rules = rules.map {
      .init(id: ListItemID($0.id), title: $0.text, detail: $0.hint)
    }
    // What can be reported does not depend on it: the named post is there already.
    let scope = TimelineScope.profile(accountID: subject.person.id)
    let page = try? await timelines.timeline(of: scope).moments(after: nil)
    guard let moments = page?.items else { return }
    let posts = moments.filter { $0.author.id == subject.person.id && $0.boostedBy == nil }
    add(posts.prefix(Self.mostPosts).map(choice))
  }

  /// Puts posts below the named one; what the reader chose meanwhile stays chosen.
  private func add(_ posts: [ReportContent.Choice]) {
    let shown = contentSource.value.posts
    let known = Set(shown.map(\.id))
    contentSource.value.posts = shown + posts.filter { !known.contains($0.id) }
  }

  private func choice(_ moment: Moment) -> ReportContent.Choice {
    ReportContent.Choice(
      id: ListItemID(moment.postID),
      title: Self.title(moment.excerpt, strings),
      detail: moment.createdAt.map { timeText.short($0, now: time.now()) } ?? ""
    )
  }

  private static func title(_ text: String, _ strings: Strings) -> String {
    text.isEmpty ? strings.momentWithoutText : text
  }

  // MARK: What the reader says

  /// Says what is wrong.
  public func choose(_ category: ReportContent.Category) {
    contentSource.value.category = category
  }

  /// Names a rule that is broken, or names it no more.
  public func toggleRule(_ rule: ListItemID) { toggle(rule, in: \.rules) }

  /// Names a post, or names it no more.
  public func togglePost(_ post: ListItemID) { toggle(post, in: \.posts) }

  private func toggle(
    _ id: ListItemID,
    in choices: WritableKeyPath<ReportContent, [ReportContent.Choice]>
  ) {
    var content = contentSource.value
    guard let index = content[keyPath: choices].firstIndex(where: { $0.id == id }) else { return }
    content[keyPath: choices][index].isChosen.toggle()
    contentSource.value = content
  }

  /// Says something of it.
  public func setComment(_ comment: String) {
    if contentSource.value.comment != comment { contentSource.value.comment = comment }
  }

  /// Says whether the person's own server is told too.
  public func setForwarded(_ isForwarded: Bool) { contentSource.value.isForwarded = isForwarded }

  // MARK: The end

  /// Makes the report.
  @discardableResult
  public func send() -> Task<Void, Never> {
    guard contentSource.value.canBeSent, let draft = draft(of: contentSource.value) else {
      return Task {}
    }
    contentSource.value.isSending = true
    tracker?.track(.action(name: "report", screen: "report", target: subject.person.id))
    return Task { [provider] in
      do {
        try await provider.report(draft)
        onClose?(true)
      } catch {
        contentSource.value.isSending = false
        messages.tell("\(strings.reportNotKept) \(failures.message(error))", .failure)
      }
    }
  }

  private func draft(of content: ReportContent) -> ReportDraft? {
    let category: ReportDraft.Category
    switch content.category {
    case .spam: category = .spam
    case .legal: category = .legal
    case .other: category = .other
    case .rules: category = .rules(content.rules.filter(\.isChosen).map(\.id.description))
    case nil: return nil
    }
    return ReportDraft(
      accountID: content.person.id,
      postIDs: content.posts.filter(\.isChosen).map(\.id.description),
      category: category,
      comment: content.comment,
      isForwarded: content.host != nil && content.isForwarded
    )
  }

  /// Leaves without a report.
  public func close() { onClose?(false) }

  /// Tracks a view of the sheet.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: "report"))
  }
}
