import Expectations
import MomentsValues
import TestSupport
import Testing

@testable import LocalStore

@Suite struct OutboxPlannerTests {
  private typealias Entry = OutboxPlanner.Entry
  private typealias Plan = OutboxPlanner.Plan

  private func like(_ id: String, _ isOn: Bool, reached: Bool = false, refused: Bool = false)
    -> OutboxPlanner.Entry
  {
    Entry(id: id, kind: .like, isOn: isOn, isRefused: refused, mayHaveReached: reached)
  }

  // MARK: Opposites

  @Test func aValueAlreadySetIsNotSent() {
    expect(OutboxPlanner(lane: []).toggle(.like, true, isConfirmed: true), equals: Plan())
    expect(
      OutboxPlanner(lane: []).toggle(.like, true, isConfirmed: false),
      equals: Plan(appends: true)
    )
    expect(
      OutboxPlanner(lane: []).toggle(.like, false, isConfirmed: nil),
      equals: Plan(appends: true)
    )
    let waiting = OutboxPlanner(lane: [like("a", true)])
    expect(waiting.toggle(.like, true, isConfirmed: false), equals: Plan())
  }

  @Test func aLikeAndItsUndoCancelOut() {
    let planner = OutboxPlanner(lane: [like("a", true)])
    expect(planner.toggle(.like, false, isConfirmed: false), equals: Plan(removed: ["a"]))
  }

  @Test func undoingIsSentIfTheServerStateChanged() {
    // Liked from another device while the like waited here.
    let planner = OutboxPlanner(lane: [like("a", true)])
    expect(
      planner.toggle(.like, false, isConfirmed: true),
      equals: Plan(removed: ["a"], appends: true)
    )
  }

  @Test func itemsThatMayHaveReachedTheServerAreNotCancelled() {
    let planner = OutboxPlanner(lane: [like("a", true, reached: true)])
    expect(planner.toggle(.like, false, isConfirmed: false), equals: Plan(appends: true))
  }

  @Test func aWaitingToggleBehindOneInFlightIsCancelledOut() {
    let planner = OutboxPlanner(lane: [like("a", true, reached: true), like("b", false)])
    expect(planner.toggle(.like, true, isConfirmed: false), equals: Plan(removed: ["b"]))
  }

  @Test func aNewDecisionReplacesARefusedOne() {
    let planner = OutboxPlanner(lane: [like("a", true, refused: true)])
    expect(
      planner.toggle(.like, true, isConfirmed: false),
      equals: Plan(removed: ["a"], appends: true)
    )
    expect(planner.toggle(.like, false, isConfirmed: false), equals: Plan(removed: ["a"]))
  }

  @Test func boostsDoNotCancelLikes() {
    let planner = OutboxPlanner(lane: [like("a", true)])
    expect(planner.toggle(.boost, false, isConfirmed: true), equals: Plan(appends: true))
  }

  // MARK: Edits

  @Test func editingAWaitingPostReplacesItsText() {
    let post = Entry(id: "p", kind: .post)
    expect(OutboxPlanner(lane: [], maker: post).edit(), equals: Plan(replaced: "p"))
    var sent = post
    sent.mayHaveReached = true
    expect(OutboxPlanner(lane: [], maker: sent).edit(), equals: Plan(appends: true))
  }

  @Test func editingARequeuedPostRemovesTheOlderEdit() {
    let post = Entry(id: "p", kind: .post)
    let edit = Entry(id: "e", kind: .edit)
    let planner = OutboxPlanner(lane: [edit], maker: post)
    expect(planner.edit(), equals: Plan(removed: ["e"], replaced: "p"))
  }

  @Test func theLastOfSeveralEditsWins() {
    var edit = Entry(id: "e", kind: .edit)
    expect(OutboxPlanner(lane: [edit]).edit(), equals: Plan(replaced: "e"))
    edit.mayHaveReached = true
    expect(OutboxPlanner(lane: [edit]).edit(), equals: Plan(appends: true))
    edit.isRefused = true
    expect(OutboxPlanner(lane: [edit]).edit(), equals: Plan(removed: ["e"], appends: true))
  }

  @Test func aPostPendingDeletionCannotBeEdited() {
    expectNil(OutboxPlanner(lane: [Entry(id: "d", kind: .delete)]).edit())
  }

  // MARK: Deletions

  @Test func anUnsentPostIsDeletedWithoutATrace() {
    let post = Entry(id: "p", kind: .post)
    let answer = Entry(id: "r", kind: .post)
    let planner = OutboxPlanner(lane: [like("a", true), answer], maker: post)
    expect(planner.delete(), equals: Plan(removed: ["a", "p"]))
  }

  @Test func aPostThatMayHaveArrivedIsDeletedAtTheServer() {
    let post = Entry(id: "p", kind: .post, mayHaveReached: true)
    let planner = OutboxPlanner(lane: [like("a", true)], maker: post)
    expect(planner.delete(), equals: Plan(removed: ["a"], appends: true))
  }

  @Test func aDeletionWaitsForTheItemInFlight() {
    let lane = [like("a", true, reached: true), Entry(id: "e", kind: .edit)]
    expect(OutboxPlanner(lane: lane).delete(), equals: Plan(removed: ["e"], appends: true))
  }

  @Test func aPostIsDeletedOnlyOnce() {
    expect(OutboxPlanner(lane: [Entry(id: "d", kind: .delete)]).delete(), equals: Plan())
    let refused = Entry(id: "d", kind: .delete, isRefused: true)
    expect(
      OutboxPlanner(lane: [refused]).delete(),
      equals: Plan(removed: ["d"], appends: true)
    )
  }

  // MARK: At random

  /// A simple model of a server and a queue: in the end, the last action is in effect, regardless
  /// of the order of events.
  @Test(arguments: Seeds.first(1)) func theLastActionWinsInAnyOrderOfEvents(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sent = 0
    for _ in 0..<500 {
      var model = LikeModel()
      for _ in 0..<Int.random(in: 1..<30, using: &random) { model.step(&random) }
      model.drain()
      sent += model.requests
      expect(model.isLiked, equals: model.isOn, "seed \(seed)")
      if model.requests == 0 { expect(model.isOn, equals: false, "seed \(seed)") }
    }
    expect(sent, isAbove: 0)
  }
}

/// One post that the reader may like, on an unreliable network.
private struct LikeModel {
  private(set) var isLiked = false
  private(set) var isOn = false
  private(set) var requests = 0
  private var isConfirmed = false
  private var queue: [OutboxPlanner.Entry] = []
  private var next = 0
  private var isSending = false

  mutating func step(_ random: inout SeededGenerator) {
    if Bool.random(using: &random) {
      decide(Bool.random(using: &random))
    } else if isSending {
      answer(Int.random(in: 0..<4, using: &random))
    } else if !queue.isEmpty {
      requests += 1
      isSending = true
      queue[0].mayHaveReached = true
    }
  }

  mutating func drain() {
    while !queue.isEmpty {
      queue[0].mayHaveReached = true
      requests += 1
      answer(0)
    }
  }

  private mutating func decide(_ liked: Bool) {
    isOn = liked
    let plan = OutboxPlanner(lane: queue).toggle(.like, liked, isConfirmed: isConfirmed)
    // An item in flight is never removed.
    expect(queue.allSatisfy { !$0.mayHaveReached || !plan.removed.contains($0.id) })
    queue.removeAll { plan.removed.contains($0.id) }
    if plan.appends {
      next += 1
      queue.append(.init(id: "\(next)", kind: .like, isOn: liked))
    }
  }

  private mutating func answer(_ kind: Int) {
    isSending = false
    switch kind {
    case 0, 1:
      isLiked = queue[0].isOn
      isConfirmed = isLiked
      queue.removeFirst()
    case 2:
      // It arrived, but the response was lost.
      isLiked = queue[0].isOn
    default:
      break
    }
  }
}
