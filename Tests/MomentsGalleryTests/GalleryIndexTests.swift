import DemoViewModels
import Expectations
import Foundation
import Foundations
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

@testable import MomentsGallery

/// Every component is in the index.
@Suite struct GalleryIndexTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of a folder of `Modules`, as text.
  private static func sources(in folder: String) throws -> [String] {
    let folder = root.appendingPathComponent("Modules/\(folder)")
    let files = try require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The names of the public classes and structures of a module, each with its superclass or
  /// protocol.
  private static func publicTypes(in folder: String) throws -> [(name: String, base: String)] {
    let declaration = try Regex(
      #"(?m)^(?:public|open)(?: nonisolated)?(?: final)? (?:class|struct|enum) (\w+)(?:<[^{]*?>)?\s*(?::\s*([\w.]+))?"#
    )
    return try sources(in: folder).flatMap { text in
      text.matches(of: declaration).map { match in
        (
          match.output[1].substring.map(String.init) ?? "",
          match.output[2].substring.map(String.init) ?? ""
        )
      }
    }
  }

  private static let loader = ImageLoader(source: FlatImages())

  /// The classes of all views and controllers that the index shows, those that they inherit from
  /// included, without generic arguments.
  private static func shownClasses() async throws -> Set<String> {
    var found: Set<String> = []
    func note(_ object: AnyObject) {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        found.insert(String("\(current.subjectType)".prefix { $0 != "<" }))
        mirror = current.superclassMirror
      }
    }
    func visit(_ view: UIView) {
      note(view)
      if let controller = view.next as? UIViewController { note(controller) }
      view.subviews.forEach(visit)
    }
    for component in GalleryIndex.components {
      let sheet = ContactSheet(component, in: GalleryEnvironment(imageLoader: loader))
      switch component.kind {
      case .part: visit(try await sheet.screenOfParts().window)
      case .screen:
        for state in component.states { visit(await sheet.screen(of: state, .light).window) }
      }
    }
    return found
  }

  @Test func everyPublicViewIsShown() async throws {
    let shown = try await Self.shownClasses()
    let folders =
      ["DesignKit", "Foundations"]
      + ["Components", "Timeline", "Thread", "Explore", "Friends", "Wall", "Photos", "Composer"]
      .map { "Moments/\($0)" } + ["Moments/Outbox", "Moments/Accounts"]
    var missing: [String] = []
    for folder in folders {
      // Section controllers are no controllers of views.
      let views = try Self.publicTypes(in: folder).filter { type in
        ["View", "Control", "Button", "Label", "Cell", "ViewController"]
          .contains { type.base.hasSuffix($0) }
      }
      missing += views.map(\.name).filter { !shown.contains($0) }
    }
    expect(missing, equals: [])
  }

  /// A list of people is a value, a sheet a scenario: each of their cases is a state of its screen.
  @Test func everyCaseOfTheDemoIsAState() throws {
    func states(_ name: String) throws -> Set<String> {
      Set(try require(GalleryIndex.component(named: name)).states.map(\.name))
    }
    let friends = try states("FriendsListViewController")
    expect(DemoFriendsState.allCases.map(\.rawValue).filter { !friends.contains($0) }, equals: [])
    let composer = try states("ComposerViewController")
    expect(
      DemoComposerScenario.allCases.map(\.rawValue).filter { !composer.contains($0) },
      equals: []
    )
    for list in [
      "TimelineViewController", "ThreadViewController", "WallViewController", "ListView",
    ] {
      let names = try states(list)
      expect(GalleryListState.allCases.map(\.rawValue).filter { !names.contains($0) }, equals: [])
    }
  }

  @Test func everyDemoViewModelIsInTheIndex() throws {
    let index = try Self.sources(in: "Gallery").joined()
    let viewModels = try Self.publicTypes(in: "DemoViewModels").map(\.name)
      .filter { $0.hasPrefix("Demo") && $0.hasSuffix("ViewModel") }
    expect(viewModels.count, isAtLeast: 9)
    // The content of a list of people is made by its state.
    let indirect: Set = ["DemoFriendsListViewModel", "DemoFriendsListContentViewModel"]
    expect(viewModels.filter { !indirect.contains($0) && !index.contains("\($0)(") }, equals: [])
  }

  @Test func namesAreUnique() {
    let names = GalleryIndex.components.map(\.name)
    expect(Set(names).count, equals: names.count)
    expectNil(GalleryIndex.component(named: "nothing"))
  }

  @Test func componentsFollowTheirConfiguration() async throws {
    let component = try require(GalleryIndex.component(named: "FriendsListHeaderView"))
    var environment = GalleryEnvironment(imageLoader: Self.loader)
    let standard = try await ContactSheet(component, in: environment).image()
    environment.config = .custom
    let custom = try await ContactSheet(component, in: environment).image()
    let comparison = Diffing.image()
    try expect(comparison.diff(standard, custom) != nil)
  }
}
