import MomentsComposition
import ScreenTesting
import Testing

/// The app over a provider of a third party.
@Suite struct TideTests {
  @Test func aProviderOfAnotherPackageIsShownAndLiked() async throws {
    let app = ComposedApp(ProviderSet(TideProvider()), language: .english)
    let screen = Screen {
      app.coordinator.start()
      return app.coordinator.rootViewController
    }
    await screen.settle()
    _ = try screen.view("name.tide-1")
    try await screen.tap("like.tide-1")
    await screen.settle()
    #expect(try screen.view("like.tide-1").accessibilityTraits.contains(.selected))
  }
}
