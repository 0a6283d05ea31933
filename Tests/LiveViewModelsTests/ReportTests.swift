import Expectations
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

/// The sheet to report a person.
@MainActor @Suite struct ReportTests {
  private static let stranger = PersonReference(
    id: "a",
    name: "Ana",
    handle: "@ana@birds.example",
    avatar: nil
  )
  private static let subject = ReportSubject(person: stranger, post: "2", postText: "Buy now")

  private func sheet(
    _ provider: FakeReports,
    _ subject: ReportSubject = subject
  ) -> LiveReportViewModel {
    LiveReportViewModel(
      subject,
      provider: provider,
      timelines: provider,
      in: ScreenContext(.english, time: ReaderTime(now: { Sample.now }, timeZone: .gmt))
    )
  }

  private func moments() -> [Moment] {
    let others = Account(id: "b", handle: "bob")
    var boost = Sample.moment("4")
    boost.boostedBy = boost.author
    boost.author = others
    return [boost, Sample.moment("3"), Sample.moment("2"), Sample.moment("1")]
  }

  @Test func thePostIsChosenAndOthersAreOffered() async {
    let provider = FakeReports(posts: .success(moments()))
    let sheet = sheet(provider)
    expect(sheet.content.value.posts.map(\.isChosen), equals: [true])
    sheet.togglePost("2")
    await sheet.load()
    expect(sheet.content.value.posts.map(\.id), equals: ["2", "3", "1"])
    // Posts that the reader chose before the others were loaded stay chosen.
    expect(sheet.content.value.posts.allSatisfy { !$0.isChosen })
    expect(sheet.content.value.host, equals: "birds.example")
  }

  @Test func offlineThePostIsOffered() async {
    let sheet = sheet(FakeReports(posts: .failure(.signInNeeded)))
    await sheet.load()
    expect(sheet.content.value.posts.map(\.title), equals: ["Buy now"])
  }

  @Test func serversWithoutRulesOfferNoRules() async {
    let sheet = sheet(FakeReports())
    await sheet.load()
    expect(sheet.content.value.categories, equals: [.spam, .legal, .other])
    let ruled = self.sheet(FakeReports(rules: [ServerRule(id: "7", text: "Be kind")]))
    await ruled.load()
    expect(ruled.content.value.categories, equals: ReportCategory.allCases)
  }

  @Test func anIncompleteReportIsNotSent() async {
    let provider = FakeReports(rules: [ServerRule(id: "7", text: "Be kind")])
    let sheet = sheet(provider)
    await sheet.load()
    await sheet.finish().value
    sheet.choose(.rules)
    expect(!sheet.content.value.canFinish)
    await sheet.finish().value
    await expect(provider.reports, satisfies: \.isEmpty)
    sheet.toggleRule("7")
    expect(sheet.content.value.canFinish)
    sheet.setComment(String(repeating: "a", count: ReportContent.commentLimit + 1))
    expect(!sheet.content.value.canFinish)
  }

  @Test func finishingTwiceSendsTheReportOnce() async {
    let provider = FakeReports(
      rules: [ServerRule(id: "7", text: "Be kind"), ServerRule(id: "8", text: "No ads")],
      posts: .success(moments())
    )
    let sheet = sheet(provider)
    var closings: [Bool] = []
    sheet.onClose = { closings.append($0) }
    await sheet.load()
    sheet.choose(.rules)
    sheet.toggleRule("8")
    sheet.togglePost("1")
    sheet.setComment("Every minute")
    sheet.setForwarded(true)
    let first = sheet.finish()
    let second = sheet.finish()
    await first.value
    await second.value
    await expect(
      provider.reports,
      equals: [
        PersonReport(
          accountID: "a",
          postIDs: ["2", "1"],
          category: .rules,
          ruleIDs: ["8"],
          comment: "Every minute",
          isForwarded: true
        )
      ]
    )
    expect(closings, equals: [true])
  }

  @Test func reportsOfLocalPeopleAreNotForwarded() async {
    let provider = FakeReports()
    let neighbour = PersonReference(id: "a", name: "Ana", handle: "@ana", avatar: nil)
    let sheet = sheet(provider, ReportSubject(person: neighbour))
    sheet.choose(.spam)
    sheet.setForwarded(true)
    await sheet.finish().value
    expectNil(sheet.content.value.host)
    await expect(provider.reports.map(\.isForwarded), equals: [false])
    await expect(provider.reports.map(\.postIDs), equals: [[]])
  }

  @Test func aReportThatCannotBeStoredStaysInTheSheet() async {
    let provider = FakeReports(failure: .refused(reason: "Not yourself"))
    let sheet = sheet(provider)
    var closings: [Bool] = []
    sheet.onClose = { closings.append($0) }
    sheet.choose(.other)
    await sheet.finish().value
    expect(closings, satisfies: \.isEmpty)
    expect(sheet.message.value?.text, equals: "The report could not be sent. Not yourself")
    expect(sheet.content.value.canFinish)
    sheet.close()
    expect(closings, equals: [false])
  }
}
