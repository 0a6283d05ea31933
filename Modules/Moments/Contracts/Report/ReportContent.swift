public import ListModel
public import MomentsValues

/// The content of the sheet that reports a person.
public struct ReportContent: FormContent {
  /// A rule or a post to choose.
  public struct Choice: Hashable, Sendable {
    /// The identity of the rule or of the post.
    public var id: ListItemID
    /// The text.
    public var title: String
    /// The explanation, or the time of the post; may be empty.
    public var detail: String
    /// Whether the report includes it.
    public var isChosen: Bool

    /// Makes a choice.
    public init(id: ListItemID, title: String, detail: String = "", isChosen: Bool = false) {
      self.id = id
      self.title = title
      self.detail = detail
      self.isChosen = isChosen
    }
  }

  /// The maximum number of characters of the comment.
  public static let commentLimit = 1_000

  /// The reported person.
  public var person: PersonReference
  /// The category; `nil` until the reader chooses one.
  public var category: ReportCategory?
  /// The rules of the server; without any, the category of rules is not offered.
  public var rules: [Choice]
  /// Posts of the person, newest first.
  public var posts: [Choice]
  /// The reader's comment.
  public var comment: String
  /// The person's own server, if it is another than the reader's.
  public var host: String?
  /// Whether the report is forwarded to that server.
  public var isForwarded: Bool
  /// Whether it is being stored for sending.
  public var isFinishing: Bool

  /// Makes content.
  public init(
    person: PersonReference,
    category: ReportCategory? = nil,
    rules: [Choice] = [],
    posts: [Choice] = [],
    comment: String = "",
    host: String? = nil,
    isForwarded: Bool = false,
    isFinishing: Bool = false
  ) {
    self.person = person
    self.category = category
    self.rules = rules
    self.posts = posts
    self.comment = comment
    self.host = host
    self.isForwarded = isForwarded
    self.isFinishing = isFinishing
  }

  /// The available categories.
  public var categories: [ReportCategory] {
    ReportCategory.allCases.filter { $0 != .rules || !rules.isEmpty }
  }

  /// The number of remaining characters.
  ///
  /// O(length).
  public var counter: ComposerCounter {
    ComposerCounter(
      remaining: Self.commentLimit - comment.unicodeScalars.count,
      limit: Self.commentLimit
    )
  }

  /// Whether there is input that must not be discarded by accident.
  public var isWritten: Bool { !comment.isEmpty || isFinishing }

  /// Whether it has a category, and is not too long.
  public var canFinish: Bool {
    guard let category, !isFinishing, counter.remaining >= 0 else { return false }
    return category != .rules || rules.contains(where: \.isChosen)
  }
}
