import Expectations
import Foundation
import Testing
import UIKit

/// Segues of controllers that come from code.
@MainActor @Suite struct SegueTests {
  private final class Performing: UIViewController {
    var performed: [String] = []
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      performed.append(identifier)
    }
  }

  @Test func aSegueThatTheControllerDoesNotHaveStopsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "next", sender: nil) }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    expect(text.contains("has no segue with identifier 'next'"))
  }

  @Test func aSubclassPerformsSeguesItself() {
    let controller = Performing()
    let base: UIViewController = controller
    base.performSegue(withIdentifier: "next", sender: nil)
    expect(controller.performed, equals: ["next"])
  }
}
