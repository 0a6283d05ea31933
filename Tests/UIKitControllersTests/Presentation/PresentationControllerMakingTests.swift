import Expectations
import Foundation
import Testing
import UIKit

/// Presentation controllers made by a program before the presentation.
@MainActor @Suite struct PresentationControllerMakingTests {
  @Test func presentationControllersKeepBothControllers() {
    let presenting = UIViewController()
    let controller = UIPresentationController(
      presentedViewController: UIViewController(),
      presenting: presenting
    )
    expectNil(controller.presentedViewController.presentingViewController)
    expect(controller.presentingViewController, isSameAs: presenting)
  }

  @Test func aControllerAndItsPresentationControllerDoNotKeepEachOther() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      _ = controller.presentationController
      gone = controller
      expect(controller.presentationController?.presentedViewController, isSameAs: controller)
    }
    expectNil(gone)
  }

  @Test func aPresentedControllerIsTheVisibleOneOfANavigationController() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 600))
    let window = host.makeWindow()
    let root = UIViewController()
    let navigation = host.run { UINavigationController(rootViewController: root) }
    window.rootViewController = navigation
    host.frame()
    expect(navigation.visibleViewController, isSameAs: root)
    let shown = host.run { UIViewController() }
    host.run { navigation.present(shown, animated: false) }
    host.frame()
    expect(navigation.visibleViewController, isSameAs: shown)
    expect(navigation.topViewController, isSameAs: root)
    host.run { navigation.dismiss(animated: false) }
    host.frame()
    expect(navigation.visibleViewController, isSameAs: root)
  }

  @Test func onlyAPresentedControllerHasAnActivePresentationController() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 600))
    let window = host.makeWindow()
    let (root, child) = (UIViewController(), UIViewController())
    window.rootViewController = root
    host.frame()
    let shown = host.run { UINavigationController(rootViewController: child) }
    let controller = shown.presentationController
    expectNil(shown.activePresentationController)
    host.run { root.present(shown, animated: false) }
    host.frame()
    expect(shown.activePresentationController, isSameAs: controller)
    expect(child.activePresentationController, isSameAs: controller)
    expectNil(root.activePresentationController)
    host.run { root.dismiss(animated: false) }
    host.frame()
    expectNil(shown.activePresentationController)
  }

  @Test func theAutomaticStyleReadsAsTheStyleThatItRepresents() {
    let controller = UIViewController()
    expect(controller.modalPresentationStyle, equals: .pageSheet)
    expect(UINavigationController().modalPresentationStyle, equals: .pageSheet)
    controller.modalPresentationStyle = .overFullScreen
    expect(controller.modalPresentationStyle, equals: .overFullScreen)
    controller.modalPresentationStyle = .automatic
    expect(controller.modalPresentationStyle, equals: .pageSheet)
    expect(controller.presentationController is UISheetPresentationController)
    expect(controller.presentationController?.presentationStyle, equals: .pageSheet)
  }
}
