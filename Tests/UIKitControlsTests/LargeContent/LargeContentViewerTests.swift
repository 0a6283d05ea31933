import CoreGraphics
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Long presses that show an element of a bar in large.
@MainActor @Suite struct LargeContentViewerTests {
  @MainActor private final class Fixture: NSObject, UILargeContentViewerInteractionDelegate {
    let headless: HeadlessHost
    let window: UIWindow
    var taps: [String] = []
    var ends: [String?] = []

    init(_ size: UIContentSizeCategory = .accessibilityLarge) {
      headless = HeadlessHost(
        size: CGSize(width: 320, height: 400),
        traits: UITraitCollection { $0.preferredContentSizeCategory = size }
      )
      window = headless.makeWindow()
    }

    func addButtons(isDelegate: Bool = false) {
      headless.run {
        let bar = UIView(frame: CGRect(x: 0, y: 340, width: 320, height: 60))
        for (index, name) in ["First", "Second"].enumerated() {
          let button = UIButton(
            frame: CGRect(x: CGFloat(index) * 160, y: 0, width: 160, height: 60)
          )
          button.setTitle(name, for: .normal)
          button.showsLargeContentViewer = true
          button.addAction(
            UIAction { [weak self] _ in self?.taps.append(name) },
            for: .touchUpInside
          )
          bar.addSubview(button)
        }
        bar.addInteraction(UILargeContentViewerInteraction(delegate: isDelegate ? self : nil))
        window.addSubview(bar)
      }
      headless.settle()
    }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { ends.append(item?.largeContentTitle ?? nil) }

    /// The titles in the window outside of the bar.
    var shown: [String] {
      func labels(_ view: UIView) -> [String] {
        if let label = view as? UILabel, !label.isHidden { return [label.text ?? ""] }
        return view.subviews.flatMap(labels)
      }
      return window.subviews.filter { $0.frame.height > 100 }.flatMap(labels)
    }
  }

  @Test func theElementUnderTheFingerIsShownAndActivated() {
    let fixture = Fixture()
    fixture.addButtons()
    fixture.headless.touch(.began, at: CGPoint(x: 60, y: 370))
    fixture.headless.advance(by: 0.8)
    expect(fixture.shown, equals: ["First"])
    fixture.headless.touch(.moved, at: CGPoint(x: 240, y: 370))
    fixture.headless.frame()
    expect(fixture.shown, equals: ["Second"])
    fixture.headless.touch(.ended, at: CGPoint(x: 240, y: 370))
    fixture.headless.settle()
    expect(fixture.taps == ["Second"] && fixture.shown.isEmpty)
  }

  @Test func nothingIsActivatedOutsideOfElements() {
    let fixture = Fixture()
    fixture.addButtons()
    fixture.headless.touch(.began, at: CGPoint(x: 60, y: 370))
    fixture.headless.advance(by: 0.8)
    fixture.headless.touch(.moved, at: CGPoint(x: 60, y: 100))
    fixture.headless.frame()
    fixture.headless.touch(.ended, at: CGPoint(x: 60, y: 100))
    fixture.headless.settle()
    expect(fixture.taps.isEmpty && fixture.shown.isEmpty)
  }

  @Test func shortTapsAndOtherTextSizesAreLeftAlone() {
    let fixture = Fixture()
    fixture.addButtons()
    fixture.headless.tap(at: CGPoint(x: 60, y: 370))
    expect(fixture.taps == ["First"] && fixture.shown.isEmpty)
    let usual = Fixture(.large)
    usual.addButtons()
    usual.headless.touch(.began, at: CGPoint(x: 60, y: 370))
    usual.headless.advance(by: 0.8)
    expect(usual.shown, satisfies: \.isEmpty)
    usual.headless.touch(.ended, at: CGPoint(x: 60, y: 370))
    usual.headless.settle()
    expect(usual.taps, equals: ["First"])
  }

  @Test func theDelegateHandlesTheEnd() {
    let fixture = Fixture()
    fixture.addButtons(isDelegate: true)
    fixture.headless.touch(.began, at: CGPoint(x: 60, y: 370))
    fixture.headless.advance(by: 0.8)
    fixture.headless.touch(.ended, at: CGPoint(x: 60, y: 370))
    fixture.headless.settle()
    expect(fixture.ends == ["First"] && fixture.taps.isEmpty)
  }

  @Test func tabsAreShownInLarge() {
    for (name, isDark, isArabic) in [("light", false, false), ("dark-arabic", true, true)] {
      let host = HeadlessHost(
        size: CGSize(width: 320, height: 420),
        traits: UITraitCollection {
          $0.userInterfaceStyle = isDark ? .dark : .light
          $0.layoutDirection = isArabic ? .rightToLeft : .leftToRight
          $0.preferredContentSizeCategory = .accessibilityExtraLarge
        }
      )
      let window = host.makeWindow()
      let tabs = host.run {
        let tabs = UITabBarController()
        let titles = isArabic ? ["الرئيسية", "الملف الشخصي"] : ["Timeline", "Profile"]
        tabs.viewControllers = zip(["heart", "person.crop.circle"], titles).map { symbol, title in
          let child = UIViewController()
          child.view.backgroundColor = .secondarySystemBackground
          child.tabBarItem = UITabBarItem(
            title: title,
            image: UIImage(systemName: symbol),
            selectedImage: nil
          )
          return child
        }
        window.rootViewController = tabs
        return tabs
      }
      host.settle()
      let point = CGPoint(x: isArabic ? 80 : 240, y: 395)
      host.touch(.began, at: point)
      host.advance(by: 1)
      expectLook(window, on: host, "tabs-\(name)")
      host.touch(.ended, at: point)
      host.settle()
      expect(tabs.selectedIndex, equals: 1)
    }
  }
}
