import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Images that are shown one after another.
@MainActor @Suite struct ImageViewAnimationTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let images: [UIImage]
  private let screen: Screen

  init() async {
    images = [UIColor.red, .green, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let root = UIViewController()
    screen = Screen { root }
    root.view.addSubview(view)
    await screen.settle()
  }

  /// Which of the images is seen.
  private func shown() -> Int? {
    screen.perform {
      guard let contents = view.layer.presentation()?.contents else { return nil }
      return images.firstIndex { $0.cgImage === contents as AnyObject }
    }
  }

  @Test func imageAnimationsRepeatByTheirCountAndRestoreTheImage() async {
    screen.perform {
      view.image = images[2]
      view.animationImages = Array(images.prefix(2))
      view.animationDuration = 0.4
      view.animationRepeatCount = 2
      view.startAnimating()
    }
    expect(view.isAnimating)
    await screen.advance(by: 0.1)
    expect(shown(), equals: 0)
    await screen.advance(by: 0.2)
    expect(shown(), equals: 1)
    await screen.advance(by: 0.2)
    expect(shown(), equals: 0)
    await screen.advance(by: 0.4)
    expect(!view.isAnimating)
    expect(shown(), equals: 2)
  }

  @Test func imageAnimationsWithoutACountRunUntilStopped() async {
    screen.perform {
      view.animationImages = images
      view.startAnimating()
    }
    await screen.advance(by: 3)
    expect(view.isAnimating)
    screen.perform { view.stopAnimating() }
    expect(!view.isAnimating)
    screen.perform { view.startAnimating() }
    screen.perform { view.animationImages = nil }
    expect(!view.isAnimating, "other images stop them")
  }
}
