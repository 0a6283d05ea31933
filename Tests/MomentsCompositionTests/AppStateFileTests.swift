import AppCoordinator
import Expectations
import Foundation
import ListModel
import LocalStore
import MomentsContracts
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import MomentsComposition

/// Where the reader was, in a file.
@Suite struct AppStateFileTests {
  private let folder = TemporaryFolder(isMade: false)
  private let state = AppState(tab: .wall, stacks: [.wall: [.moment("7")], .explore: [.outbox]])

  private var file: AppStateFile { AppStateFile(folder: folder.url) }
  private var url: URL { folder.url.appendingPathComponent("state.json") }

  private func write(_ data: Data) throws { try folder.write(data, to: "state.json") }

  @Test func onlyTheUserCanReadTheState() throws {
    for _ in 0..<2 {
      try file.write(state)
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      expect(attributes[.posixPermissions] as? Int, equals: 0o600)
    }
  }

  @Test func aWrittenStateIsReadBack() throws {
    expect(file.read().state, equals: AppState())
    try file.write(state)
    expect(file.read().state, equals: state)
    expectNil(file.read().setAside)
    try expect(folder.files, equals: ["state.json"])
  }

  @Test(arguments: Seeds.first(20))
  func damagedFilesAreQuarantined(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = Data(
      (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    )
    for _ in 0..<2 {
      try write(bytes)
      let (read, setAside) = file.read()
      expect(read, equals: AppState())
      expect(setAside?.reason, equals: .damaged)
      try expect(setAside.map { try Data(contentsOf: $0.url) }, equals: bytes)
      try expect(folder.files, equals: ["state.damaged.json"])
    }
  }

  @Test func filesOfNewerVersionsAreQuarantined() throws {
    try write(Data(#"{"version": 9}"#.utf8))
    expect(file.read().setAside?.reason, equals: .otherVersion(9))
    try expect(folder.files, equals: ["state.newer.json"])
  }

  @Test func irregularFilesAreQuarantined() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    expect(file.read().setAside?.reason, equals: .damaged)
    try write(Data(count: 4 << 20))
    expect(file.read().setAside?.reason, equals: .damaged)
    try expect(folder.files, equals: ["state.damaged.json"])
  }

  // MARK: Keeping

  @Test func manyChangesAreSavedOnceAfterADelay() async throws {
    let clock = HeadlessClock()
    let screen = Screen(clock: clock) { UIViewController() }
    var now = AppState()
    let saver = StateSaver(file, clock: clock, saved: AppState()) { now }
    saver.stateDidChange()
    now = state
    saver.stateDidChange()
    await screen.advance(by: 0.5)
    expect(file.read().state, equals: AppState())
    await screen.advance(by: 1)
    expect(file.read().state, equals: state)
    now = AppState(tab: .explore)
    saver.stateDidChange()
    saver.finish()
    expect(file.read().state, equals: now)
  }

  @Test func aReleasedSaverSavesNothing() async throws {
    let clock = HeadlessClock()
    var saver: StateSaver? = StateSaver(file, clock: clock, saved: AppState()) { [state] in state }
    saver?.stateDidChange()
    try await eventually { clock.hasSleepers }
    saver = nil
    try await eventually { !clock.hasSleepers }
    expectNil(saver)
    expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func unchangedValuesAreNotWritten() throws {
    let saver = StateSaver(file, clock: HeadlessClock(), saved: state) { [state] in state }
    saver.finish()
    expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func aFailureToStoreIsReportedOnce() throws {
    // A file is at the path of the folder.
    try Data().write(to: folder.url)
    let saver = StateSaver(file, clock: HeadlessClock(), saved: AppState()) { [state] in state }
    var failures = 0
    saver.onFailure = { _ in failures += 1 }
    saver.finish()
    saver.finish()
    expect(failures, equals: 1)
  }
}
