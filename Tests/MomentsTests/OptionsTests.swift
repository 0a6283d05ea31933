import AppCoordinator
import DemoProvider
import Foundation
import ListModel
import MomentsComposition
import MomentsContracts
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
    #expect(try !Options([]).logsEvents)
    #expect(try Options(["render", "--log-events", "--scale", "1"]).logsEvents)
  }

  @Test func withoutArgumentsTheCurrentAccountIsShown() throws {
    let options = try Options([])
    #expect(options.command == .window)
    #expect(options.source == .lastChosen)
    #expect(options.size == CGSize(width: 390, height: 844))
    #expect(options.scale == 2)
    #expect(options.style == nil)
    #expect(options.language == nil)
    #expect(options.contentSize == nil)
    #expect(options.steps == [])
    #expect(options.output == "timeline.png")
  }

  @Test func everyOptionIsParsed() throws {
    let options = try Options([
      "render", "--output", "out/a.png", "--archive", "/tmp/outbox.json", "--size", "820x1180",
      "--scale", "3", "--appearance", "dark", "--contrast", "high", "--language", "ar",
      "--content-size", "accessibility-large",
    ])
    #expect(options.command == .render)
    #expect(options.output == "out/a.png")
    #expect(options.source == .archive("/tmp/outbox.json"))
    #expect(options.size == CGSize(width: 820, height: 1180))
    #expect(options.scale == 3)
    #expect(options.style == .dark)
    #expect(options.contrast == .high)
    #expect(options.language == .arabic)
    #expect(options.contentSize == .accessibilityLarge)
  }

  @Test func linksOpenInTheRunningInstance() throws {
    let options = try Options(["moments://tag/hiking"])
    #expect(options.command == .window)
    #expect(options.joinsRunning)
    #expect(options.links == [URL(string: "moments://tag/hiking")])
    #expect(try Options(["--screen", "compose"]).links == [AppLinks.compose])
    #expect(try Options(["--gapplication-service"]).links == [])
    // Sources other than the reader's own have a separate window.
    #expect(try !Options(["--demo", "empty"]).joinsRunning)
    #expect(throws: OptionsError.unknown("file:///etc/passwd")) {
      try Options(["file:///etc/passwd"])
    }
  }

  @Test func aThreadIsOpenedByItsIdentifier() throws {
    #expect(try Options([]).moment == nil)
    #expect(try Options(["--screen", "thread"]).moment == "moment-1")
    #expect(try Options(["--moment", "moment-7"]).moment == "moment-7")
    #expect(try Options(["--screen", "thread", "--moment", "moment-7"]).moment == "moment-7")
    #expect(try Options(["--archive", "a", "--moment", "9", "--screen", "thread"]).moment == "9")
    #expect(try Options(["--screen", "timeline", "--moment", "9"]).moment == nil)
    #expect(try Options(["--screen", "explore"]).firstScreen == .explore)
    #expect(try Options(["--screen", "wall"]).firstScreen == .wall)
    #expect(try Options(["--screen", "notifications"]).firstScreen == .notifications)
    #expect(try Options(["--screen", "notifications"]).links == [AppLinks.notifications])
    #expect(try Options(["--screen", "search"]).firstScreen == .search)
    #expect(try Options(["--screen", "explore", "--moment", "9"]).firstScreen == .explore)
    #expect(try Options(["--moment", "moment-7"]).firstScreen == .thread("moment-7"))
    #expect(try Options([]).firstScreen == nil)
    #expect(try Options(["--screen", "timeline"]).firstScreen == .timeline)
    #expect(try Options(["--screen", "profile"]).firstScreen == .profile)
    #expect(message("--archive", "a", "--screen", "thread") == "--moment needs a value")
    #expect(
      message("--screen", "cellar")
        == "--screen cellar: give one of timeline, thread, explore, search, wall, notifications, "
        + "profile, compose, accounts, outbox, sign-in, settings, about"
    )
  }

  @Test func stepsKeepTheirOrder() throws {
    let options = try Options([
      "render", "--scroll", "400", "--tap", "like.42", "--wait", "0.5", "--scroll", "-10.5",
      "--appearance", "light", "--tap", "fold.7",
    ])
    #expect(
      options.steps == [
        .scroll(400), .tap("like.42"), .wait(0.5), .scroll(-10.5), .tap("fold.7"),
      ]
    )
    #expect(options.style == .light)
  }

  @Test func theLastOfTwoValuesIsUsed() throws {
    let options = try Options(["--demo", "empty", "--archive", "a", "--demo", "slow"])
    #expect(options.source == .demo(.slow))
  }

  @Test(arguments: ["--help", "-h"])
  func helpIsShownOnRequest(flag: String) throws {
    #expect(try Options([flag]).command == .help)
    #expect(try Options(["render", flag]).command == .help)
  }

  @Test func theHelpNamesEveryOptionAndScenario() {
    for option in [
      "--output", "--demo", "--archive", "--size", "--scale", "--appearance", "--contrast",
      "--language", "--content-size", "--scroll", "--tap", "--wait",
    ] {
      #expect(Options.help.contains(option))
    }
    for story in DemoStory.allCases { #expect(Options.help.contains(story.rawValue)) }
  }

  @Test func onlyOneCommandIsAccepted() {
    #expect(message("--demo", "empty", "render") == nil)
    #expect(
      message("render", "--demo", "empty", "render")
        == "unknown option render; moments --help lists them all"
    )
  }

  @Test func unknownOptionsAreReported() {
    #expect(message("--sise", "1x1") == "unknown option --sise; moments --help lists them all")
    #expect(message("draw") == "unknown option draw; moments --help lists them all")
    #expect(message("") == "unknown option ; moments --help lists them all")
  }

  @Test(
    arguments: [
      "--output", "--demo", "--archive", "--size", "--scale", "--appearance", "--language",
      "--content-size", "--scroll", "--tap", "--wait",
    ]
  )
  func optionsWithoutValuesAreReported(option: String) {
    #expect(message(option) == "\(option) needs a value")
    #expect(message("render", option) == "\(option) needs a value")
  }

  @Test(arguments: [
    "390", "390x", "x844", "390x844x2", "99x844", "390x10001", "axb", "", "nanxnan",
  ])
  func invalidSizesAreRejected(value: String) {
    #expect(
      message("--size", value)
        == "--size \(value): give width x height in points, each from 100 to 10000, such as 390x844"
    )
  }

  @Test(arguments: ["0", "0.5", "5", "two", "", "nan", "inf", "-1"])
  func invalidScalesAreRejected(value: String) {
    #expect(message("render", "--scale", value) == "--scale \(value): give a number from 1 to 4")
  }

  @Test(arguments: ["-1", "3601", "soon", "nan", "inf", ""])
  func invalidWaitsAreRejected(value: String) {
    #expect(message("render", "--wait", value) == "--wait \(value): give a number from 0 to 3600")
  }

  @Test(arguments: ["down", "10000001", "-10000001", "nan", "-inf", ""])
  func invalidDistancesAreRejected(value: String) {
    #expect(
      message("render", "--scroll", value)
        == "--scroll \(value): give a number from -10000000 to 10000000"
    )
  }

  @Test(arguments: ["Dark", "auto", ""])
  func invalidAppearancesAreRejected(value: String) {
    #expect(message("--appearance", value) == "--appearance \(value): give light or dark")
  }

  @Test(arguments: ["klingon", "", "12"])
  func invalidLanguagesAreRejected(value: String) {
    #expect(message("--language", value) == "--language \(value): give one of en, zh-Hans, ar")
  }

  @Test(arguments: ["huge", "", "Large"])
  func invalidContentSizesAreRejected(value: String) {
    #expect(
      message("--content-size", value)
        == "--content-size \(value): give one of extra-small, small, "
        + "medium, large, extra-large, extra-extra-large, extra-extra-extra-large, "
        + "accessibility-medium, accessibility-large, accessibility-extra-large, "
        + "accessibility-extra-extra-large, accessibility-extra-extra-extra-large"
    )
  }

  @Test func unknownStoriesListTheKnownOnes() {
    let names = DemoStory.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(message("--demo", "nothing") == "--demo nothing: give one of \(names)")
  }

  @Test func everyContentSizeHasAName() {
    for name in ContentSizeNames.list.components(separatedBy: ", ") {
      #expect(ContentSizeNames.category(named: name) != nil)
    }
  }
}

@Suite("Commands of the program")
struct CommandTests {
  private func command(_ arguments: String...) throws -> Command { try Options(arguments).command }

  @Test("signing in takes a server, with or without a browser")
  func login() throws {
    #expect(
      try command("login", "a.example") == .login(server: "a.example", opensBrowser: true)
    )
    #expect(
      try command("login", "--no-browser", "a.example")
        == .login(server: "a.example", opensBrowser: false)
    )
    #expect(throws: OptionsError.missingValue("login")) { try command("login") }
    #expect(throws: OptionsError.missingValue("login")) { try command("login", "--no-browser") }
  }

  @Test("signing out takes an account, by default the current one")
  func logout() throws {
    #expect(try command("logout") == .logout(account: nil))
    #expect(try command("logout", "ana@a.example") == .logout(account: "ana@a.example"))
    #expect(try command("logout", "--language", "ar") == .logout(account: nil))
    #expect(try command("logout", "--discard") == .logout(account: nil, discards: true))
    #expect(
      try command("logout", "--discard", "ana@a.example")
        == .logout(account: "ana@a.example", discards: true)
    )
    #expect(try command("verify") == .verify(account: nil))
    #expect(try command("verify", "ana@a.example") == .verify(account: "ana@a.example"))
  }

  @Test("options may precede the command")
  func optionsFirst() throws {
    let options = try Options(["--language", "ar", "render", "--output", "x.png"])
    #expect(options.command == .render && options.language == .arabic && options.output == "x.png")
    #expect(
      try command("--scale", "3", "login", "a.example")
        == .login(server: "a.example", opensBrowser: true)
    )
    #expect(throws: OptionsError.unknown("render")) { try command("accounts", "render") }
  }

  @Test("accounts are listed, and further arguments are rejected")
  func accounts() throws {
    #expect(try command("accounts") == .accounts)
    #expect(throws: OptionsError.unknown("ana")) { try command("accounts", "ana") }
  }

  @Test("the source is an account, this device, a story or files")
  func sources() throws {
    #expect(try Options(["--account", "ana@a.example"]).source == .account("ana@a.example"))
    #expect(try Options(["--device"]).source == .device)
    #expect(try Options(["render", "--device", "--screen", "outbox"]).firstScreen == .outbox)
  }

  @Test func anAddressIsOpened() throws {
    #expect(try Options([]).link == nil)
    #expect(
      try Options(["render", "--open", "moments://tag/hiking"]).link
        == URL(string: "moments://tag/hiking")
    )
    #expect(throws: OptionsError.self) { try Options(["--open", "hiking"]) }
    #expect(throws: OptionsError.missingValue("--open")) { try Options(["--open"]) }
  }
}
