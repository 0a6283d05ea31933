import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import LocalStore
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import MomentsComposition

@Suite("Settings of the app")
struct SettingsTests {
  private let folder = TemporaryFolder(isMade: false)
  private var directories: StoreDirectories { StoreDirectories(root: folder.url) }
  private var file: URL { folder.url.appendingPathComponent("settings.json") }

  private func write(_ text: String) throws { try folder.write(text, to: "settings.json") }

  @Test("settings persist, readable for this user only")
  func stored() throws {
    let center = SettingsCenter(directories, now: .now)
    expect(center.settings, equals: AppSettings())
    var chosen = AppSettings()
    chosen.appearance = .dark
    chosen.language = .arabic
    chosen.textSize = .largest
    try center.change(to: chosen)
    expect(SettingsCenter(directories, now: .now).settings, equals: chosen)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    expect(mode as? Int, equals: 0o600)
  }

  @Test(
    "in a file of version 1, the standard text size was the default, which is now the desktop's",
    arguments: [
      ("standard", AppSettings.TextSize.system), ("large", .large), ("small", .small),
    ]
  )
  func versionOne(stored: String, read: AppSettings.TextSize) throws {
    try write(
      #"{"version":1,"settings":{"appearance":"dark","textSize":"\#(stored)"}}"#
    )
    let center = SettingsCenter(directories, now: .now)
    expectNil(center.setAside)
    expect(center.settings.appearance, equals: .dark)
    expect(center.settings.textSize, equals: read)
    var chosen = center.settings
    chosen.textSize = .standard
    try center.change(to: chosen)
    expect(SettingsCenter(directories, now: .now).settings, equals: chosen)
  }

  @Test(
    "a file that cannot be used is kept under another name",
    arguments: [
      ("no JSON", "damaged"), (#"{"version":1,"settings":{"appearance":"blue"}}"#, "damaged"),
      (#"{"version":7,"settings":{}}"#, "newer-7"),
    ]
  )
  func setAside(text: String, reason: String) throws {
    try write(text)
    let center = SettingsCenter(directories, now: .now)
    expect(center.settings, equals: AppSettings())
    let stored = try require(center.setAside)
    expect(stored.lastPathComponent.hasPrefix("settings.json.\(reason)-"))
    try expect(String(contentsOf: stored, encoding: .utf8), equals: text)
    expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("an unreadable file is quarantined, and not overwritten")
  func unreadable() throws {
    // A directory cannot be read as a file, not even by root.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let center = SettingsCenter(directories, now: .now)
    expect(center.settings, equals: AppSettings())
    let stored = try require(center.setAside)
    expect(stored.lastPathComponent.hasPrefix("settings.json.unreadable-"))
    try center.change(to: AppSettings())
    expect(FileManager.default.fileExists(atPath: stored.path))
  }

  @Test("appearance, language and text size take effect immediately")
  func takingEffect() async throws {
    let session = Session(directories: directories, openURL: { _, completion in completion(false) })
    var adapted: [String] = []
    session.adaptScreen = { adapted.append("\($0.rawValue) \($1?.rawValue ?? "as the desktop")") }
    try await session.open(.demo(.timeline))
    let screen = Screen(traits: ScreenTraits(), clock: HeadlessClock()) {
      session.show(.settings)
      return session.root
    }
    await screen.settle()
    try await screen.tap("appearance.2")
    expect(session.root.style, equals: .dark)
    expect(session.language, equals: .english)
    let before = try require(session.app?.coordinator)
    var chosen = session.settings.settings
    chosen.language = .simplifiedChinese
    chosen.textSize = .large
    try screen.perform { try session.settings.change(to: chosen) }
    expect(session.language, equals: .simplifiedChinese)
    expect(session.app?.coordinator !== before)
    expect(adapted.last, equals: "zh-Hans \(UIContentSizeCategory.extraLarge.rawValue)")
    chosen.textSize = .system
    try screen.perform { try session.settings.change(to: chosen) }
    expect(adapted.last, equals: "zh-Hans as the desktop")
    await screen.settle()
    expect(screen.layoutDescription().contains("动态"))
    await session.close()
  }

  @Test("a released session watches nothing")
  func released() async throws {
    var session: Session? = Session(
      directories: directories,
      openURL: { _, completion in completion(false) }
    )
    try await session?.open(.demo(.timeline))
    session?.show(.tab(.timeline))
    let unread = try require(session?.watches.unread)
    expect(!unread.isCancelled)
    session = nil
    try await eventually { unread.isCancelled }
    expectNil(session)
  }

  @Test("an early deep link is opened once there is a screen")
  func links() async throws {
    let session = Session(directories: directories, openURL: { _, completion in completion(false) })
    session.follow(try require(URL(string: "moments://settings")))
    try await session.open(.demo(.timeline))
    let screen = Screen(traits: ScreenTraits(), clock: HeadlessClock()) {
      session.show(.tab(.timeline))
      return session.root
    }
    await screen.settle()
    await screen.advance(by: 1)
    expect((try? screen.view("appearance.0")) != nil)
    await session.close()
  }
}
