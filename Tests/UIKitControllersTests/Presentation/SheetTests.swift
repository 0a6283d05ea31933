import Expectations
import Foundation
import Testing
import UIKit

/// Cards: position, touches and keys, and dismissal.
@Suite struct SheetTests {
  @MainActor final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate {
    var lets = true
    var log: [String] = []
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return lets
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  // MARK: Where

  @Test func cardsOnNarrowScreensAreAtTheBottom() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    expect(fixture.frame(of: sheet), equals: CGRect(x: 0, y: 57, width: 390, height: 787))
    expect(sheet.view.safeAreaInsets.top, equals: 0)
    expect(sheet.view.safeAreaInsets.bottom, equals: 34)
  }

  @Test func formSheetsOnWideScreensAreCenteredAndCompact() {
    let fixture = PresentationFixture(size: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    let sheet = fixture.make("sheet", style: .formSheet)
    fixture.present(sheet)
    expect(fixture.frame(of: sheet), equals: CGRect(x: 242, y: 74, width: 540, height: 620))
    expect(sheet.traitCollection.horizontalSizeClass, equals: .compact)
    expect(fixture.root.traitCollection.horizontalSizeClass, equals: .regular)
  }

  @Test func formSheetsHaveThePreferredSizeWithinTheScreen() {
    let fixture = PresentationFixture(size: CGSize(width: 800, height: 400), safeAreaInsets: .zero)
    let sheet = fixture.make("sheet", style: .formSheet)
    sheet.preferredContentSize = CGSize(width: 300, height: 0)
    fixture.present(sheet)
    expect(fixture.frame(of: sheet), equals: CGRect(x: 250, y: 20, width: 300, height: 360))
  }

  @Test func theCardFollowsTheSizeOfTheWindow() {
    let fixture = PresentationFixture(size: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    let sheet = fixture.make("sheet", style: .formSheet)
    fixture.present(sheet)
    fixture.headless.host.resize(to: CGSize(width: 400, height: 700))
    fixture.headless.host.updateTraits { $0.horizontalSizeClass = .compact }
    fixture.headless.settle()
    expect(fixture.frame(of: sheet), equals: CGRect(x: 0, y: 10, width: 400, height: 690))
  }

  @Test func styleChangesPropagateToTheCard() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    fixture.headless.host.updateTraits { $0.userInterfaceStyle = .dark }
    expect(sheet.traitCollection.userInterfaceStyle, equals: .dark)
  }

  // MARK: Touches and keys

  @Test func viewsBelowReceiveNoTouches() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    let above = fixture.window.hitTest(CGPoint(x: 100, y: 20), with: nil)
    expect(above != nil && above?.isDescendant(of: fixture.root.view) == false)
    expect(fixture.window.hitTest(CGPoint(x: 100, y: 400), with: nil), isSameAs: sheet.view)
  }

  @Test func keysGoToTheFrontmostControllerOnly() {
    @MainActor final class KeyController: UIViewController {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
        super.pressesBegan(presses, with: event)
      }
    }
    let fixture = PresentationFixture()
    let sheet = fixture.headless.run { KeyController() }
    let table = fixture.headless.run {
      let table = UITableView(frame: fixture.root.view.bounds)
      fixture.root.view.addSubview(table)
      table.contentSize.height = 5000
      return table
    }
    fixture.present(sheet)
    let before = table.contentOffset
    fixture.press(.keyboardPageDown)
    expect(sheet.keys, equals: [.keyboardPageDown])
    expect(table.contentOffset, equals: before)
  }

  @Test func theFirstResponderBelowIsRestored() {
    @MainActor final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let fixture = PresentationFixture()
    let field = Field()
    fixture.root.view.addSubview(field)
    field.becomeFirstResponder()
    fixture.present(fixture.make("sheet"))
    expect(!field.isFirstResponder)
    fixture.dismiss(fixture.root)
    expect(field.isFirstResponder)
  }

  // MARK: Dismissing

  @Test func escapeTappingOutsideAndDraggingDownDismiss() {
    for way in 0..<3 {
      let fixture = PresentationFixture()
      let sheet = fixture.make("sheet")
      let guardian = Guardian()
      sheet.presentationController?.delegate = guardian
      fixture.present(sheet)
      switch way {
      case 0: fixture.press(.keyboardEscape)
      case 1: fixture.headless.tap(at: CGPoint(x: 200, y: 30))
      default:
        fixture.headless.drag(
          from: CGPoint(x: 200, y: 100),
          to: CGPoint(x: 210, y: 700),
          duration: 0.6,
          hold: 0.2
        )
      }
      fixture.headless.settle()
      expect(guardian.log, equals: ["should", "will", "did"], "way \(way)")
      expectNil(fixture.root.presentedViewController, "way \(way)")
    }
  }

  @Test func programmaticDismissalCallsNoDelegate() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    let guardian = Guardian()
    sheet.presentationController?.delegate = guardian
    fixture.present(sheet)
    fixture.dismiss(sheet)
    expect(guardian.log, satisfies: \.isEmpty)
  }

  @Test func shortDragsReturn() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    fixture.headless.touch(.began, at: CGPoint(x: 200, y: 100))
    for y in stride(from: 110, through: 200, by: 10) {
      fixture.headless.advance(by: 1.0 / 60)
      fixture.headless.touch(.moved, at: CGPoint(x: 200, y: CGFloat(y)))
    }
    expect(abs(fixture.frame(of: sheet).minY - 147), isBelow: 0.01)
    fixture.headless.advance(by: 0.3)
    fixture.headless.touch(.ended, at: CGPoint(x: 200, y: 200))
    fixture.headless.settle()
    expect(fixture.frame(of: sheet).minY, equals: 57)
    expect(fixture.root.presentedViewController, isSameAs: sheet)
  }

  @Test func aFlickDismisses() {
    let fixture = PresentationFixture()
    fixture.present(fixture.make("sheet"))
    fixture.headless.drag(
      from: CGPoint(x: 200, y: 100),
      to: CGPoint(x: 200, y: 260),
      duration: 0.1
    )
    fixture.headless.settle()
    expectNil(fixture.root.presentedViewController)
  }

  @Test(arguments: [true, false])
  func modalSheetsStayAndReportTheAttempt(byDelegate: Bool) {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    let guardian = Guardian()
    guardian.lets = !byDelegate
    sheet.isModalInPresentation = !byDelegate
    sheet.presentationController?.delegate = guardian
    fixture.present(sheet)
    fixture.headless.drag(
      from: CGPoint(x: 200, y: 100),
      to: CGPoint(x: 200, y: 700),
      duration: 0.3
    )
    expect(fixture.frame(of: sheet).minY, isBelow: 200, "the card gives way only a little")
    fixture.headless.settle()
    fixture.press(.keyboardEscape)
    fixture.headless.tap(at: CGPoint(x: 200, y: 30))
    fixture.headless.settle()
    expect(guardian.log.filter { $0 == "attempt" }.count, equals: 3)
    expect(!guardian.log.contains("will"))
    expect(fixture.frame(of: sheet).minY, equals: 57)
  }

  @Test func listsInCardsScrollFirstAndPassDragsAtTheirTop() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    let scroll = fixture.headless.run {
      let scroll = UIScrollView(frame: sheet.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sheet.view.addSubview(scroll)
      return scroll
    }
    fixture.present(sheet)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.contentOffset.y = 500
    fixture.headless.drag(
      from: CGPoint(x: 200, y: 200),
      to: CGPoint(x: 200, y: 400),
      duration: 0.5,
      hold: 0.3
    )
    fixture.headless.settle()
    expect(abs(scroll.contentOffset.y - 310), isBelow: 1)
    expect(fixture.frame(of: sheet).minY, equals: 57)
    scroll.contentOffset.y = 0
    fixture.headless.drag(
      from: CGPoint(x: 200, y: 100),
      to: CGPoint(x: 200, y: 700),
      duration: 0.5,
      hold: 0.3
    )
    fixture.headless.settle()
    expect(scroll.contentOffset.y, equals: 0)
    expectNil(fixture.root.presentedViewController)
  }

  @Test func theCardCannotBeDraggedSidewaysOrFarUp() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    fixture.headless.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 320), hold: 0.1)
    expect(fixture.frame(of: sheet).origin, equals: CGPoint(x: 0, y: 57))
  }
}
