import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ReplacedScrollTests {
  private final class Watcher: NSObject, UIScrollViewDelegate {
    var ends = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test func replacedScrollAnimationsEnd() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    let watcher = Watcher()
    scroll.delegate = watcher
    window.addSubview(scroll)
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expect(watcher.ends, equals: 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    expect(watcher.ends, equals: 1)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    expect(watcher.ends, equals: 1)
  }
}
