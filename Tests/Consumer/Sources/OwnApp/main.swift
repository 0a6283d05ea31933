import DesignKitAlone
import Foundation
import FoundationsAlone
import MomentsComposition
import OneScreen
import ScreenTesting

/// A failure that a third party would see.
struct Complaint: Error {
  var text: String
}

@MainActor func expect(_ isTrue: Bool, _ text: String) throws {
  if !isTrue { throw Complaint(text: text) }
}

// Four ways to use the package, from the smallest to the whole app with a custom provider.

try expect(Margins.text > 0, "DesignKit has no spacing")

let list = Screen { Names.makeScreen(["Ann", "Bob"]) }
await list.settle()
_ = try list.view("Bob")

try expect(try await Timeline.likeARow().contains("like a"), "a screen on fixed rows hears no tap")

let app = ComposedApp(ProviderSet(TideProvider()), language: .english)
let screen = Screen {
  app.coordinator.start()
  return app.coordinator.rootViewController
}
await screen.settle()
_ = try screen.view("name.tide-1")
try await screen.tap("like.tide-1")
await screen.settle()

print("consumer: four ways to use the package work")
