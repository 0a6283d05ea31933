import Expectations
import Testing
import UIKit

/// Segues that programs make themselves.
@MainActor @Suite struct StoryboardSegueTests {
  private final class ChildSegue: UIStoryboardSegue {
    override init(
      identifier: String?,
      source: UIViewController,
      destination: UIViewController
    ) {
      super.init(identifier: identifier, source: source, destination: destination)
      destination.title = "made"
    }

    override func perform() {
      source.addChild(destination)
      destination.didMove(toParent: source)
    }
  }

  @Test func aSubclassPerformsItsTransition() {
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = ChildSegue(identifier: "card", source: source, destination: destination)
    expect(segue.identifier, equals: "card")
    expect(destination.title, equals: "made")
    segue.perform()
    expect(source.children, equals: [destination])
  }

  @Test func aClosureIsPerformed() {
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: nil,
      source: UIViewController(),
      destination: UIViewController()
    ) { count += 1 }
    expect(count, equals: 0)
    segue.perform()
    expect(count, equals: 1)
  }

  @Test func aControllerMadeInCodeHasNoStoryboard() {
    expectNil(UIViewController().storyboard)
  }
}
