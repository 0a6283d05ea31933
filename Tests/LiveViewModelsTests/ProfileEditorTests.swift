import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The sheet in which the reader changes their profile.
@MainActor @Suite struct ProfileEditorTests {
  private actor FakeProfile: ProfileEditor {
    private(set) var changes: [ProfileChanges] = []
    private var profile: Result<OwnProfile, ProviderError>
    private let failure: ProviderError?

    init(_ profile: Result<OwnProfile, ProviderError>, failure: ProviderError? = nil) {
      self.profile = profile
      self.failure = failure
    }

    func set(_ profile: OwnProfile) { self.profile = .success(profile) }

    func profileLimits() -> ProfileLimits { ProfileLimits(lines: 3) }
    func ownProfile() throws -> OwnProfile { try profile.get() }

    func addMedia(_ data: Data, type: String, pixelSize: PixelSize?) throws -> DraftMedia {
      DraftMedia(
        id: "m",
        url: URL(filePath: "/media/m.png"),
        type: type,
        byteCount: data.count,
        pixelSize: pixelSize
      )
    }

    nonisolated var supported: Set<ActionKind> { [.profile] }

    func perform(_ action: ReaderAction) throws -> String? {
      if let failure { throw failure }
      if case .profile(let changes) = action { self.changes.append(changes) }
      return nil
    }
  }

  private static let ana = OwnProfile(
    displayName: "Ana",
    note: "hills",
    lines: [.init(name: "Page", value: "ana.example")],
    isDiscoverable: true
  )

  private func make(_ provider: FakeProfile) -> LiveProfileEditorViewModel {
    LiveProfileEditorViewModel(
      provider: provider,
      prepare: { photo, _ in photo },
      in: ScreenContext(.english)
    )
  }

  @Test func onlyChangedValuesAreSubmitted() async {
    let provider = FakeProfile(.success(Self.ana))
    let viewModel = make(provider)
    var closings = 0
    viewModel.onClose = { _ in closings += 1 }
    await viewModel.load()
    expect(viewModel.content.value.profile.displayName, equals: "Ana")
    expect(!viewModel.content.value.canFinish)
    viewModel.setName("Ana of the Hills")
    viewModel.setDiscoverable(false)
    expect(viewModel.content.value.canFinish)
    await viewModel.finish().value
    await expect(
      provider.changes,
      equals: [ProfileChanges(displayName: "Ana of the Hills", isDiscoverable: false)]
    )
    expect(closings, equals: 1)
  }

  private func setLine(
    _ index: Int,
    _ line: OwnProfile.Line,
    of viewModel: LiveProfileEditorViewModel
  ) {
    viewModel.setLine(index, \.name, to: line.name)
    viewModel.setLine(index, \.value, to: line.value)
  }

  @Test func anEmptyLineIsAddedUntilTheLimit() async {
    let provider = FakeProfile(.success(Self.ana))
    let viewModel = make(provider)
    await viewModel.load()
    expect(viewModel.content.value.profile.lines.map(\.name), equals: ["Page", ""])
    setLine(1, .init(name: "Tea", value: "always"), of: viewModel)
    expect(viewModel.content.value.profile.lines.count, equals: 3)
    setLine(2, .init(name: "Coffee", value: ""), of: viewModel)
    expect(viewModel.content.value.profile.lines.count, equals: 3)
    setLine(9, .init(name: "nowhere", value: ""), of: viewModel)
    setLine(0, .init(), of: viewModel)
    await viewModel.finish().value
    await expect(
      provider.changes.first?.lines,
      equals: [.init(name: "Tea", value: "always"), .init(name: "Coffee")]
    )
  }

  @Test func aRevertedValueIsNoChange() async {
    let viewModel = make(FakeProfile(.success(Self.ana)))
    await viewModel.load()
    viewModel.setAbout("else")
    expect(viewModel.content.value.isChanged)
    viewModel.setAbout("hills")
    expect(!viewModel.content.value.isChanged)
  }

  @Test func tooLongTextsAreNotStored() async {
    let viewModel = make(FakeProfile(.success(Self.ana)))
    await viewModel.load()
    viewModel.setName(String(repeating: "a", count: 31))
    expect(viewModel.content.value.nameCounter.remaining, equals: -1)
    expect(!viewModel.content.value.canFinish)
    viewModel.setName("fine")
    setLine(0, .init(name: String(repeating: "a", count: 256), value: ""), of: viewModel)
    expect(!viewModel.content.value.canFinish)
  }

  @Test func aChosenImageShowsAndIsSaved() async {
    let provider = FakeProfile(.success(Self.ana))
    let viewModel = make(provider)
    await viewModel.load()
    let photo = PickedPhoto(data: Data([1, 2]), type: "image/png")
    await viewModel.setImage(.avatar, to: photo).value
    expect(viewModel.content.value.profile.avatarURL, equals: URL(filePath: "/media/m.png"))
    expect(viewModel.content.value.isChanged)
    await viewModel.finish().value
    await expect(provider.changes.first?.avatar?.id, equals: "m")
    await expectNil(provider.changes.first?.header)
  }

  @Test func aProfileThatFailedToLoadIsRequestedAgain() async {
    let failure = ProviderError.network(url: "https://s.example", reason: .offline)
    let provider = FakeProfile(.failure(failure))
    let viewModel = make(provider)
    await viewModel.load()
    guard case .failed = viewModel.content.value.phase else {
      Issue.record("\(viewModel.content.value.phase)")
      return
    }
    await provider.set(Self.ana)
    await viewModel.load()
    expect(viewModel.content.value.phase, equals: .writing)
  }

  @Test func aProfileThatCannotBeStoredStaysInTheSheet() async {
    let provider = FakeProfile(
      .success(Self.ana),
      failure: .notSaved(path: "/full", reason: "no room")
    )
    let viewModel = make(provider)
    await viewModel.load()
    viewModel.setBot(true)
    await viewModel.finish().value
    expect(viewModel.content.value.canFinish)
    expect(
      viewModel.message.value?.text.hasPrefix("Your profile could not be saved."),
      equals: true
    )
  }

  @Test func theOwnProfileOpensTheEditor() async throws {
    let reader = PersonReference(id: "me", name: "Me", handle: "@me", avatar: nil)
    let provider = FakeStoredTimeline()
    await provider.set {
      $0.rows = [Sample.moment("1")]
      $0.account = Account(id: "me", handle: "me")
    }
    let viewModel = LiveTimelineViewModel(
      timeline: provider,
      profile: provider,
      actions: ReaderActions(provider, relationships: provider, changesProfile: true),
      kind: .profile(reader),
      in: ScreenContext(.english, changes: provider.source)
    )
    await viewModel.load()
    func head() -> UserProfileRow? {
      viewModel.sections.first?.items.first?.as(UserProfileRow.self)
    }
    try await eventually { head()?.editTitle == "Edit profile" }
    expectNil(head()?.follow)
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.editProfile()
    expect(routes, equals: [.editProfile])
  }
}
