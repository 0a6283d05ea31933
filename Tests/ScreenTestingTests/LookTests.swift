import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import _Testing_Snapshots

/// Comparisons of looks, as all our visual tests make them.
@Suite struct LookTests {
  private let screen: Screen
  private let label = UILabel()

  init() {
    let label = label
    screen = Screen(traits: ScreenTraits(size: CGSize(width: 100, height: 100))) {
      let controller = UIViewController()
      label.text = "Try again"
      label.accessibilityIdentifier = "retry"
      label.frame = CGRect(x: 10, y: 20, width: 80, height: 30)
      controller.view.addSubview(label)
      return controller
    }
  }

  private func isSeen(_ subject: String) -> Bool { isVisible(subject, in: screen.window) }

  @Test func aSubjectIsFoundByItsIdentifierAndItsText() {
    expect(isSeen("retry"))
    expect(isSeen("Try again"))
    expect(!isSeen("Try"))
  }

  @Test func aSubjectBelowTheEdgeOrCutOffToASliverIsNotSeen() {
    label.frame.origin.y = 95
    expect(!isSeen("retry"))
    label.frame.origin.y = 80
    expect(isSeen("retry"))
    label.superview?.clipsToBounds = true
    label.superview?.frame.size.height = 85
    expect(!isSeen("retry"))
  }

  @Test func aHiddenSubjectIsNotSeen() {
    label.superview?.isHidden = true
    expect(!isSeen("retry"))
    label.superview?.isHidden = false
    label.alpha = 0
    expect(!isSeen("retry"))
  }

  @Test func failuresPointAtTheCaller() {
    let line = #line + 2
    withKnownIssue {
      expectLook(screen, "absent", showing: ["nowhere"], record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test(arguments: ["new-chinese", "known-zh-Hans", "narrow", "wide-900-dark", "wide-dark-zh"])
  func variantsAreComparedAsLayout(name: String) {
    expect(LookForm(ofLookNamed: name), equals: .layout)
  }

  @Test(arguments: ["light", "arabic", "largest", "narrow-largest", "widely"])
  func allElseIsDrawn(name: String) {
    expect(LookForm(ofLookNamed: name), equals: .image)
  }
}
