import Expectations
import Foundation
import Foundations
import Testing
import UIKit

/// Errors of the programmer stop the program with a sentence.
@Suite struct LayoutFaultTests {
  private func expectSentence(_ sentence: String, of result: ExitTest.Result?) {
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(words.contains(sentence))
  }

  @Test func aRuleAboutAMissingSuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().constrain(.edges) }
    }
    expectSentence("is constrained to the superview, and there is none: add it first", of: result)
  }

  @Test func viewsOfDifferentHierarchies() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().constrain(.top.equal(to: UIView())) }
    }
    expectSentence("they have no common ancestor", of: result)
  }

  @Test func anEdgeAndAnAnchorOfTheOtherDirection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.constrain(.top.equal(to: view.leadingAnchor))
      }
    }
    expectSentence("edges and centers go with those of the same direction", of: result)
  }

  @Test func anEdgeInPoints() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().constrain(.leading.atLeast(8)) }
    }
    expectSentence("lengths with lengths and points", of: result)
  }

  @Test func theBaselineOfAGuide() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.constrain(.firstBaseline.equal(to: view.layoutMarginsGuide))
      }
    }
    expectSentence("views have one, layout guides have none", of: result)
  }

  @Test func anInsetOfALength() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = LayoutRule.width.inset(8) }
    }
    expectSentence("A length or a center has no inset", of: result)
  }

  @Test func aMultipleOfAnEdge() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = LayoutRule.top.multiplied(by: 2) }
    }
    expectSentence("Only a width or a height is a multiple of another", of: result)
  }

  @Test func aCenterWithinSomething() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (superview, view) = (UIView(), UIView())
        superview.addSubview(view)
        _ = view.constrain(.centerX.within())
      }
    }
    expectSentence("A center is not within another", of: result)
  }

  @Test func oneConstraintOfTwoAttributes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().inactiveConstraint(.size(8)) }
    }
    expectSentence("A rule about 2 attributes is not one constraint", of: result)
  }
}
