import AppCoordinator
import Expectations
import Foundation
import LiveViewModels
import LocalStore
import MastodonAPI
import MomentsComposer
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import SecretStore
import SocialModel
import TestSupport
import Testing
import UIKit
import _Testing_Mastodon

@testable import MomentsComposition

/// Notices of the desktop, and the reader's answers there, in the running app.
@MainActor @Suite struct NoticeAnswerTests {
  private let folder = TemporaryFolder(isMade: false)
  private var directories: StoreDirectories { StoreDirectories(root: folder.url) }
  private let server: TestMastodon
  private let ana: String
  private let bob: String

  init() async throws {
    server = try TestMastodon()
    server.options.rateLimits = [:]
    bob = server.addAccount("bob")
    ana = server.addAccount("ana", isLocked: true)
    try await AccountRegistry.open(directories, now: .now).registry.save(
      RegisteredAccount(
        known: KnownAccount(
          id: "ana@test",
          server: "test",
          account: Account(id: ana, handle: "ana"),
          isCurrent: true
        ),
        serverURL: server.url,
        clientID: "client"
      )
    )
    try await FileSecretStorage(folder: directories.secrets)
      .save(Secret(server.token(for: ana)), for: SecretKey(.token, "ana@test"))
  }

  private func session() -> Session {
    Session(
      directories: directories,
      transport: URLSessionTransport(timeout: 5),
      openURL: { _, completion in completion(false) }
    )
  }

  private func show(_ session: Session) async -> Screen {
    let screen = Screen(traits: ScreenTraits(), clock: HeadlessClock()) {
      session.show(.tab(.timeline))
      return session.root
    }
    await screen.settle()
    return screen
  }

  /// Waits for the next notice of an event that happens after the initial state is known.
  private func notice(
    _ session: Session,
    of happen: () -> Void,
    where isIt: @escaping (Notice) -> Bool
  ) async throws -> Notice {
    var notices: [Notice] = []
    session.notify = { notices.append($0) }
    try await session.open(.lastChosen)
    _ = await show(session)
    session.networkChanged(isAvailable: true)
    let asked = RequestPattern.get("/api/v1/notifications")
    try await eventually { server.requests(asked).compactMap { $0["types[]"] }.count >= 2 }
    server.clock.advance(by: 1)
    happen()
    try await eventually {
      session.networkChanged(isAvailable: true)
      return notices.contains(where: isIt)
    }
    return try require(notices.first(where: isIt))
  }

  @Test func aMentionCanBeLikedFromItsNotice() async throws {
    let session = session()
    var post = ""
    let notice = try await notice(
      session,
      of: { post = server.post("@ana hello", by: bob) },
      where: { !$0.buttons.isEmpty }
    )
    expect(notice.buttons.map(\.title), equals: ["Reply", "Like"])
    session.answer(try require(NoticeAnswer(text: notice.buttons[1].answer.text)))
    try await eventually { server.isLiked(post, by: ana) }
    await session.close()
  }

  @Test func aFollowRequestCanBeAcceptedFromItsNotice() async throws {
    let session = session()
    let notice = try await notice(
      session,
      of: { server.follow(ana, by: bob) },
      where: { $0.id.hasPrefix("follow-request-") }
    )
    expect(notice.buttons.map(\.title), equals: ["Accept", "Reject"])
    session.answer(notice.buttons[0].answer)
    try await eventually { server.isFollowed(ana, by: bob) }
    await session.close()
  }

  @Test func replyingFromANoticeOpensTheComposer() async throws {
    let post = server.post("@ana hello", by: bob)
    let session = session()
    try await session.open(.lastChosen)
    // Pressed before the window is shown: the notice started the program.
    session.answer(NoticeAnswer(.reply, post, account: "ana@test"))
    let screen = await show(session)
    try await eventually {
      await screen.settle()
      await screen.advance(by: 1)
      return (try? screen.view("composer.text"))?.isFirstResponder == true
    }
    // Another answer does not replace it.
    session.answer(NoticeAnswer(.reply, "other", account: "ana@test"))
    expect(session.app?.coordinator.message, equals: Strings(.english).replyWhileWriting)
    await session.close()
  }

  @Test func noticesOfAnotherAccountAreNotAnswered() async throws {
    let post = server.post("@ana hello", by: bob)
    let session = session()
    try await session.open(.lastChosen)
    _ = await show(session)
    session.answer(NoticeAnswer(.like, post, account: "bo@elsewhere"))
    let words = Strings(.english).noticeOfOtherAccount("bo@elsewhere")
    expect(session.app?.coordinator.message, equals: words)
    expect(!server.isLiked(post, by: ana))
    await session.close()
  }
}
