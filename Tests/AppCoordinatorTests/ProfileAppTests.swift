import AppCoordinator
import Expectations
import Foundation
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

/// Notes about people and the reader's own profile in the app, on the demo.
@Suite struct ProfileAppTests {
  private let marco = PersonReference(
    id: "marco",
    name: "Marco Bianchi",
    handle: "@marco",
    avatar: nil
  )

  @Test func aNoteWrittenOnTheProfileIsShownThere() async throws {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .profile(marco)) }
    await app.screen.advance(by: 1)
    expectNil((try? app.screen.view("profile.note")))
    try await app.screen.tap("profile.more")
    await app.screen.advance(by: 1)
    try await app.screen.tap("menu.profile.note")
    await app.screen.advance(by: 1)
    try await app.screen.tap("note.text")
    try await app.screen.type("Knows the ferries")
    await app.screen.settle()
    try await app.screen.tap("note.save")
    await app.screen.advance(by: 2)
    await app.screen.settle()
    let note = try app.screen.view("profile.note")
    expect(note.accessibilityLabel, equals: "Your note, Knows the ferries")
    // A tap on it opens the sheet again.
    try await app.screen.tap("profile.note")
    await app.screen.advance(by: 1)
    let text = try require(try app.screen.view("note.text") as? UITextView)
    expect(text.text, equals: "Knows the ferries")
  }

  @Test func theOwnProfileCanBeEdited() async throws {
    let app = await DemoApp(first: .tab(.profile))
    try await app.screen.tap("profile.edit")
    await app.screen.advance(by: 1)
    let name = try require(try app.screen.view("editor.name") as? UITextView)
    expect(name.text, equals: "Lin Yue 林月")
    try await app.screen.tap("editor.name")
    try await app.screen.type(" of the lake")
    await app.screen.settle()
    try await app.screen.tap("editor.save")
    await app.screen.advance(by: 2)
    await app.screen.settle()
    try expect(app.screen.view("profile.name").accessibilityLabel, equals: "Lin Yue 林月 of the lake")
  }

  @Test func otherProfilesCannotBeEdited() async throws {
    let app = await DemoApp()
    app.screen.perform { app.coordinator.go(to: .profile(marco)) }
    await app.screen.advance(by: 1)
    expectNil((try? app.screen.view("profile.edit")))
  }
}
