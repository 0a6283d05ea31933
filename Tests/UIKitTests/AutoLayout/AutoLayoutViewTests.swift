import Expectations
import Testing
import UIKit

/// Auto Layout together with labels, scroll views, safe areas, cells and animations.
@MainActor @Suite struct AutoLayoutViewTests {
  let root = makeRoot(200, 400)

  @Test func multilineLabelsHaveTheHeightForTheirWidth() {
    let label = root.adding(UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "words in a row ", count: 12)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let expected = label.sizeThatFits(CGSize(width: 180, height: 0))
    expect(label.frame.size, equals: CGSize(width: 180, height: expected.height))
    label.text = "short"
    root.layoutIfNeeded()
    expect(label.frame.height, equals: label.intrinsicContentSize.height)
    expect(label.frame.height, isBelow: expected.height)
  }

  @Test func labelsOfDifferentFontsShareABaseline() {
    let small = root.adding(UILabel())
    let large = root.adding(UILabel())
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    small.text = "small"
    large.text = "large"
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let difference = small.font.ascender - large.font.ascender
    expect(abs((large.frame.minY - small.frame.minY) - difference), isAtMost: 1)
    let before = small.frame.minY
    large.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    expect(small.frame.minY, isAbove: before + 20)
  }

  @Test func constraintsInAScrollViewDetermineItsContentSize() {
    let scroll = root.adding(UIScrollView())
    let content = scroll.adding(ContentView(500, 900))
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      scroll.widthAnchor.constraint(equalToConstant: 150),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 6),
      content.bottomAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.bottomAnchor,
        constant: -6
      ),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    expect(content.frame, equals: CGRect(x: 5, y: 6, width: 140, height: 900))
    expect(scroll.contentSize, equals: CGSize(width: 150, height: 912))
    scroll.contentOffset.y = 200
    root.layoutIfNeeded()
    expect(content.frame.origin, equals: CGPoint(x: 5, y: 6))
    content.content.height = 300
    root.layoutIfNeeded()
    expect(scroll.contentSize.height, equals: 312)
  }

  @Test func viewsPinnedToTheFrameOfAScrollViewStayWhileItScrolls() {
    let scroll = root.adding(UIScrollView())
    let floating = scroll.adding(ContentView(20, 20))
    let content = scroll.adding(ContentView(100, 900))
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 8),
      floating.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expect(floating.frame.minY, equals: 8)
    scroll.contentOffset.y = 120
    root.layoutIfNeeded()
    expect(floating.frame.minY, equals: 128)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func viewsPinnedOutsideOfAScrollViewStayWhileItScrolls(direction: UISemanticContentAttribute) {
    root.semanticContentAttribute = direction
    let (outer, inner) = (UIScrollView(), UIScrollView())
    root.addSubview(outer)
    outer.frame = CGRect(x: 10, y: 20, width: 200, height: 200)
    outer.addSubview(inner)
    inner.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    for scroll in [outer, inner] { scroll.contentSize = CGSize(width: 900, height: 900) }
    let floating = inner.adding(ContentView(20, 20))
    NSLayoutConstraint.activate([
      floating.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      root.leadingAnchor.constraint(equalTo: floating.leadingAnchor, constant: -50),
    ])
    root.layoutIfNeeded()
    let before = floating.convert(floating.bounds, to: root)
    expect(before.minY, equals: 40)
    inner.contentOffset = CGPoint(x: 30, y: 120)
    outer.contentOffset = CGPoint(x: 7, y: 60)
    root.layoutIfNeeded()
    expect(floating.convert(floating.bounds, to: root), equals: before)
    expect(floating.frame.minY, equals: 40 - 25 + 120 + 60)
    floating.removeFromSuperview()
    root.addSubview(floating)
    expect(root.constraints.count, equals: 0)
  }

  @Test func theReadableGuideIsNeverTooWide() {
    let wide = makeRoot(1200, 300)
    let view = wide.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: wide.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: wide.readableContentGuide.trailingAnchor),
    ])
    wide.layoutIfNeeded()
    expect(view.frame.width, equals: 672)
    expect(view.frame.midX, equals: 600)
    wide.frame.size.width = 300
    wide.layoutIfNeeded()
    expect(view.frame.width, equals: 284)
  }

  @Test func alignmentInsetsLieOutsideTheConstrainedRectangle() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 4, left: 1, bottom: 2, right: 3)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    }
    let badge = root.adding(Badge())
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    expect(badge.frame, equals: CGRect(x: 9, y: 6, width: 24, height: 26))
  }

  @Test func constraintsAddedInUpdateConstraintsApplyImmediately() {
    final class Lazy: UIView {
      let inner = ContentView(30, 10)
      var isBuilt = false
      override func updateConstraints() {
        if !isBuilt {
          isBuilt = true
          adding(inner)
          NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
            inner.topAnchor.constraint(equalTo: topAnchor),
            inner.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
        super.updateConstraints()
      }
    }
    let view = root.adding(Lazy())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.size, equals: CGSize(width: 40, height: 10))
    expect(view.inner.frame, equals: CGRect(x: 5, y: 0, width: 30, height: 10))
  }

  @Test func constraintsMayChangeInLayoutSubviews() {
    final class Adaptive: UIView {
      let inner = ContentView(30, 10)
      lazy var top = inner.topAnchor.constraint(equalTo: topAnchor)
      func build() {
        adding(inner)
        NSLayoutConstraint.activate([top, inner.leadingAnchor.constraint(equalTo: leadingAnchor)])
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        top.constant = bounds.width / 10
      }
    }
    let view = root.adding(Adaptive())
    view.build()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    expect(view.inner.frame.minY, equals: 20)
  }

  @Test func aChangedConstantIsAnimatedByLayoutInsideAnAnimation() {
    let view = root.adding(ContentView(40, 20))
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0)
    NSLayoutConstraint.activate([top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    root.layoutIfNeeded()
    top.constant = 100
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    expect(view.frame.minY, equals: 100)
    expect(view.layer.animationKeys()?.contains("position"), equals: true)
  }

  @Test func framesOfAContainerWithATransformStayRight() {
    let view = root.adding(ContentView(40, 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    expect(view.bounds.size, equals: CGSize(width: 40, height: 20))
    expect(view.center, equals: CGPoint(x: 50, y: 40))
  }
}
