import Expectations
import Foundation
import Testing
import UIKit

/// A slider: touches, keys and values.
@MainActor @Suite struct SliderTests {
  private typealias Fixture = ControlFixture<UISlider, Float>

  /// A slider 200 points wide: its thumb is 28 wide and moves from 2 to 198.
  private func fixture(
    isRightToLeft: Bool = false,
    _ change: (UISlider) -> Void = { _ in }
  ) -> Fixture {
    Fixture(isRightToLeft: isRightToLeft, value: \.value) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 33))
      change(slider)
      return slider
    }
  }

  @Test func theDefaultRangeIsZeroToOneAndClampsTheValue() {
    let slider = UISlider()
    expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    slider.value = 7
    expect(slider.value, equals: 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    expect(slider.value, equals: 5)
    slider.minimumValue = 8
    expect((slider.minimumValue, slider.maximumValue, slider.value) == (8, 8, 8))
    slider.value = .nan
    expect(slider.value, equals: 8)
  }

  @Test func aDragOfTheThumbSendsEachValueAndTheLastAtTheEnd() throws {
    let fixture = fixture()
    fixture.drag(from: 16, to: 100)
    expect(abs(fixture.control.value - 0.5), isBelow: 0.01)
    expect(fixture.values.count, isAbove: 3)
    expect(fixture.values, equals: fixture.values.sorted())
    expect(fixture.values.suffix(2).first, equals: fixture.values.last)
    fixture.drag(from: 100, to: 900)
    expect(fixture.control.value, equals: 1)
  }

  @Test func aNonContinuousSliderSendsTheLastValueOnly() {
    let fixture = fixture { $0.isContinuous = false }
    fixture.drag(from: 16, to: 100)
    expect(fixture.values, equals: [fixture.control.value])
  }

  @Test func touchesBesideTheThumbDoNothing() {
    let fixture = fixture()
    fixture.tap(150)
    fixture.drag(from: 150, to: 180)
    expect(fixture.control.value, equals: 0)
    expect(fixture.values, satisfies: \.isEmpty)
  }

  @Test func theThumbKeepsItsDistanceToTheFinger() {
    let fixture = fixture()
    fixture.drag(from: 26, to: 110)
    expect(abs(fixture.control.value - 0.5), isBelow: 0.01)
  }

  @Test func rightToLeftMinimumIsAtTheRight() {
    let fixture = fixture(isRightToLeft: true)
    fixture.drag(from: 184, to: 50)
    expect(abs(fixture.control.value - 0.8), isBelow: 0.01)
  }

  @Test func programmaticChangesSendNothing() {
    let fixture = fixture()
    fixture.headless.run { fixture.control.setValue(0.5, animated: true) }
    fixture.headless.settle()
    expect(fixture.values, satisfies: \.isEmpty)
    let slider = fixture.control
    let track = slider.trackRect(forBounds: slider.bounds)
    expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).midX,
      equals: 100
    )
  }

  @Test func valueImagesTakeSpaceFromTheTrack() throws {
    let image = try require(UIImage(systemName: "minus"))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 33))
    expect(slider.trackRect(forBounds: slider.bounds).minX, equals: 2)
    slider.minimumValueImage = image
    expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX, equals: 0)
    expect(slider.trackRect(forBounds: slider.bounds).minX, equals: image.size.width + 10)
    expect(slider.trackRect(forBounds: slider.bounds).maxX, equals: 198)
    slider.semanticContentAttribute = .forceRightToLeft
    expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX, equals: 200)
  }

  @Test func thumbImagesReplaceTheThumb() throws {
    let image = try require(UIImage(systemName: "heart"))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 33))
    expectNil(slider.currentThumbImage)
    slider.setThumbImage(image, for: .normal)
    expect(slider.thumbImage(for: .normal), isSameAs: image)
    slider.isEnabled = false
    expect(slider.currentThumbImage, isSameAs: image)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    expect(thumb.size, equals: image.size)
  }

  @Test func arrowsAlongTheTrackChangeTheValue() {
    let fixture = fixture()
    let below = fixture.headless.run {
      let button = UISwitch(frame: CGRect(x: 50, y: 150, width: 0, height: 0))
      fixture.window.addSubview(button)
      return button
    }
    fixture.headless.press(.keyboardTab)
    expect(fixture.control.isFocused)
    fixture.headless.press(.keyboardRightArrow)
    fixture.headless.press(.keyboardRightArrow)
    fixture.headless.press(.keyboardLeftArrow)
    expect(fixture.values.map { ($0 * 10).rounded() }, equals: [1, 2, 1])
    fixture.headless.press(.keyboardDownArrow)
    expect(below.isFocused)
  }

  @Test func rightToLeftTheLeftArrowIncreases() {
    let fixture = fixture(isRightToLeft: true)
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(.keyboardLeftArrow)
    expect(fixture.control.value, isAbove: 0)
  }

  @Test func assistiveTechnologiesReadPercentAndAdjustByATenth() {
    let fixture = fixture { $0.value = 0.5 }
    let slider = fixture.control
    expect(slider.accessibilityTraits.contains(.adjustable))
    expect(slider.accessibilityValue, equals: "50%")
    slider.accessibilityIncrement()
    expect(slider.accessibilityValue, equals: "60%")
    slider.isEnabled = false
    slider.accessibilityDecrement()
    expect(slider.accessibilityValue, equals: "60%")
    expect(slider.accessibilityTraits.contains(.notEnabled))
    slider.accessibilityValue = "loud"
    expect(slider.accessibilityValue, equals: "loud")
  }

  @Test func slidersInListsKeepTheirDrags() {
    let fixture = fixture()
    let list = fixture.headless.run {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      list.contentSize = CGSize(width: 900, height: 200)
      list.delaysContentTouches = false
      fixture.window.addSubview(list)
      list.addSubview(fixture.control)
      return list
    }
    fixture.headless.settle()
    fixture.drag(from: 16, to: 100)
    expect(abs(fixture.control.value - 0.5), isBelow: 0.01)
    expect(list.contentOffset.x, equals: 0)
  }
}
