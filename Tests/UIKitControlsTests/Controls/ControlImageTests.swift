import Expectations
import Foundation
import Testing
import UIKit

/// Controls with images of the program's own, and bars that follow a task.
@MainActor @Suite struct ControlImageTests {
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 200))
  private let window: UIWindow

  init() { window = headless.makeWindow() }

  private func square(_ color: UIColor, side: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func color(x: CGFloat, y: CGFloat) -> UInt32? {
    headless.settle()
    guard let image = headless.snapshot() else { return nil }
    let scale = CGFloat(image.width) / 320
    return image.pixel(x: Int(x * scale), y: Int(y * scale))
  }

  @Test func slidersShowTrackImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 20, width: 200, height: 40))
    headless.run {
      slider.value = 0.5
      slider.setMinimumTrackImage(square(.red), for: .normal)
      slider.setMaximumTrackImage(square(.green), for: .normal)
      slider.setMaximumTrackImage(square(.blue), for: .disabled)
      window.addSubview(slider)
    }
    expect(slider.trackRect(forBounds: slider.bounds).height, equals: 10)
    expect(color(x: 20, y: 36), equals: 0xFFFF_0000)
    expect(color(x: 180, y: 36), equals: 0xFF00_FF00)
    expectNil(slider.maximumTrackImage(for: .highlighted))
    let normal = slider.currentMaximumTrackImage
    headless.run { slider.isEnabled = false }
    expect(slider.currentMaximumTrackImage !== normal)
    expect(slider.currentMinimumTrackImage, isSameAs: slider.minimumTrackImage(for: .normal))
  }

  @Test func aProgressBarShowsImages() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 50, width: 200, height: 4))
    headless.run {
      bar.progressImage = square(.red)
      bar.trackImage = square(.green)
      bar.progress = 0.5
      window.addSubview(bar)
    }
    expect(color(x: 1, y: 52), equals: 0xFFFF_0000)
    expect(color(x: 150, y: 52), equals: 0xFF00_FF00)
    headless.run { bar.trackImage = nil }
    expect(color(x: 150, y: 52) != 0xFF00_FF00)
  }

  @Test func aProgressBarFollowsATask() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 50, width: 200, height: 4))
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    headless.run {
      window.addSubview(bar)
      bar.observedProgress = task
    }
    expect(bar.progress, equals: 0.25)
    task.completedUnitCount = 3
    headless.advance(by: 0.2)
    expect(bar.progress, equals: 0.75)
    headless.run { bar.observedProgress = nil }
    task.completedUnitCount = 4
    headless.advance(by: 0.2)
    expect(bar.progress, equals: 0.75)
  }

  @Test func progressIsObservedAgainInAWindow() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 50, width: 200, height: 4))
    let task = Progress(totalUnitCount: 4)
    headless.run { bar.observedProgress = task }
    task.completedUnitCount = 2
    expect(bar.progress, equals: 0)
    headless.run { window.addSubview(bar) }
    expect(bar.progress, equals: 0.5)
  }

  @Test func refreshTitlesAreBelowTheSpinner() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let refresh = UIRefreshControl()
    headless.run {
      list.contentSize = CGSize(width: 320, height: 800)
      window.addSubview(list)
      list.refreshControl = refresh
      refresh.attributedTitle = NSAttributedString(string: "Looking for news")
      refresh.beginRefreshing()
    }
    headless.settle()
    let label = refresh.subviews.compactMap { $0 as? UILabel }.first
    let spinner = refresh.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    expect(refresh.attributedTitle?.string, equals: "Looking for news")
    expect((label?.frame.minY ?? 0), isAtLeast: (spinner?.frame.maxY ?? 1000))
    expect((label?.frame.maxY ?? 1000), isAtMost: 60)
  }
}
