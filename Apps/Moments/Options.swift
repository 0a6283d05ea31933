import DemoProvider
import Foundation
import ListModel
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import UIKit

/// The options of the command line.
struct Options {
  /// An action on the screen before it is drawn, in the order given.
  enum Step: Equatable {
    case scroll(CGFloat)
    case tap(String)
    case press(KeyPress)
    case wait(TimeInterval)
  }

  /// The initial screen.
  enum StartScreen: String, CaseIterable {
    case timeline
    case thread
    case explore
    case search
    case wall
    case notifications
    case profile
    case compose
    case accounts
    case outbox
    case signIn = "sign-in"
    case settings
    case about
  }

  var command = Command.window
  var output = "timeline.png"
  var source = Source.lastChosen
  var size = CGSize(width: 390, height: 844)
  var scale: CGFloat = 2
  var style: UIUserInterfaceStyle?
  var language: AppLanguage?
  /// The text size; nil for the reader's setting.
  var contentSize: UIContentSizeCategory?
  /// Normal or increased contrast; nil for that of the desktop.
  var contrast: UIAccessibilityContrast?
  var steps: [Step] = []
  /// Whether screen views and actions are written to the standard error stream.
  var logsEvents = false
  /// The moment to open over the timeline.
  var moment: ListItemID?
  /// The URL to open, once the initial screen is shown.
  var link: URL?
  /// The initial screen, by its name.
  private(set) var screen: StartScreen?

  /// Whether a running instance, if there is one, shows the window: only for the reader's own
  /// source; others have a separate window.
  var joinsRunning: Bool { source == .lastChosen }

  /// The links that a running instance is requested to open.
  var links: [URL] {
    if let link { return [link] }
    switch screen {
    case .explore: return [AppLinks.explore]
    case .search: return [AppLinks.search]
    case .wall: return [AppLinks.wall]
    case .notifications: return [AppLinks.notifications]
    case .compose: return [AppLinks.compose]
    case .settings: return [AppLinks.settings]
    case nil, .timeline, .thread, .profile, .accounts, .outbox, .signIn, .about: return []
    }
  }

  /// The initial screen; nil if none is requested.
  var firstScreen: Route? {
    switch screen {
    case .explore: .tab(.explore)
    case .search: .search
    case .wall: .tab(.wall)
    case .notifications: .tab(.notifications)
    case .profile: .tab(.profile)
    case .compose: .compose(.moment)
    case .accounts: .accounts
    case .outbox: .outbox
    case .signIn: .signIn
    case .settings: .settings
    case .about: .about
    case .timeline, .thread: moment.map { .moment($0) } ?? .tab(.timeline)
    case nil: moment.map { .moment($0) }
    }
  }

  static let help = """
    moments: a social timeline.

      moments [options] [LINK]                 opens a window, or brings the one that is open to the front
      moments render --output FILE [options]   draws the screen to a PNG, without a display

      moments login SERVER [--no-browser]      signs in with an account at a Mastodon server
      moments accounts                         lists the accounts
      moments verify [USER@SERVER]             compares what is kept with the server, and keeps what was missing
      moments logout [USER@SERVER] [--discard] signs out and deletes what was kept of the account; asks
                                               before it loses what is only here, unless told to discard it

      moments icons --output FOLDER            writes the app's icon as an icon theme has it
      moments --version                        says which version this is

    Where the moments come from; else the account chosen last, or this device alone:
      --account USER@SERVER an account that is signed in
      --device              this device alone; it begins with the moments of the demo
      --demo SCENARIO       made up: \(list(DemoStory.timelines))
                            and, of one moment: \(list(DemoStory.threads))
                            and, of what is written: \(list(DemoStory.composers))
                            and, of who follows whom: \(list(DemoStory.friends))
      --archive PATH        a JSON file of Mastodon statuses, an outbox.json, or a folder with them

    Which screen:
      --screen NAME         \(StartScreen.list); timeline
      --open URL            an address: moments://moment/ID, moments://profile/ID, moments://tag/NAME,
                            moments://compose?text=TEXT, or a page of the account's server
      --moment ID           the moment of the thread: moment-1 to moment-40 of the demo, else the identity of a post

    How the screen looks:
      --size WxH            in points; 390x844
      --scale N             pixels per point, 1 to 4; 2 (render only)
      --appearance STYLE    light, dark; a window follows the system
      --contrast CONTRAST   normal, high; a window follows the system
      --language LANGUAGE   \(AppLanguage.list)
      --content-size NAME   \(ContentSizeNames.list)

    What is logged:
      --log-events          writes each screen that is seen and each thing that is done to standard error, a line each

    What happens before it is drawn, in the order given (render only):
      --wait SECONDS        lets the headless clock run
      --scroll POINTS       scrolls down
      --tap IDENTIFIER      taps a view by its accessibility identifier
      --press KEY           presses a key: \(KeyPress.list)
    """

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: ``OptionsError``.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      // After a command, a second command is treated as an unknown option.
      if command == .window, try readCommand(option, &rest) { continue }
      switch option {
      case "--help", "-h": command = .help
      case "--version": command = .version
      case "--device": source = .device
      case "--log-events": logsEvents = true
      // The bus starts the program this way; it requests a window right after.
      case "--gapplication-service": break
      default:
        if let address = Self.link(option) {
          link = address
          continue
        }
        guard Self.names.contains(option) else { throw OptionsError.unknown(option) }
        guard let value = rest.popFirst() else { throw OptionsError.missingValue(option) }
        try set(option, to: value)
      }
    }
    try chooseMoment()
  }

  /// Reads a command and removes its arguments from those that follow; without a command, a window
  /// is opened.
  ///
  /// - Returns: Whether the word is a command.
  private mutating func readCommand(
    _ word: String,
    _ rest: inout ArraySlice<String>
  ) throws -> Bool {
    switch word {
    case "render": command = .render
    case "accounts": command = .accounts
    case "icons": command = .icons
    case "login":
      let opensBrowser = !Self.take("--no-browser", off: &rest)
      guard let server = rest.popFirst() else { throw OptionsError.missingValue("login") }
      command = .login(server: server, opensBrowser: opensBrowser)
    case "verify": command = .verify(account: Self.takeName(off: &rest))
    case "logout":
      let discards = Self.take("--discard", off: &rest)
      command = .logout(account: Self.takeName(off: &rest), discards: discards)
    default: return false
    }
    return true
  }

  private static func take(_ option: String, off rest: inout ArraySlice<String>) -> Bool {
    let count = rest.count
    rest.removeAll { $0 == option }
    return rest.count < count
  }

  /// The account name that follows, if there is one.
  private static func takeName(off rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  /// A thread needs a moment: by default the first one of the demo, which this device starts with.
  private mutating func chooseMoment() throws {
    switch (screen, source, moment) {
    case (.timeline?, _, _), (.explore?, _, _), (.compose?, _, _), (.accounts?, _, _),
      (.outbox?, _, _), (.signIn?, _, _), (.wall?, _, _), (.profile?, _, _), (.settings?, _, _),
      (.about?, _, _), (.search?, _, _):
      moment = nil
    case (.thread?, .demo, nil), (.thread?, .device, nil), (.thread?, .lastChosen, nil):
      moment = "moment-1"
    case (.thread?, _, nil): throw OptionsError.missingValue("--moment")
    default: break
    }
  }

  private static let names: Set<String> = [
    "--screen", "--moment", "--open", "--output", "--demo", "--archive", "--account", "--size",
    "--scale",
    "--appearance", "--contrast",
    "--language",
    "--content-size", "--scroll", "--tap", "--press", "--wait",
  ]

  /// A URL argument to open.
  private static func link(_ argument: String) -> URL? {
    guard let url = URL(string: argument), let scheme = url.scheme?.lowercased() else { return nil }
    return ["moments", "https", "http"].contains(scheme) ? url : nil
  }

  private mutating func set(_ option: String, to value: String) throws {
    switch option {
    case "--output": output = value
    case "--screen":
      guard let screen = StartScreen(rawValue: value) else {
        throw OptionsError.badValue(option, value, "one of \(StartScreen.list)")
      }
      self.screen = screen
    case "--moment": moment = ListItemID(value)
    case "--open":
      guard let url = URL(string: value), url.scheme != nil else {
        throw OptionsError.badValue(option, value, "an address such as moments://tag/hiking")
      }
      link = url
    case "--demo":
      guard let story = DemoStory(rawValue: value) else {
        throw OptionsError.badValue(option, value, "one of \(Self.list(DemoStory.allCases))")
      }
      source = .demo(story)
    case "--archive": source = .archive(value)
    case "--account": source = .account(value)
    case "--size": size = try Self.size(value)
    case "--scale": scale = try Self.number(value, of: option, in: 1...4)
    case "--appearance": style = try Self.style(value)
    case "--contrast": contrast = try Self.contrast(value)
    case "--language":
      guard let language = AppLanguage(identifier: value) else {
        throw OptionsError.badValue(option, value, "one of \(AppLanguage.list)")
      }
      self.language = language
    case "--content-size":
      guard let category = ContentSizeNames.category(named: value) else {
        throw OptionsError.badValue(option, value, "one of \(ContentSizeNames.list)")
      }
      contentSize = category
    case "--scroll":
      steps.append(.scroll(try Self.number(value, of: option, in: -10_000_000...10_000_000)))
    case "--tap": steps.append(.tap(value))
    case "--press":
      guard let key = KeyPress(value) else {
        throw OptionsError.badValue(option, value, "one of \(KeyPress.list)")
      }
      steps.append(.press(key))
    default: steps.append(.wait(try Self.number(value, of: option, in: 0...3600)))
    }
  }

  private static func list(_ stories: [DemoStory]) -> String {
    stories.map(\.rawValue).joined(separator: ", ")
  }

  private static func size(_ value: String) throws -> CGSize {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (100...10_000).contains(width), (100...10_000).contains(height)
    else {
      throw OptionsError.badValue(
        "--size",
        value,
        "width x height in points, each from 100 to 10000, such as 390x844"
      )
    }
    return CGSize(width: width, height: height)
  }

  private static func number(
    _ value: String,
    of option: String,
    in range: ClosedRange<Double>
  ) throws -> CGFloat {
    guard let number = Double(value), range.contains(number) else {
      throw OptionsError.badValue(
        option,
        value,
        "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      )
    }
    return CGFloat(number)
  }

  private static func style(_ value: String) throws -> UIUserInterfaceStyle {
    switch value {
    case "light": return .light
    case "dark": return .dark
    default: throw OptionsError.badValue("--appearance", value, "light or dark")
    }
  }

  private static func contrast(_ value: String) throws -> UIAccessibilityContrast {
    switch value {
    case "normal": return .normal
    case "high": return .high
    default: throw OptionsError.badValue("--contrast", value, "normal or high")
    }
  }
}

extension Options.StartScreen {
  /// The names on the command line, separated by commas.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
