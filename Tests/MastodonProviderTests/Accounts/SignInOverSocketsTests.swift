import Expectations
import Foundation
import LocalStore
import MastodonAPI
import OutboxWorker
import SecretStore
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Sign-ins at a complete server, with a browser that follows its redirects.
@Suite struct SignInOverSocketsTests {
  private let fixture: ServerFixture
  private let secrets = MemorySecrets()
  private let service: SignInService
  private var server: TestMastodon { fixture.server }

  init() throws {
    fixture = try ServerFixture()
    service = SignInService(
      registry: try AccountRegistry.open(fixture.folder.places, now: .now).registry,
      secrets: secrets,
      directories: fixture.folder.places,
      transport: URLSessionTransport(timeout: 5)
    )
    fixture.server.signIn(fixture.ana)
  }

  private func browse(_ page: URL) -> Bool {
    Task { _ = try? await URLSessionTransport(timeout: 5).get(page, limit: 100_000) }
    return true
  }

  @Test func aReaderSignsInReadsAndSignsOut() async throws {
    fixture.post(2)
    let account = try await service.signIn(to: server.url.absoluteString) { browse($0) }
    expect(account.id, equals: "ana@127.0.0.1:\(server.port)")
    let token = try require(try await secrets.secret(for: SecretKey(.token, account.id)))
    expect(server.isValid(token.rawValue))
    let registered = try require(try await service.registry.account(account.id))
    let opened = try await MastodonAccount.open(
      registered,
      secrets: secrets,
      directories: fixture.folder.places,
      transport: URLSessionTransport(timeout: 5)
    )
    let page = try await opened.provider.timeline(of: .home).moments(after: nil)
    expect(page.texts, equals: ["2", "1"])
    await opened.stop()
    try await expect(service.signOut(account.id))
    expect(!server.isValid(token.rawValue))
  }

  @Test func serversWithoutMetadataAreSupported() async throws {
    server.options.hasServerMetadata = false
    let account = try await service.signIn(to: server.url.absoluteString) { browse($0) }
    expect(account.account.handle, equals: "ana")
  }

  @Test func aDeniedApprovalDoesNotSignIn() async throws {
    server.options.approval = .denied
    await #expect(throws: SignInFailure.denied) {
      try await service.signIn(to: server.url.absoluteString) { browse($0) }
    }
    try await expect(service.accounts(), satisfies: \.isEmpty)
  }
}
