import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Rotated screens, and which controllers decide whether the interface rotates.
///
/// Serialized: the device is notified of every rotation.
@MainActor @Suite(.serialized) struct OrientationTests {
  private class TurningController: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    var preferred: UIInterfaceOrientation?
    var follows = true
    var sizes: [CGSize] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override var shouldAutorotate: Bool { follows }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private let phone = ScreenTraits(
    size: CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )

  @Test func rotatedScreensAreLaidOutAgain() async {
    let controller = TurningController()
    let screen = Screen(traits: phone) { controller }
    await screen.settle()
    await screen.turn(to: .landscapeLeft)
    expect(controller.sizes, equals: [CGSize(width: 844, height: 390)])
    expect(controller.view.bounds.size, equals: CGSize(width: 844, height: 390))
    let insets = controller.view.safeAreaInsets
    expect(insets, equals: UIEdgeInsets(top: 0, left: 47, bottom: 34, right: 47))
    expect(controller.preferredInterfaceOrientationForPresentation, equals: .landscapeRight)

    await screen.turn(to: .landscapeRight)
    expect(controller.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
    // Face up, nothing changes.
    await screen.turn(to: .faceUp)
    expect(controller.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)

    await screen.turn(to: .portrait)
    expect(controller.view.bounds.size, equals: CGSize(width: 390, height: 844))
    expect(controller.view.safeAreaInsets, equals: phone.safeAreaInsets)
    expect(controller.sizes.count, equals: 2)
  }

  @Test func landscapePhonesAreVerticallyCompact() async {
    let controller = TurningController()
    let screen = Screen(traits: phone) { controller }
    await screen.settle()
    expect(controller.traitCollection.verticalSizeClass, equals: .regular)
    await screen.turn(to: .landscapeLeft)
    expect(controller.traitCollection.verticalSizeClass, equals: .compact)
    await screen.turn(to: .portrait)
    expect(controller.traitCollection.verticalSizeClass, equals: .regular)
  }

  @Test func otherSettingsKeepTheOrientation() async {
    let controller = TurningController()
    let screen = Screen(traits: phone) { controller }
    await screen.settle()
    await screen.turn(to: .landscapeRight)
    screen.change { $0.style = .dark }
    expect(controller.view.bounds.size, equals: CGSize(width: 844, height: 390))
    expect(controller.preferredInterfaceOrientationForPresentation, equals: .landscapeLeft)
    expect(controller.traitCollection.verticalSizeClass, equals: .compact)
    await screen.turn(to: .portrait)
    expect(controller.view.safeAreaInsets, equals: phone.safeAreaInsets)
  }

  @Test func interfacesRotateOnlyToSupportedOrientations() async {
    let controller = TurningController()
    controller.supported = .portrait
    let screen = Screen(traits: phone) { controller }
    await screen.settle()
    await screen.turn(to: .landscapeLeft)
    expect(controller.view.bounds.width, equals: 390)
    // It rotates once the controller supports the orientation of the screen.
    controller.supported = .landscape
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    await screen.settle()
    expect(controller.view.bounds.width, equals: 844)
  }

  @Test func anInterfaceStaysWhereItsControllerDoesNotFollow() async {
    let controller = TurningController()
    controller.follows = false
    let screen = Screen(traits: phone) { controller }
    await screen.settle()
    var changes: [String] = []
    let center = NotificationCenter.default
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let raw = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        MainActor.assumeIsolated { changes.append("\(raw?.intValue ?? 0)") }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    await screen.turn(to: .landscapeLeft)
    expect(controller.interfaceOrientation, equals: .portrait)
    expect(changes, satisfies: \.isEmpty)
    controller.follows = true
    screen.perform { UIViewController.attemptRotationToDeviceOrientation() }
    await screen.settle()
    expect(controller.interfaceOrientation, equals: .landscapeRight)
    expect(controller.view.bounds.width, equals: 844)
    expect(changes, equals: ["3", "1"])
  }

  @Test func everyControllerThatIsShownIsNotifiedOfTheTurn() async {
    final class Noting: UIViewController {
      var calls: [String] = []
      override func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
      ) { calls.append("will \(toInterfaceOrientation.rawValue) \(Int(view.bounds.width))") }
      override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
      ) { calls.append("animate \(toInterfaceOrientation.rawValue)") }
      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        calls.append("did \(fromInterfaceOrientation.rawValue)")
      }
    }
    let (content, card) = (Noting(), Noting())
    let screen = Screen(traits: phone) { UINavigationController(rootViewController: content) }
    await screen.settle()
    card.modalPresentationStyle = .overFullScreen
    screen.perform { content.present(card, animated: false) }
    await screen.settle()
    await screen.turn(to: .landscapeLeft)
    expect(content.calls, equals: ["will 3 390", "animate 3", "did 1"])
    expect(card.calls, equals: content.calls)
  }

  @Test func aGuideOfTheKeyboardMayReachTheLowerEdge() async {
    let controller = UIViewController()
    let screen = Screen(traits: phone) { controller }
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    screen.perform {
      controller.view.addSubview(field)
      let guide = controller.view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        field.bottomAnchor.constraint(equalTo: guide.topAnchor),
        field.heightAnchor.constraint(equalToConstant: 40),
        field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        field.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    await screen.settle()
    expect(field.frame.maxY, equals: CGFloat(810))
    screen.perform { controller.view.keyboardLayoutGuide.usesBottomSafeArea = false }
    await screen.settle()
    expect(field.frame.maxY, equals: 844)
    screen.perform { controller.view.keyboardLayoutGuide.usesBottomSafeArea = true }
    await screen.settle()
    expect(field.frame.maxY, equals: CGFloat(810))
  }

  @Test func fullScreenControllersDetermineTheOrientation() async {
    let root = TurningController()
    root.supported = .portrait
    let film = TurningController()
    film.supported = .landscape
    film.modalPresentationStyle = .fullScreen
    let screen = Screen(traits: phone) { root }
    await screen.settle()
    screen.perform { root.present(film, animated: false) }
    await screen.settle()
    expect(film.view.bounds.size, equals: CGSize(width: 844, height: 390))
    screen.perform { root.dismiss(animated: false) }
    await screen.settle()
    expect(root.view.bounds.size, equals: CGSize(width: 390, height: 844))

    let sheet = TurningController()
    sheet.supported = .landscape
    sheet.modalPresentationStyle = .pageSheet
    screen.perform { root.present(sheet, animated: false) }
    await screen.settle()
    expect(root.view.bounds.width, equals: 390)
  }

  @Test func presentedControllersStartInTheirPreferredOrientation() async {
    let root = TurningController()
    let film = TurningController()
    film.preferred = .landscapeLeft
    film.modalPresentationStyle = .fullScreen
    let screen = Screen(traits: phone) { root }
    await screen.settle()
    screen.perform { root.present(film, animated: false) }
    await screen.settle()
    expect(film.view.bounds.width, equals: 844)
  }

  @Test func changingTheDeviceKeepsTheScreenShape() async {
    let root = TurningController()
    let screen = Screen(traits: phone) { root }
    await screen.settle()
    screen.change {
      $0.size = CGSize(width: 1_024, height: 768)
      $0.safeAreaInsets = .zero
    }
    let film = TurningController()
    film.modalPresentationStyle = .fullScreen
    screen.perform { root.present(film, animated: false) }
    await screen.settle()
    expect(film.view.bounds.size, equals: CGSize(width: 1_024, height: 768))
    await screen.turn(to: .portrait)
    expect(film.view.bounds.size, equals: CGSize(width: 768, height: 1_024))
  }

  @Test func orientationMasksUseRawValues() {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    let bits = all.map { UIInterfaceOrientationMask(rawValue: 1 << UInt($0.rawValue)) }
    expect(bits, equals: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    expect(bits.reduce(into: UIInterfaceOrientationMask()) { $0.formUnion($1) }, equals: .all)
    expect(
      UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown),
      equals: .portraitUpsideDown
    )
    expect(all.map(\.isPortrait), equals: [true, true, false, false])
    expect(all.map(\.isLandscape), equals: [false, false, true, true])
    // A device and its interface turn opposite ways.
    expect(
      UIDeviceOrientation.landscapeLeft.rawValue,
      equals: UIInterfaceOrientation.landscapeRight.rawValue
    )
    expect(
      UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation
    )
  }

  private final class Log {
    var orientations: [UIDeviceOrientation] = []
  }

  @Test func orientationNotificationsArePostedWhileEnabled() async {
    let log = Log()
    let device = UIDevice.current
    expect(device.orientation, equals: .unknown)
    let screen = Screen { UIViewController() }
    await screen.settle()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: device,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { log.orientations.append(UIDevice.current.orientation) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    expect(device.isGeneratingDeviceOrientationNotifications)
    await screen.turn(to: .landscapeRight)
    await screen.turn(to: .landscapeRight)
    await screen.turn(to: .faceDown)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    expect(!device.isGeneratingDeviceOrientationNotifications)
    await screen.turn(to: .portrait)
    expect(log.orientations, equals: [.landscapeRight, .faceDown])
    expect(device.orientation, equals: .unknown)
  }
}
