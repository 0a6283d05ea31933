import Expectations
import Foundation
import QuartzCore
import ScreenTesting
import Testing
import UIKit

/// Animations between `beginAnimations` and `commitAnimations`.
@MainActor @Suite struct BegunAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let screen: Screen

  init() async {
    let root = UIViewController()
    screen = Screen { root }
    root.view.addSubview(view)
    await screen.settle()
  }

  @Test func changesBetweenBeginAndCommitAreAnimated() async {
    screen.perform {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationDelay(0.1)
      UIView.setAnimationCurve(.linear)
      view.center.x = 105
      UIView.commitAnimations()
      view.alpha = 0.5
    }
    expect(view.layer.animation(forKey: "position")?.duration, equals: 0.5)
    expectNil(view.layer.animation(forKey: "opacity"))
    await screen.advance(by: 0.35)
    let middle = screen.perform { view.layer.presentation()?.position.x ?? 0 }
    expect(middle > 20 && middle < 90)
    await screen.advance(by: 0.35)
    expectNil(view.layer.animation(forKey: "position"))
  }

  @Test func anAnimationThatWasBegunLastsAFifthOfASecondByDefault() {
    screen.perform {
      UIView.beginAnimations(nil, context: nil)
      expect(UIView.inheritedAnimationDuration, equals: 0.2)
      view.alpha = 0
      UIView.commitAnimations()
      expect(UIView.inheritedAnimationDuration, equals: 0)
    }
    expect(view.layer.animation(forKey: "opacity")?.duration, equals: 0.2)
  }

  @Test func aCommitEndsTheInnermostAnimation() {
    screen.perform {
      UIView.beginAnimations("outer", context: nil)
      UIView.setAnimationDuration(1)
      UIView.beginAnimations("inner", context: nil)
      UIView.setAnimationDuration(2)
      view.alpha = 0
      UIView.commitAnimations()
      view.center.x = 50
      UIView.commitAnimations()
      UIView.commitAnimations()
    }
    expect(view.layer.animation(forKey: "opacity")?.duration, equals: 2)
    expect(view.layer.animation(forKey: "position")?.duration, equals: 1)
  }

  @Test func aCommitAfterTheClosureAroundItsBeginLeavesNothingAnimated() {
    screen.perform {
      UIView.animate(withDuration: 1) { UIView.beginAnimations(nil, context: nil) }
      UIView.commitAnimations()
      view.alpha = 0
    }
    expect(UIView.inheritedAnimationDuration, equals: 0)
    expectNil(view.layer.animation(forKey: "opacity"))
  }

  @Test func anAnimationThatWasBegunRepeatsAndReverses() {
    screen.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationRepeatCount(3)
      UIView.setAnimationRepeatAutoreverses(true)
      view.alpha = 0
      UIView.commitAnimations()
    }
    let animation = view.layer.animation(forKey: "opacity")
    expect(animation?.repeatCount, equals: 3)
    expect(animation?.autoreverses, equals: true)
  }
}
