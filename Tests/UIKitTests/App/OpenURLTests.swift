import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitValues

/// Links and files that a program is to open, other days, and the identifier of a copy.
@MainActor @Suite(.serialized) struct OpenURLTests {
  private static var calls: [String] = []

  private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched \((launchOptions?[.url] as? URL)?.host ?? "-")")
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      connectingSceneSession.userInfo = ["links": options.urlContexts.count]
      let configuration = UISceneConfiguration(
        name: nil,
        sessionRole: connectingSceneSession.role
      )
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let hosts = connectionOptions.urlContexts.compactMap(\.url.host).sorted()
      calls.append("connects \(hosts) \(session.userInfo?["links"] as? Int ?? -1)")
    }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
      for context in urlContexts.sorted(by: { $0.url.path < $1.url.path }) {
        calls.append("opens \(context.url.path) \(context.options.openInPlace)")
      }
    }
  }

  private final class PlainDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ app: UIApplication,
      open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      calls.append("opens \(url.host ?? url.path) \(options[.openInPlace] as? Bool ?? false)")
      return true
    }

    func applicationSignificantTimeChange(_ application: UIApplication) { calls.append("time") }
  }

  private let link = URL(string: "moments://timeline")
  private let file = URL(fileURLWithPath: "/tmp/a.txt")

  @Test func aSceneIsConnectedWithLinksAndOpensLaterOnes() throws {
    Self.calls = []
    let application = UIApplication()
    application.launch(SceneAppDelegate.self, urls: [try require(link)])
    application.receive([file, URL(fileURLWithPath: "/tmp/b.txt")])
    application.receive([])
    expect(
      Self.calls,
      equals: [
        "launched timeline", "connects [\"timeline\"] 1", "opens /tmp/a.txt true",
        "opens /tmp/b.txt true",
      ]
    )
    application.terminate()
  }

  @Test func aProgramWithoutScenesOpensThemByItsDelegate() throws {
    Self.calls = []
    let application = UIApplication()
    application.launch(PlainDelegate.self, urls: [try require(link)])
    application.receive([file])
    expect(Self.calls, equals: ["opens timeline false", "opens /tmp/a.txt true"])
    application.terminate()
  }

  @Test func dayAndTimeZoneChangesAreReported() throws {
    Self.calls = []
    let application = UIApplication()
    var notices = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.significantTimeChangeNotification,
      object: application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { notices += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    application.launch(PlainDelegate.self)
    let berlin = try require(TimeZone(identifier: "Europe/Berlin"))
    let tokyo = try require(TimeZone(identifier: "Asia/Tokyo"))
    // 2026-03-10, 23:59:50 in Berlin.
    let evening = Date(timeIntervalSince1970: 1_773_183_590)
    application.noteTime(now: evening, zone: berlin)
    (Self.calls, notices) = ([], 0)
    application.noteTime(now: evening.addingTimeInterval(5), zone: berlin)
    expect(Self.calls.isEmpty && notices == 0)
    application.noteTime(now: evening.addingTimeInterval(15), zone: berlin)
    expect(Self.calls == ["time"] && notices == 1)
    application.noteTime(now: evening.addingTimeInterval(16), zone: tokyo)
    expect(Self.calls == ["time", "time"] && notices == 2)
    application.terminate()
  }

  @Test func theVendorIdentifierIsStored() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vendor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try require(VendorIdentifier(folder: folder).value())
    expect(VendorIdentifier(folder: folder).value(), equals: first)
    try Data("no identifier".utf8).write(to: folder.appendingPathComponent("vendor-identifier"))
    let second = try require(VendorIdentifier(folder: folder).value())
    expect(second != first)
    expect(VendorIdentifier(folder: folder).value(), equals: second)
    expectNil(VendorIdentifier(folder: URL(fileURLWithPath: "/proc/none")).value())
  }

  @Test func universalLinksOnlyDoesNotOpenOtherLinks() throws {
    let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
    let link = try require(URL(string: "https://example.org"))
    var answers: [Bool] = []
    headless.run {
      let scene = UIWindowScene(
        session: UISceneSession(role: .windowApplication),
        connectionOptions: UIScene.ConnectionOptions()
      )
      let options = UIScene.OpenExternalURLOptions()
      options.universalLinksOnly = true
      scene.open(link, options: options) { answers.append($0) }
    }
    headless.frame()
    expect(answers, equals: [false])
  }

  @Test func sceneTitlesAreWindowTitles() {
    let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
    let before = UIScreen.current
    headless.host.becomeMain()
    defer { UIScreen.current = before }
    var titles: [String] = []
    headless.host.onTitleChange = { titles.append($0) }
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions()
    )
    scene.title = "Inbox"
    scene.title = "Inbox"
    scene.title = nil
    expect(titles, equals: ["Inbox", ""])
  }
}
