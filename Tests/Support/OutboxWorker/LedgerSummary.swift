package import MomentsValues

/// The intended state after everything in a ledger.
package struct LedgerSummary: Sendable {
  /// A post that the store saved.
  package struct Post: Hashable, Sendable {
    /// Its local identity; nil for a continuation.
    package var localID: String?
    /// Its possible texts: that of the last edit that the store saved, and of one that it may have
    /// saved since.
    package var texts: Set<String>
    /// All texts that it ever had.
    package var written: Set<String>
    /// The visibility, as the server names it.
    package var visibility: String
    /// The post that it answers.
    package var replyTo: String?
    /// The index of the reader's post that it continues.
    package var continues: Int?
    /// The poll options; empty for none.
    package var options: [String] = []
    /// Whether it was deleted.
    package var isDeleted = false
    /// Whether it may have been deleted.
    package var mayBeDeleted = false
    /// Whether it was refused and discarded, because the post that it continues was deleted.
    package var isGivenUp = false

    /// Whether it may be missing at the server.
    package var mayBeMissing: Bool { isDeleted || mayBeDeleted || isGivenUp }
  }

  /// A state that is on or off: a like, a boost, a follow, a mute.
  package struct Toggle: Hashable, Sendable {
    package var kind: ActionKind
    package var target: String

    package init(_ kind: ActionKind, _ target: String) { (self.kind, self.target) = (kind, target) }
  }

  /// A report.
  package struct Report: Hashable, Sendable {
    /// Whom it is about.
    package var target: String
    /// Whether it must be at the server: the store saved it, and its outcome is not reported as
    /// unknown.
    package var isCertain: Bool
  }

  /// A notification that was dismissed.
  package struct Dismissal: Hashable, Sendable {
    /// Its identity, with its parts.
    package var key: String
    /// Whether the store saved it.
    package var isCertain: Bool
  }

  /// The posts that the store saved, in order.
  package private(set) var posts: [Post] = []
  /// Posts that the store may have accepted.
  package private(set) var possiblePosts: [Intent] = []
  /// The choices that may count of each poll; nil among them where the vote may not have been
  /// taken.
  package private(set) var votes: [String: Set<[Int]?>] = [:]
  /// The scheduled posts by text, and whether the store certainly saved each.
  package private(set) var scheduled: [String: Bool] = [:]
  /// The final actions: one, or two if the last may not have been accepted.
  package private(set) var requested: [Toggle: Set<Bool>] = [:]
  /// The possible answers to follow requests: no server accepts a second answer, so each of them
  /// may be in effect.
  package private(set) var answers: [String: Set<Bool>] = [:]
  /// The reports, by comment.
  package private(set) var reports: [String: Report] = [:]
  /// The possible final notes about each person; empty for none.
  package private(set) var notes: [String: Set<String>] = [:]
  /// The dismissed notifications, by newest event.
  package private(set) var dismissals: [String: Dismissal] = [:]
  /// The possible actions of the filter of each word, as the server names them; empty if there may
  /// be none.
  package private(set) var filters: [String: Set<String>] = [:]
  /// The lists of people that the store saved, in order.
  package internal(set) var lists: [List] = []
  /// The titles of lists that the store may have accepted.
  package internal(set) var possibleLists: [String] = []
  /// The possible final values of each part of the reader's profile; nil for the initial value.
  package private(set) var profile: [ProfilePart: Set<String?>] = [:]
  /// All toggles that the reader ever requested, whether they are in effect in the end or not.
  package private(set) var attempts: [Toggle: Set<Bool>] = [:]
  /// All written texts, with their visibility.
  package private(set) var written: [String: String] = [:]
  /// The number of acknowledged intents of each kind.
  package private(set) var acknowledged: [ActionKind: Int] = [:]
  /// Whether a person may have been followed before a block that may never have been sent.
  private var follows: [String: Set<Bool>] = [:]

  /// Makes a summary.
  package init(_ intents: [Intent]) {
    let done = Set(intents.filter { $0.phase == .acknowledged }.map(\.number))
    for intent in intents {
      if intent.phase == .begun {
        note(intent)
        if !done.contains(intent.number) { take(intent, isCertain: false) }
      } else {
        acknowledged[intent.kind, default: 0] += 1
        take(intent, isCertain: true)
      }
    }
  }

  /// Whether a person may be blocked, and so cannot be followed.
  package func mayBeBlocked(_ person: String) -> Bool {
    requested[Toggle(.block, person)]?.contains(true) ?? false
  }

  private mutating func note(_ intent: Intent) {
    attempts[Toggle(intent.kind, intent.target), default: []].insert(intent.isOn)
    // Scheduled posts must not be posted yet.
    guard intent.kind != .schedule else { return }
    let visibility =
      intent.kind == .edit
      ? posts.first { $0.localID == intent.target }?.visibility : intent.visibility
    for text in intent.texts { written[text] = visibility }
  }

  private mutating func take(_ intent: Intent, isCertain: Bool) {
    switch intent.kind {
    case .createList, .renameList, .deleteList, .listMember: takeList(intent, isCertain)
    case .like, .boost, .bookmark, .pin, .mute, .muteConversation, .followTag:
      set(intent.kind, intent.target, intent.isOn, isCertain)
    case .follow:
      set(.follow, intent.target, intent.isOn, isCertain)
      if isCertain { follows[intent.target] = nil }
    case .block: block(intent, isCertain)
    case .followRequest: answers[intent.target, default: []].insert(intent.isOn)
    case .note:
      let text = intent.texts.first ?? ""
      notes[intent.target] =
        isCertain ? [text] : (notes[intent.target] ?? [""]).union([text])
    case .dismiss:
      let known = dismissals[intent.target]?.isCertain ?? false
      dismissals[intent.target] =
        Dismissal(key: intent.list ?? "", isCertain: known || isCertain)
    case .profile:
      guard let part = ProfilePart(rawValue: intent.target) else { return }
      let before = isCertain ? [] : profile[part] ?? [nil]
      profile[part] = before.union(intent.texts.map(Optional.init))
    case .report:
      for text in intent.texts {
        reports[text] = Report(target: intent.target, isCertain: isCertain && intent.isOn)
      }
    case .filter:
      let before = isCertain ? [] : filters[intent.target] ?? [""]
      filters[intent.target] = before.union([intent.action])
    case .schedule: for text in intent.texts { scheduled[text] = isCertain }
    case .vote where !intent.isOn: votes[intent.target]?.insert(nil)
    case .vote: votes[intent.target] = isCertain ? [intent.choices] : [intent.choices, nil]
    case .post where !intent.isOn:
      guard let place = posts.firstIndex(where: { !$0.written.isDisjoint(with: intent.texts) })
      else { return }
      for index in posts.indices where isPart(index, of: place) { posts[index].isGivenUp = true }
    case .post:
      if isCertain { write(intent) } else { possiblePosts.append(intent) }
    case .edit where !intent.isOn: change(intent.target) { $0.texts = $0.written }
    case .edit:
      change(intent.target) { post in
        post.texts = isCertain ? Set(intent.texts) : post.texts.union(intent.texts)
        post.written.formUnion(intent.texts)
      }
    case .delete:
      change(intent.target) { post in
        post.isDeleted = post.isDeleted || isCertain
        post.mayBeDeleted = true
      }
    }
  }

  private mutating func set(
    _ kind: ActionKind,
    _ target: String,
    _ isOn: Bool,
    _ isCertain: Bool
  ) {
    let key = Toggle(kind, target)
    requested[key] = isCertain ? [isOn] : (requested[key] ?? [false]).union([isOn])
  }

  /// A block ends a follow; one that is undone before it was sent does not.
  private mutating func block(_ intent: Intent, _ isCertain: Bool) {
    let (person, follow) = (intent.target, Toggle(.follow, intent.target))
    set(.block, person, intent.isOn, isCertain)
    let before = requested[follow] ?? [false]
    if intent.isOn {
      follows[person, default: []].formUnion(before)
      requested[follow] = isCertain ? [false] : before.union([false])
    } else {
      requested[follow] = before.union(follows[person] ?? [])
    }
  }

  private mutating func write(_ intent: Intent) {
    for (place, text) in intent.texts.enumerated() {
      posts.append(
        Post(
          localID: place == 0 ? intent.target : nil,
          texts: [text],
          written: [text],
          visibility: intent.visibility,
          replyTo: intent.replyTo,
          continues: place == 0 ? nil : posts.count - 1,
          options: place == intent.texts.count - 1 ? intent.options : []
        )
      )
    }
  }

  /// Whether a post is another one, or continues it.
  private func isPart(_ index: Int, of place: Int) -> Bool {
    index == place || posts[index].continues.map { isPart($0, of: place) } ?? false
  }

  private mutating func change(_ localID: String, _ change: (inout Post) -> Void) {
    guard let index = posts.firstIndex(where: { $0.localID == localID }) else { return }
    change(&posts[index])
  }
}
