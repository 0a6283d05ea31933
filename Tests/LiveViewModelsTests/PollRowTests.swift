import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import Testing

@testable import LiveViewModels

/// The row of a poll, and its options.
@Suite struct PollRowTests {
  private let now = Date(timeIntervalSince1970: 1_742_495_400)

  private func poll(severalAllowed: Bool = false) -> Poll {
    Poll(
      id: "p",
      options: [.init(title: "Tea", votes: 3), .init(title: "Coffee", votes: 1)],
      allowsSeveral: severalAllowed,
      expiresAt: now.addingTimeInterval(7_200),
      voters: 4
    )
  }

  private func row(_ poll: Poll, _ ballot: Poll.Ballot = Poll.Ballot(), canVote: Bool = true)
    -> PollRow
  {
    PollRow(
      poll,
      choices: ballot.choices,
      showsResults: ballot.showsResults,
      canVote: canVote,
      now: now,
      strings: Strings(.english)
    )
  }

  @Test func votesAreHiddenBeforeVoting() {
    let shown = row(poll())
    expect(shown.isVoting && !shown.canVote)
    expect(shown.options.map(\.share), equals: [nil, nil])
    expect(shown.detail, equals: "4 people · 2\u{a0}h left")
  }

  @Test func sharesAreOfVotesOrOfPeople() {
    var one = poll().voting(for: [0])
    expect(row(one).options.map(\.shareText), equals: ["80%", "20%"])
    expect(row(one).options.map(\.isChosen), equals: [true, false])
    one = poll(severalAllowed: true).voting(for: [0, 1])
    expect(row(one).options.map(\.shareText), equals: ["80%", "40%"])
    var empty = poll()
    empty.options = [.init(title: "Tea", votes: 0), .init(title: "Coffee", votes: nil)]
    empty.hasEnded = true
    expect(row(empty).options.map(\.shareText), equals: ["0%", ""])
    expect(row(empty).detail, equals: "4 people · Final results")
  }

  @Test func choosingReplacesTheOptionUnlessSeveralAreAllowed() {
    var ballot = Poll.Ballot()
    for place in [0, 1] { expectNil(ballot.take(.choose(place), in: poll(), at: now)) }
    expect(ballot.take(.vote, in: poll(), at: now), equals: [1])
    ballot = Poll.Ballot()
    for place in [1, 0] { _ = ballot.take(.choose(place), in: poll(severalAllowed: true), at: now) }
    expect(ballot.take(.vote, in: poll(severalAllowed: true), at: now), equals: [0, 1])
    _ = ballot.take(.choose(0), in: poll(severalAllowed: true), at: now)
    expect(ballot.take(.vote, in: poll(severalAllowed: true), at: now), equals: [1])
  }

  @Test func closedPollsAcceptNoVotes() {
    var ballot = Poll.Ballot()
    expectNil(ballot.take(.vote, in: poll(), at: now))
    _ = ballot.take(.choose(7), in: poll(), at: now)
    expectNil(ballot.take(.vote, in: poll(), at: now))
    var partial = poll()
    partial.isPartial = true
    _ = ballot.take(.choose(0), in: partial, at: now)
    expect(ballot.choices, satisfies: \.isEmpty)
    expect(!row(partial).isVoting)
    expect(!row(poll(), canVote: false).isVoting)
    let late = now.addingTimeInterval(7_200)
    expect(ballot.take(.choose(0), in: poll(), at: late) == nil && ballot.choices.isEmpty)
  }

  @Test func theTimeLeftUsesTheLargestFittingUnit() {
    let english = Strings(.english)
    let (minute, hour): (Double, Double) = (60, 3_600)
    expect(english.pollTimeLeft(0), equals: "1\u{a0}min left")
    expect(english.pollTimeLeft(59 * minute), equals: "59\u{a0}min left")
    expect(english.pollTimeLeft(hour), equals: "1\u{a0}h left")
    expect(english.pollTimeLeft(47 * hour), equals: "47\u{a0}h left")
    expect(english.pollTimeLeft(48 * hour), equals: "2 days left")
    expect(english.pollTimeLeft(.infinity).hasSuffix("days left"))
    expect(Strings(.arabic).pollTimeLeft(2 * hour), equals: "بقيت ساعتان")
  }
}
