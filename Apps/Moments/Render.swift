import AppCoordinator
import Foundation
import Foundations
import GStreamerPlayback
import LocalStore
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import SoupTransport
import UIKit

/// Draws the first screen to a PNG without a display.
enum Render {
  /// Runs the steps of the options on a headless screen and writes the image.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - directories: The directories of the app's data.
  /// - Throws: The error that prevented the image.
  static func run(
    _ options: Options,
    directories: StoreDirectories = .standard()
  ) async throws {
    let clock = HeadlessClock()
    let session = Session(
      language: options.language ?? .ofProcess,
      directories: directories,
      sockets: SoupTransport(),
      clock: clock,
      openURL: { _, completion in completion(false) }
    )
    session.makePlayers = { GStreamerPlayers(source: $0) }
    if options.logsEvents { session.tracker = EventLog.toStandardError() }
    try await session.open(options.source)
    guard let app = session.app else { return }
    if let screen = options.screen, let first = options.firstScreen, !app.coordinator.canShow(first)
    {
      throw RenderError.noScreen(screen.rawValue)
    }
    let traits = ScreenTraits(
      size: options.size,
      scale: options.scale,
      style: options.style ?? .light,
      contentSize: options.contentSize ?? .large,
      contrast: options.contrast ?? .normal,
      isRightToLeft: session.language.isRightToLeft
    )
    let screen = Screen(traits: traits, clock: clock) {
      session.show(options.firstScreen)
      return session.root
    }
    screen.work = [
      { await wait { app.coordinator.isLoading && !clock.hasSleepers } },
      { await app.imageLoader.waitUntilIdle() },
    ]
    await screen.settle()
    await waitForContent(of: app.coordinator, on: screen)
    if let link = options.link {
      screen.perform { _ = app.coordinator.open(link) }
      await screen.settle()
      await waitForContent(of: app.coordinator, on: screen)
    }
    for step in options.steps { try await perform(step, on: screen) }
    let file = URL(fileURLWithPath: options.output)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try screen.pngData().write(to: file)
    print(file.path)
    await session.close()
    try report(app.coordinator, of: options.source)
  }

  /// Prints the messages shown in the image as well, because scripts do not read images.
  private static func report(_ coordinator: AppCoordinator, of source: Source) throws {
    if case .demo = source { return }
    if let failure = coordinator.failure { throw RenderError.notLoaded(failure) }
    if let message = coordinator.message {
      FileHandle.standardError.write(Data("moments: \(message)\n".utf8))
    }
  }

  /// Advances the headless clock until the screen has loaded, for at most two of its seconds:
  /// slower content, such as the demo of a slow server, is drawn while it loads.
  private static func waitForContent(of coordinator: AppCoordinator, on screen: Screen) async {
    var left = 8
    while coordinator.isLoading, left > 0 {
      await screen.advance(by: 0.25)
      left -= 1
    }
    await screen.settle()
  }

  /// Waits, in real time and at most half a minute, while files or the network are being read.
  ///
  /// It does not wait for the headless clock, which advances by `--wait`.
  private static func wait(while isWorking: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(30)
    while isWorking(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(2))
    }
  }

  private static func perform(_ step: Options.Step, on screen: Screen) async throws {
    switch step {
    case .scroll(let points):
      try await screen.scroll(by: points)
      await screen.settle()
    case .tap(let identifier):
      try await screen.tap(identifier)
      await screen.settle()
    case .press(.key(let key, let modifiers)):
      await screen.press(key, modifiers: modifiers)
      await screen.settle()
    case .press(.character(let character, let modifiers)):
      await screen.press(character, modifiers: modifiers)
      await screen.settle()
    case .wait(let seconds):
      await screen.advance(by: seconds)
      await screen.settle()
    }
  }
}
