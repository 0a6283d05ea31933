import Expectations
import Foundation
import Testing
import UIKit

/// Animated images in views that enter and leave a window.
@MainActor @Suite struct ShownAnimationTests {
  private nonisolated final class Renderer: UIGraphicsImageRenderer {
    override init(size: CGSize, format: UIGraphicsImageRendererFormat) {
      super.init(size: CGSize(width: size.width * 2, height: size.height), format: format)
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow
  private let images: [UIImage]

  init() {
    window = host.makeWindow()
    images = [UIColor.red, .green].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    host.frame()
  }

  private func wait() {
    for _ in 0..<3 {
      host.clock.advance(by: 0.1)
      host.frame()
    }
  }

  @Test func imagesRunOnceTheViewIsOnScreen() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = images
    host.run { view.startAnimating() }
    wait()
    expect(view.isAnimating)
    window.addSubview(view)
    wait()
    expect(view.isAnimating)
    expect(view.layer.animationKeys()?.isEmpty, equals: false)
  }

  @Test func imagesGoOnAfterTheViewWasAway() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.animationImages = images
    host.run { view.startAnimating() }
    wait()
    view.removeFromSuperview()
    wait()
    window.addSubview(view)
    wait()
    expect(view.isAnimating)
    expect(view.layer.animationKeys()?.isEmpty, equals: false)
    view.stopAnimating()
    expect(!view.isAnimating)
    view.removeFromSuperview()
    window.addSubview(view)
    expect(!view.isAnimating)
  }

  @Test func anImageThatMovesDoesSoOnceTheViewIsOnScreen() {
    let moving = UIImage.animatedImage(with: images, duration: 1)
    let view = UIImageView(image: moving)
    wait()
    window.addSubview(view)
    wait()
    expect(view.layer.animationKeys()?.isEmpty, equals: false)
  }

  @Test func imageViewsAreSubclassedByTheirInitializers() {
    final class Badge: UIImageView {
      let mark: Int
      init(mark: Int, image: UIImage?) {
        self.mark = mark
        super.init(image: image)
      }
      override init(image: UIImage?, highlightedImage: UIImage?) {
        mark = 2
        super.init(image: image, highlightedImage: highlightedImage)
      }
      required init?(coder: NSCoder) { nil }
    }
    let badge = Badge(mark: 1, image: images[0])
    expect(badge.bounds.size, equals: CGSize(width: 4, height: 4))
    expect(badge.image, isSameAs: images[0])
    let other = Badge(image: images[0], highlightedImage: images[1])
    expect(other.highlightedImage, isSameAs: images[1])
    expect(other.mark, equals: 2)
  }

  @Test func rendererSubclassesUseTheInitializerOfASizeAndAFormat() {
    let format = UIGraphicsImageRendererFormat()
    let image = Renderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
    expect(image.size, equals: CGSize(width: 8, height: 4))
  }
}
