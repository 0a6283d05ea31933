import Expectations
import Foundation
import Testing
import UIKit

@Suite struct ScrollViewLayoutTests {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 600), scale: 2)
  let scrollView: UIScrollView
  let content = UIView()

  init() {
    let window = headless.makeWindow()
    scrollView = UIScrollView(frame: window.bounds)
    window.addSubview(scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
  }

  @Test func contentLayoutGuideConstraintsDetermineTheContentSize() {
    let guide = scrollView.contentLayoutGuide
    let height = content.heightAnchor.constraint(equalToConstant: 1500)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      height,
    ])
    headless.frame()
    expect(scrollView.contentSize, equals: CGSize(width: 300, height: 1530))
    expect(content.frame, equals: CGRect(x: 0, y: 10, width: 300, height: 1500))
    height.constant = 900
    headless.frame()
    expect(scrollView.contentSize.height, equals: 930)
  }

  @Test func edgeConstraintsApplyToTheContent() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 800),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    headless.frame()
    expect(scrollView.contentSize, equals: CGSize(width: 800, height: 700))
    scrollView.contentOffset = CGPoint(x: 100, y: 50)
    headless.frame()
    expect(content.frame, equals: CGRect(x: 0, y: 0, width: 800, height: 700))
  }

  @Test func viewsConstrainedToTheFrameGuideDoNotScroll() {
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    headless.frame()
    scrollView.contentOffset.y = 400
    headless.frame()
    expect(content.frame, equals: CGRect(x: 0, y: 405, width: 40, height: 40))
    expect(scrollView.contentSize, equals: CGSize(width: 300, height: 3000))
  }

  @Test func resizingKeepsTheOffsetInTheContent() {
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    headless.frame()
    scrollView.contentOffset.y = 400
    scrollView.frame.size.height = 900
    headless.frame()
    expect(scrollView.contentOffset.y, equals: 100)
  }

  @Test func controlsReceiveTouchesUntilADragBegins() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    headless.frame()
    headless.tap(at: CGPoint(x: 150, y: 120))
    headless.settle()
    expect(taps, equals: 1)
    // A quick drag over the button scrolls; it had not got the touch yet.
    headless.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 60), duration: 0.05)
    headless.settle()
    expect(taps, equals: 1)
    expect(scrollView.contentOffset.y, isAbove: 0)
  }
}
