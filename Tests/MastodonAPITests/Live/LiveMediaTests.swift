import Expectations
import Foundation
import MastodonAPI
import Testing
import _Testing_Mastodon

@Suite struct LiveMediaTests {
  private let live: LiveServer
  private var server: TestMastodon { live.server }
  /// The beginning of an image of 640 by 480.
  private let image = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 6, 0, 0, 0]
  )

  init() throws { live = try LiveServer() }

  private func upload(type: String = "image/png") async throws -> Response<MediaAttachment> {
    try await live.client(of: live.ana).send(.upload(.data(image), name: "a.png", type: type))
  }

  @Test func anImageIsReadyImmediately() async throws {
    let client = try live.client(of: live.ana)
    let answer = try await client.send(
      .upload(
        .data(image),
        name: "a \"b\".png",
        type: "image/png",
        description: "Ein \"Bild\"\r\nvon 汤",
        focus: .init(x: 0.5, y: -0.25)
      )
    )
    let file = answer.value
    expect(!answer.isUnfinished)
    expect(file.kind, equals: .image)
    expect(file.description, equals: "Ein \"Bild\"\r\nvon 汤")
    expect((file.width, file.height) == (640, 480))
    expect(file.focus?.y, equals: -0.25)
    let url = try require(file.url.flatMap { URL(string: $0) })
    try await expect(URLSessionTransport().get(url, limit: 1_000).body, equals: image)
    let draft = StatusRequest(text: "", mediaIDs: [file.id])
    let status = try await client.send(.post(draft, idempotencyKey: "k")).value
    expect(status.mediaAttachments.elements.map(\.id), equals: [file.id])
  }

  @Test func aFilmIsPolledUntilItIsReady() async throws {
    let first = try await upload(type: "video/mp4")
    expect(first.status, equals: 202)
    expectNil(first.value.url)
    let id = first.value.id
    let early = Endpoint.post(StatusRequest(text: "a", mediaIDs: [id]), idempotencyKey: "k")
    try await expect(live.problem(early)?.status, equals: 422)
    let client = try live.client(of: live.ana)
    try await expect(client.send(.updateMedia(id, description: "d")).status, equals: 206)
    try await expect(client.send(.media(id)).status, equals: 206)
    let ready = try await client.send(.media(id))
    expect(ready.status, equals: 200)
    expect(ready.value.url != nil)
    expect(ready.value.description, equals: "d")
    try await expectNil(live.problem(early))
  }

  @Test func aConversionMayFail() async throws {
    server.options.convertsImagesLater = true
    server.options.failsConversions = true
    server.options.mediaPolls = 1
    let id = try await upload().value.id
    try await expect(live.problem(.media(id))?.status, equals: 422)
  }

  @Test func aFileIsAttachedOnce() async throws {
    let id = try await upload().value.id
    func post(_ key: String) -> Endpoint<Status> {
      .post(StatusRequest(text: "a", mediaIDs: [id]), idempotencyKey: key)
    }
    try await expectNil(live.problem(post("1")))
    try await expect(live.problem(post("2"))?.status, equals: 422)
    try await expect(live.problem(.media(id))?.status, equals: 404)
    try await expect(live.problem(.updateMedia(id, description: "d"))?.status, equals: 404)
  }

  @Test func aFileWaitsForItsPostForADay() async throws {
    let (early, late) = (try await upload().value.id, try await upload().value.id)
    server.clock.advance(by: 86_399)
    try await expectNil(live.problem(.media(early)))
    let post = Endpoint.post(StatusRequest(text: "a", mediaIDs: [early]), idempotencyKey: "k")
    try await expectNil(live.problem(post))
    server.clock.advance(by: 1)
    try await expect(live.problem(.media(late))?.status, equals: 404)
    expect(server.files.map(\.id), equals: [early])
  }

  @Test func filesOfOthersAreNotAccessible() async throws {
    let id = try await upload().value.id
    try await expect(live.problem(.media(id), by: live.bob)?.status, equals: 404)
    let theft = Endpoint.post(StatusRequest(text: "a", mediaIDs: [id]), idempotencyKey: "k")
    try await expect(live.problem(theft, by: live.bob)?.status, equals: 422)
  }

  @Test func dataThatIsNotAnImageIsRefused() async throws {
    let text = Endpoint.upload(.data(Data("hello".utf8)), name: "a.txt", type: "text/plain")
    try await expect(live.problem(text)?.status, equals: 422)
    server.options.verifiesFiles = true
    let disguised = Endpoint.upload(.data(Data("hello".utf8)), name: "a.png", type: "image/png")
    try await expect(live.problem(disguised)?.status, equals: 422)
    expect(server.files, satisfies: \.isEmpty)
  }

  @Test func theNumberOfFilesIsLimited() async throws {
    var ids: [String] = []
    for _ in 0..<5 { ids.append(try await upload().value.id) }
    let post = Endpoint.post(StatusRequest(text: "", mediaIDs: ids), idempotencyKey: "k")
    try await expect(live.problem(post)?.status, equals: 422)
    server.options.maximumAttachments = 9
    let client = try live.client(of: live.ana)
    let order = Array(ids.reversed())
    let draft = StatusRequest(text: "", mediaIDs: order)
    let status = try await client.send(.post(draft, idempotencyKey: "k")).value
    expect(status.mediaAttachments.elements.map(\.id), equals: order)
    try await expect(client.send(.instance).value.limits.attachments, equals: 9)
  }

  @Test func uploadsAreLimitedToThirtyInHalfAnHour() async throws {
    for _ in 0..<30 { _ = try await upload() }
    let end = server.clock.now.addingTimeInterval(1_800)
    let problem = try await live.problem(.upload(.data(image), name: "a.png", type: "image/png"))
    expect(problem, equals: .rateLimited(until: end))
    server.clock.advance(by: 1_800)
    _ = try await upload()
  }

  @Test func filesOfADeletedPostCanBeReused() async throws {
    let id = try await upload().value.id
    let client = try live.client(of: live.ana)
    let draft = StatusRequest(text: "a", mediaIDs: [id])
    let status = try await client.send(.post(draft, idempotencyKey: "1")).value
    _ = try await client.send(.delete(status.id))
    try await expectNil(live.problem(.post(draft, idempotencyKey: "2")))
  }
}
