import Expectations
import Foundation
import Testing
import UIKit

@testable import ScreenTesting

@Suite struct AccessibilityDescriptionTests {
  private let screen = Screen(traits: ScreenTraits(size: CGSize(width: 200, height: 300))) {
    let controller = UIViewController()
    controller.title = "Title"
    return UINavigationController(rootViewController: controller)
  }

  @Test func aLineDescribesAnElement() {
    let element = UIControl(frame: CGRect(x: 10.4, y: 100, width: 50, height: 44))
    element.isAccessibilityElement = true
    element.accessibilityLabel = "Say \"hi\"\nto all"
    element.accessibilityValue = "2 of 3"
    element.accessibilityHint = "Opens"
    element.accessibilityTraits = [.toggleButton, .updatesFrequently]
    element.accessibilityExpandedStatus = .collapsed
    element.isSelected = true
    element.isEnabled = false
    element.accessibilityIdentifier = "hi"
    element.accessibilityCustomActions = ["Reply", "Share"].map {
      UIAccessibilityCustomAction(name: $0) { _ in true }
    }
    screen.window.addSubview(element)
    expect(
      screen.accessibilityDescription(),
      equals: """
        navigationBar (0 0; 200 32)
          heading "Title" (82 6; 37 21)
        toggle "Say "hi"\\nto all" = "2 of 3" [selected, notEnabled, updatesFrequently, collapsed] \
        hint "Opens" actions "Reply" | "Share" (10 100; 50 44) #hi

        """
    )
    expect(
      AccessibilityDescription(of: element).text.hasPrefix("toggle \"Say")
    )
  }

  @Test func partsOfAScreenAreDescribedInContext() throws {
    let navigation = try require(screen.window.rootViewController as? UINavigationController)
    expect(
      AccessibilityDescription(of: navigation.navigationBar).text,
      equals: "navigationBar (0 0; 200 32)\n  heading \"Title\" (82 6; 37 21)\n"
    )
    expect(AccessibilityDescription(of: UILabel()).text, satisfies: \.isEmpty)
  }
}
