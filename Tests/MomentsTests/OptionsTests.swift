import AppCoordinator
import DemoProvider
import Expectations
import Foundation
import ListModel
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import Testing
import UIKit

@testable import Moments

@Suite struct OptionsTests {
  private func message(_ arguments: String...) -> String? {
    do {
      _ = try Options(arguments)
      return nil
    } catch {
      return String(describing: error)
    }
  }

  @Test func eventsAreLoggedOnRequest() throws {
    try expect(!Options([]).logsEvents)
    try expect(Options(["render", "--log-events", "--scale", "1"]).logsEvents)
  }

  @Test func withoutArgumentsTheCurrentAccountIsShown() throws {
    let options = try Options([])
    expect(options.command, equals: .window)
    expect(options.source, equals: .lastChosen)
    expect(options.size, equals: CGSize(width: 390, height: 844))
    expect(options.scale, equals: 2)
    expectNil(options.style)
    expectNil(options.language)
    expectNil(options.contentSize)
    expect(options.steps, equals: [])
    expect(options.output, equals: "timeline.png")
  }

  @Test func everyOptionIsParsed() throws {
    let options = try Options([
      "render", "--output", "out/a.png", "--archive", "/tmp/outbox.json", "--size", "820x1180",
      "--scale", "3", "--appearance", "dark", "--contrast", "high", "--language", "ar",
      "--content-size", "accessibility-large",
    ])
    expect(options.command, equals: .render)
    expect(options.output, equals: "out/a.png")
    expect(options.source, equals: .archive("/tmp/outbox.json"))
    expect(options.size, equals: CGSize(width: 820, height: 1180))
    expect(options.scale, equals: 3)
    expect(options.style, equals: .dark)
    expect(options.contrast, equals: .high)
    expect(options.language, equals: .arabic)
    expect(options.contentSize, equals: .accessibilityLarge)
  }

  @Test func linksOpenInTheRunningInstance() throws {
    let options = try Options(["moments://tag/hiking"])
    expect(options.command, equals: .window)
    expect(options.joinsRunning)
    expect(options.links, equals: [URL(string: "moments://tag/hiking")])
    try expect(Options(["--screen", "compose"]).links, equals: [AppLinks.compose])
    try expect(Options(["--gapplication-service"]).links, equals: [])
    // Sources other than the reader's own have a separate window.
    try expect(!Options(["--demo", "empty"]).joinsRunning)
    #expect(throws: OptionsError.unknown("file:///etc/passwd")) {
      try Options(["file:///etc/passwd"])
    }
  }

  @Test func aThreadIsOpenedByItsIdentifier() throws {
    try expectNil(Options([]).moment)
    try expect(Options(["--screen", "thread"]).moment, equals: "moment-1")
    try expect(Options(["--moment", "moment-7"]).moment, equals: "moment-7")
    try expect(Options(["--screen", "thread", "--moment", "moment-7"]).moment, equals: "moment-7")
    try expect(
      Options(["--archive", "a", "--moment", "9", "--screen", "thread"]).moment,
      equals: "9"
    )
    try expectNil(Options(["--screen", "timeline", "--moment", "9"]).moment)
    try expect(Options(["--screen", "explore"]).firstScreen, equals: .tab(.explore))
    try expect(Options(["--screen", "wall"]).firstScreen, equals: .tab(.wall))
    try expect(Options(["--screen", "notifications"]).firstScreen, equals: .tab(.notifications))
    try expect(Options(["--screen", "notifications"]).links, equals: [AppLinks.notifications])
    try expect(Options(["--screen", "search"]).firstScreen, equals: .search)
    try expect(
      Options(["--screen", "explore", "--moment", "9"]).firstScreen,
      equals: .tab(.explore)
    )
    try expect(Options(["--moment", "moment-7"]).firstScreen, equals: .moment("moment-7"))
    try expectNil(Options([]).firstScreen)
    try expect(Options(["--screen", "timeline"]).firstScreen, equals: .tab(.timeline))
    try expect(Options(["--screen", "profile"]).firstScreen, equals: .tab(.profile))
    expect(message("--archive", "a", "--screen", "thread"), equals: "--moment needs a value")
    expect(
      message("--screen", "cellar"),
      equals:
        "--screen cellar: give one of timeline, thread, explore, search, wall, notifications, "
        + "profile, compose, accounts, outbox, sign-in, settings, about"
    )
  }

  @Test func stepsKeepTheirOrder() throws {
    let options = try Options([
      "render", "--scroll", "400", "--tap", "like.42", "--wait", "0.5", "--scroll", "-10.5",
      "--appearance", "light", "--tap", "fold.7", "--press", "shift+tab", "--press", "J",
    ])
    expect(
      options.steps,
      equals: [
        .scroll(400), .tap("like.42"), .wait(0.5), .scroll(-10.5), .tap("fold.7"),
        .press(.key(.keyboardTab, .shift)), .press(.character("J")),
      ]
    )
    expect(options.style, equals: .light)
  }

  @Test(arguments: ["tabs", "hyper+tab", "shift+", ""])
  func unknownKeysAreReported(key: String) {
    expect(
      message("render", "--press", key),
      equals: "--press \(key): give one of \(KeyPress.list)"
    )
  }

  @Test func theLastOfTwoValuesIsUsed() throws {
    let options = try Options(["--demo", "empty", "--archive", "a", "--demo", "slow"])
    expect(options.source, equals: .demo(.slow))
  }

  @Test(arguments: ["--help", "-h"])
  func helpIsShownOnRequest(flag: String) throws {
    try expect(Options([flag]).command, equals: .help)
    try expect(Options(["render", flag]).command, equals: .help)
  }

  @Test func theHelpNamesEveryOptionAndScenario() {
    for option in [
      "--output", "--demo", "--archive", "--size", "--scale", "--appearance", "--contrast",
      "--language", "--content-size", "--scroll", "--tap", "--press", "--wait",
    ] {
      expect(Options.help.contains(option))
    }
    for story in DemoStory.allCases { expect(Options.help.contains(story.rawValue)) }
  }

  @Test func onlyOneCommandIsAccepted() {
    expectNil(message("--demo", "empty", "render"))
    expect(
      message("render", "--demo", "empty", "render"),
      equals: "unknown option render; moments --help lists them all"
    )
  }

  @Test func unknownOptionsAreReported() {
    expect(message("--sise", "1x1"), equals: "unknown option --sise; moments --help lists them all")
    expect(message("draw"), equals: "unknown option draw; moments --help lists them all")
    expect(message(""), equals: "unknown option ; moments --help lists them all")
  }

  @Test(
    arguments: [
      "--output", "--demo", "--archive", "--size", "--scale", "--appearance", "--language",
      "--content-size", "--scroll", "--tap", "--wait",
    ]
  )
  func optionsWithoutValuesAreReported(option: String) {
    expect(message(option), equals: "\(option) needs a value")
    expect(message("render", option), equals: "\(option) needs a value")
  }

  @Test(arguments: [
    "390", "390x", "x844", "390x844x2", "99x844", "390x10001", "axb", "", "nanxnan",
  ])
  func invalidSizesAreRejected(value: String) {
    expect(
      message("--size", value),
      equals:
        "--size \(value): give width x height in points, each from 100 to 10000, such as 390x844"
    )
  }

  @Test(arguments: ["0", "0.5", "5", "two", "", "nan", "inf", "-1"])
  func invalidScalesAreRejected(value: String) {
    expect(
      message("render", "--scale", value),
      equals: "--scale \(value): give a number from 1 to 4"
    )
  }

  @Test(arguments: ["-1", "3601", "soon", "nan", "inf", ""])
  func invalidWaitsAreRejected(value: String) {
    expect(
      message("render", "--wait", value),
      equals: "--wait \(value): give a number from 0 to 3600"
    )
  }

  @Test(arguments: ["down", "10000001", "-10000001", "nan", "-inf", ""])
  func invalidDistancesAreRejected(value: String) {
    expect(
      message("render", "--scroll", value),
      equals: "--scroll \(value): give a number from -10000000 to 10000000"
    )
  }

  @Test(arguments: ["Dark", "auto", ""])
  func invalidAppearancesAreRejected(value: String) {
    expect(message("--appearance", value), equals: "--appearance \(value): give light or dark")
  }

  @Test(arguments: ["klingon", "", "12"])
  func invalidLanguagesAreRejected(value: String) {
    let tags = AppLanguage.allCases.map(\.rawValue).joined(separator: ", ")
    expect(message("--language", value), equals: "--language \(value): give one of \(tags)")
  }

  @Test(arguments: ["huge", "", "Large"])
  func invalidContentSizesAreRejected(value: String) {
    expect(
      message("--content-size", value),
      equals: "--content-size \(value): give one of extra-small, small, "
        + "medium, large, extra-large, extra-extra-large, extra-extra-extra-large, "
        + "accessibility-medium, accessibility-large, accessibility-extra-large, "
        + "accessibility-extra-extra-large, accessibility-extra-extra-extra-large"
    )
  }

  @Test func unknownStoriesListTheKnownOnes() {
    let names = DemoStory.allCases.map(\.rawValue).joined(separator: ", ")
    expect(message("--demo", "nothing"), equals: "--demo nothing: give one of \(names)")
  }

  @Test func everyContentSizeHasAName() {
    for name in ContentSizeNames.list.components(separatedBy: ", ") {
      expect(ContentSizeNames.category(named: name) != nil)
    }
  }
}

@Suite("Commands of the program")
struct CommandTests {
  private func command(_ arguments: String...) throws -> Command { try Options(arguments).command }

  @Test("signing in takes a server, with or without a browser")
  func login() throws {
    try expect(
      command("login", "a.example"),
      equals: .login(server: "a.example", opensBrowser: true)
    )
    try expect(
      command("login", "--no-browser", "a.example"),
      equals: .login(server: "a.example", opensBrowser: false)
    )
    #expect(throws: OptionsError.missingValue("login")) { try command("login") }
    #expect(throws: OptionsError.missingValue("login")) { try command("login", "--no-browser") }
  }

  @Test("signing out takes an account, by default the current one")
  func logout() throws {
    try expect(command("logout"), equals: .logout(account: nil))
    try expect(command("logout", "ana@a.example"), equals: .logout(account: "ana@a.example"))
    try expect(command("logout", "--language", "ar"), equals: .logout(account: nil))
    try expect(command("logout", "--discard"), equals: .logout(account: nil, discards: true))
    try expect(
      command("logout", "--discard", "ana@a.example"),
      equals: .logout(account: "ana@a.example", discards: true)
    )
    try expect(command("verify"), equals: .verify(account: nil))
    try expect(command("verify", "ana@a.example"), equals: .verify(account: "ana@a.example"))
  }

  @Test("options may precede the command")
  func optionsFirst() throws {
    let options = try Options(["--language", "ar", "render", "--output", "x.png"])
    expect(options.command == .render && options.language == .arabic && options.output == "x.png")
    try expect(
      command("--scale", "3", "login", "a.example"),
      equals: .login(server: "a.example", opensBrowser: true)
    )
    #expect(throws: OptionsError.unknown("render")) { try command("accounts", "render") }
  }

  @Test("accounts are listed, and further arguments are rejected")
  func accounts() throws {
    try expect(command("accounts"), equals: .accounts)
    #expect(throws: OptionsError.unknown("ana")) { try command("accounts", "ana") }
  }

  @Test("the source is an account, this device, a story or files")
  func sources() throws {
    try expect(Options(["--account", "ana@a.example"]).source, equals: .account("ana@a.example"))
    try expect(Options(["--device"]).source, equals: .device)
    try expect(Options(["render", "--device", "--screen", "outbox"]).firstScreen, equals: .outbox)
  }

  @Test func anAddressIsOpened() throws {
    try expectNil(Options([]).link)
    try expect(
      Options(["render", "--open", "moments://tag/hiking"]).link,
      equals: URL(string: "moments://tag/hiking")
    )
    #expect(throws: OptionsError.self) { try Options(["--open", "hiking"]) }
    #expect(throws: OptionsError.missingValue("--open")) { try Options(["--open"]) }
  }
}
