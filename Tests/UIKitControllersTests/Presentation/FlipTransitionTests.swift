import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Flip transitions.
@MainActor @Suite struct FlipTransitionTests {
  private let root = UIViewController()
  private let back = UIViewController()

  private func screen(_ style: UIModalPresentationStyle) async -> Screen {
    root.view.backgroundColor = .systemTeal
    back.view.backgroundColor = .systemYellow
    back.modalPresentationStyle = style
    back.modalTransitionStyle = .flipHorizontal
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 200, height: 300), scale: 1)) {
      root
    }
    await screen.settle()
    return screen
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func theScreenTurnsOverAndBack(_ style: UIModalPresentationStyle) async {
    let screen = await screen(style)
    screen.perform { root.present(back, animated: true) }
    await screen.advance(by: 0.2)
    expect(root.presentedViewController, isSameAs: back)
    expect(back.isBeingPresented)
    await screen.settle()
    expect(!back.isBeingPresented)
    expect(back.view.isHidden, equals: false)
    expect((root.view.window == nil), equals: (style == .fullScreen))
    screen.perform { root.dismiss(animated: true) }
    await screen.advance(by: 0.2)
    expect(back.isBeingDismissed)
    await screen.settle()
    expect(root.view.window != nil)
    expect(!root.view.isHidden)
    expectNil(back.view.window)
  }

  @Test(arguments: [0.2, 0.6]) func looks(_ time: Double) async {
    let screen = await screen(.fullScreen)
    screen.perform { root.present(back, animated: true) }
    await screen.advance(by: time)
    expectLook(screen, "after-\(Int(time * 10))")
  }
}
