import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Sliders, steppers, segmented controls, page controls and progress bars in all their states.
@Suite struct ControlSnapshots {
  private func column(_ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    // More space for the controls than a screen's margins leave.
    controller.viewRespectsSystemMinimumLayoutMargins = false
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 20
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate(
      [
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
      ]
        + views.filter { !($0 is UIStepper) }
        .map { $0.widthAnchor.constraint(equalTo: stack.widthAnchor) }
    )
    return controller
  }

  private func check(
    _ name: String,
    _ traits: ScreenTraits,
    line: Int = #line,
    _ views: () -> [UIView]
  ) async {
    let screen = Screen(traits: traits) { column(views()) }
    await screen.settle()
    expectLook(screen, name, line: line)
  }

  /// Light, dark, from right to left, and with the largest text.
  func checkAll(
    _ name: String,
    width: CGFloat = 320,
    height: CGFloat,
    line: Int = #line,
    _ views: () -> [UIView]
  ) async {
    let size = CGSize(width: width, height: height)
    await check("\(name)-light", ScreenTraits(size: size, scale: 2), line: line, views)
    await check("\(name)-dark", ScreenTraits(size: size, scale: 2, style: .dark), line: line, views)
    let other = ScreenTraits(
      size: size,
      scale: 2,
      contentSize: .accessibilityExtraExtraExtraLarge,
      isRightToLeft: true
    )
    await check("\(name)-rtl-largest", other, line: line, views)
  }

  @Test func sliders() async {
    await checkAll("sliders", height: 420) {
      let values: [Float] = [0, 0.4, 1]
      let plain = values.map { value in
        let slider = UISlider()
        slider.value = value
        return slider
      }
      let disabled = UISlider()
      disabled.value = 0.4
      disabled.isEnabled = false
      let colored = UISlider()
      colored.value = 0.6
      colored.minimumTrackTintColor = .systemOrange
      colored.maximumTrackTintColor = .systemTeal
      colored.thumbTintColor = .systemYellow
      let images = UISlider()
      images.value = 0.5
      images.minimumValueImage = UIImage(systemName: "photo")
      images.maximumValueImage = UIImage(systemName: "heart.fill")
      let thumb = UISlider()
      thumb.value = 0.3
      thumb.setThumbImage(UIImage(systemName: "heart.fill"), for: .normal)
      return plain + [disabled, colored, images, thumb]
    }
  }

  @Test func steppers() async {
    await checkAll("steppers", height: 240) {
      let steppers = (0..<4).map { _ in UIStepper() }
      steppers[1].value = 50
      steppers[2].value = 100
      steppers[3].value = 50
      steppers[3].isEnabled = false
      return steppers
    }
  }

  @Test func segmentedControls() async {
    await checkAll("segments", height: 400) {
      let titles = ["First", "Second", "Third"]
      let none = UISegmentedControl(items: titles)
      let first = UISegmentedControl(items: titles)
      first.selectedSegmentIndex = 0
      let last = UISegmentedControl(items: titles)
      last.selectedSegmentIndex = 2
      last.setEnabled(false, forSegmentAt: 0)
      let disabled = UISegmentedControl(items: titles)
      disabled.selectedSegmentIndex = 1
      disabled.isEnabled = false
      let colored = UISegmentedControl(items: titles)
      colored.selectedSegmentIndex = 1
      colored.selectedSegmentTintColor = .systemBlue
      colored.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      let images = UISegmentedControl(
        items: ["photo", "heart.fill", "magnifyingglass"].compactMap { UIImage(systemName: $0) }
      )
      images.selectedSegmentIndex = 1
      let long = UISegmentedControl(items: ["A title without an end to it", "No", "Yes"])
      long.selectedSegmentIndex = 0
      return [none, first, last, disabled, colored, images, long]
    }
  }

  @Test func pressedParts() async throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let segments = UISegmentedControl(items: ["First", "Second", "Third"])
      segments.selectedSegmentIndex = 0
      let stepper = UIStepper()
      let name = style == .dark ? "dark" : "light"
      let traits = ScreenTraits(size: CGSize(width: 320, height: 130), scale: 2, style: style)
      let screen = Screen(traits: traits) { column([segments, stepper]) }
      await screen.settle()
      let parts = segments.subviews + stepper.subviews.flatMap(\.subviews)
      for label in ["First", "Increment", "Second"] {
        let part = try require(parts.first { $0.accessibilityLabel == label })
        part.accessibilityIdentifier = label
        try await screen.press(label) {
          expectLook(screen, "pressed-\(label)-\(name)")
        }
      }
    }
  }

  @Test func pageControls() async {
    await checkAll("pages", height: 300) {
      let controls = (0..<5).map { _ in UIPageControl() }
      for control in controls {
        control.numberOfPages = 5
        control.backgroundColor = .systemIndigo
      }
      controls[1].currentPage = 4
      controls[1].backgroundStyle = .prominent
      controls[2].numberOfPages = 40
      controls[2].currentPage = 20
      controls[3].currentPage = 1
      controls[3].backgroundColor = nil
      controls[3].pageIndicatorTintColor = .tertiaryLabel
      controls[3].currentPageIndicatorTintColor = .label
      controls[4].currentPage = 2
      controls[4].preferredIndicatorImage = UIImage(systemName: "heart.fill")
      return controls
    }
  }

  @Test func progressBars() async {
    await checkAll("progress", height: 160) {
      let values: [Float] = [0, 0.02, 0.4, 1]
      let bars = values.map { value in
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = value
        return bar
      }
      let colored = UIProgressView(progressViewStyle: .bar)
      colored.progress = 0.6
      colored.progressTintColor = .systemGreen
      colored.trackTintColor = .systemYellow
      return bars + [colored]
    }
  }
}
