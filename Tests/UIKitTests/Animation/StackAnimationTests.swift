import Expectations
import Foundation
import Testing
import UIKit

/// Changes of stacks in animation blocks, which need no layout in the block.
@MainActor @Suite struct StackAnimationTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let views = [UIView(), UIView(), UIView()]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    host.makeWindow().addSubview(stack)
    host.frame()
  }

  private func shown(_ view: UIView) -> CALayer {
    host.run { view.layer.presentation() ?? view.layer }
  }

  @Test func viewsMoveToTheSpaceOfAHiddenOne() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    expect(views[1].frame, equals: CGRect(x: 0, y: 0, width: 300, height: 150))
    host.frame()
    host.advance(by: 0.5)
    expect(abs(shown(views[1]).frame.minY - 50), isBelow: 0.01)
    host.advance(by: 0.6)
    expect(shown(views[1]).frame.minY, equals: 0)
  }

  @Test func aHiddenViewDisappearsAtTheEnd() {
    var isHiddenAtCompletion: Bool?
    UIView.animate(
      withDuration: 1,
      animations: {
        views[0].isHidden = true
        expect(views[0].isHidden)
        expect(!views[0].layer.isHidden)
      },
      completion: { _ in isHiddenAtCompletion = views[0].layer.isHidden }
    )
    host.frame()
    host.advance(by: 0.5)
    expect(views[0].isHidden)
    expect(!views[0].layer.isHidden)
    host.advance(by: 0.6)
    expect(isHiddenAtCompletion, equals: true)
    expect(views[0].isHidden)
  }

  @Test func aViewThatIsShownAgainStaysVisible() {
    UIView.animate(withDuration: 1) { views[0].isHidden = true }
    host.frame()
    host.advance(by: 0.5)
    views[0].isHidden = false
    host.advance(by: 1)
    expect(!views[0].isHidden)
    expect(!views[0].layer.isHidden)
  }

  @Test func viewsOutsideOfAnimationsDisappearImmediately() {
    views[0].isHidden = true
    expect(views[0].layer.isHidden)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { views[1].isHidden = true }
    }
    expect(views[1].layer.isHidden)
  }

  @Test func propertiesOfTheStackAreAnimated() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stack.spacing = 30 }
    expect(views[1].frame, equals: CGRect(x: 0, y: 110, width: 300, height: 80))
    host.frame()
    host.advance(by: 0.5)
    expect(abs(shown(views[1]).frame.minY - 105), isBelow: 0.01)
  }
}
