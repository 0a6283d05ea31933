public import ListModel

/// What the sheet to report somebody shows.
public struct ReportContent: FormContent {
  /// What can be wrong.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Advertising, deceit, posts that repeat themselves.
    case spam
    /// It breaks a law.
    case legal
    /// It breaks rules of the server.
    case rules
    /// Something else.
    case other
  }

  /// A rule or a post that the reader may choose.
  public struct Choice: Hashable, Sendable {
    /// The identity: of the rule, or of the post.
    public var id: ListItemID
    /// What it says.
    public var title: String
    /// What explains it, or when it was written; empty for nothing.
    public var detail: String
    /// Whether the report names it.
    public var isChosen: Bool

    /// Makes a choice.
    public init(id: ListItemID, title: String, detail: String = "", isChosen: Bool = false) {
      self.id = id
      self.title = title
      self.detail = detail
      self.isChosen = isChosen
    }
  }

  /// How many letters may be said of a report.
  public static let commentLimit = 1_000

  /// Whom it is about.
  public var person: PersonReference
  /// What is wrong; `nil` until the reader chose.
  public var category: Category?
  /// The rules of the server; where there are none, none can be broken.
  public var rules: [Choice]
  /// What the person wrote, newest first.
  public var posts: [Choice]
  /// What the reader says of it.
  public var comment: String
  /// The person's own server, where it is another than the reader's.
  public var host: String?
  /// Whether that is told too.
  public var isForwarded: Bool
  /// Whether it is being kept to be sent.
  public var isFinishing: Bool

  /// Makes content.
  public init(
    person: PersonReference,
    category: Category? = nil,
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

  /// What can be chosen.
  public var categories: [Category] {
    Category.allCases.filter { $0 != .rules || !rules.isEmpty }
  }

  /// How much more can be said.
  ///
  /// O(length).
  public var counter: ComposerCounter {
    ComposerCounter(
      remaining: Self.commentLimit - comment.unicodeScalars.count,
      limit: Self.commentLimit
    )
  }

  /// Whether it says what is wrong, and not too much.
  public var canFinish: Bool {
    guard let category, !isFinishing, counter.remaining >= 0 else { return false }
    return category != .rules || rules.contains(where: \.isChosen)
  }
}
