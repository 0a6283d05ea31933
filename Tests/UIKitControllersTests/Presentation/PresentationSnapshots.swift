import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of cards and alerts.
@Suite struct PresentationSnapshots {
  private func makeSheet(
    _ fixture: PresentationFixture,
    style: UIModalPresentationStyle = .automatic
  ) -> UIViewController {
    fixture.headless.run {
      let content = UIViewController()
      content.title = "A card"
      content.view.backgroundColor = .systemBackground
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Done") { _ in }
      )
      let navigation = UINavigationController(rootViewController: content)
      navigation.modalPresentationStyle = style
      navigation.sheetPresentationController?.prefersGrabberVisible = style == .automatic
      return navigation
    }
  }

  private func makeAlert(
    _ fixture: PresentationFixture,
    _ style: UIAlertController.Style,
    isLong: Bool = false
  ) -> UIAlertController {
    fixture.headless.run {
      let alert = UIAlertController(
        title: isLong ? "Keep what you have written?" : "Keep it?",
        message: isLong
          ? "The draft stays on this machine until you post or delete it. You find it in the list of drafts."
          : "It stays on this machine.",
        preferredStyle: style
      )
      alert.addAction(UIAlertAction(title: "Delete draft", style: .destructive))
      alert.addAction(UIAlertAction(title: "Keep draft", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }
  }

  @Test func cards() {
    for dark in [false, true] {
      let fixture = PresentationFixture { if dark { $0.userInterfaceStyle = .dark } }
      let sheet = makeSheet(fixture)
      fixture.headless.run { fixture.root.present(sheet, animated: true) }
      fixture.headless.advance(by: 0.1)
      expectLook(fixture.window, on: fixture.headless, "sheet-halfway-\(dark ? "dark" : "light")")
      fixture.headless.settle()
      expectLook(fixture.window, on: fixture.headless, "sheet-\(dark ? "dark" : "light")")
    }
  }

  @Test func wide() {
    for (style, name) in [(UIModalPresentationStyle.formSheet, "form"), (.pageSheet, "page")] {
      let fixture = PresentationFixture(
        size: CGSize(width: 1024, height: 768),
        safeAreaInsets: .zero
      )
      fixture.present(makeSheet(fixture, style: style))
      expectLook(fixture.window, on: fixture.headless, "wide-\(name)")
    }
  }

  @Test func alerts() {
    for dark in [false, true] {
      let look = dark ? "dark" : "light"
      for (style, name) in [(UIAlertController.Style.alert, "alert"), (.actionSheet, "actions")] {
        let fixture = PresentationFixture { if dark { $0.userInterfaceStyle = .dark } }
        fixture.present(makeAlert(fixture, style))
        expectLook(fixture.window, on: fixture.headless, "\(name)-\(look)")
      }
    }
  }

  @Test func alertsWithTextFields() {
    for (look, name) in [
      (UIUserInterfaceStyle.light, "light"), (.dark, "dark"), (.unspecified, "largest"),
    ] {
      let isLargest = look == .unspecified
      let size = isLargest ? CGSize(width: 320, height: 700) : CGSize(width: 390, height: 844)
      let fixture = PresentationFixture(size: size) {
        if isLargest {
          $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        } else {
          $0.userInterfaceStyle = look
        }
      }
      let alert = fixture.headless.run {
        let alert = UIAlertController(
          title: "New album",
          message: "Enter a name for this album.",
          preferredStyle: .alert
        )
        alert.addTextField { $0.text = "Summer" }
        alert.addTextField { $0.placeholder = "Place" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        return alert
      }
      fixture.present(alert)
      expectLook(fixture.window, on: fixture.headless, "fields-\(name)")
    }
  }

  @Test func longAlertsOfLargeLetters() {
    for (style, name) in [(UIAlertController.Style.alert, "alert"), (.actionSheet, "actions")] {
      let fixture = PresentationFixture(size: CGSize(width: 320, height: 568)) {
        $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      fixture.present(makeAlert(fixture, style, isLong: true))
      expectLook(fixture.window, on: fixture.headless, "\(name)-largest")
    }
  }
}
