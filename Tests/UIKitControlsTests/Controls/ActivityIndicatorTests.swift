import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct ActivityIndicatorTests {
  private let host = HeadlessHost(size: CGSize(width: 100, height: 100))

  @Test func stoppedIndicatorsAreHidden() {
    let indicator = UIActivityIndicatorView(style: .medium)
    expect(indicator.isHidden)
    indicator.startAnimating()
    expect(!indicator.isHidden)
    indicator.stopAnimating()
    expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    expect(!indicator.isHidden)
  }

  @Test func sizeFollowsTheStyle() {
    let indicator = UIActivityIndicatorView(style: .large)
    expect(indicator.intrinsicContentSize, equals: CGSize(width: 37, height: 37))
    indicator.style = .medium
    expect(indicator.intrinsicContentSize, equals: CGSize(width: 20, height: 20))
  }

  @Test func animatesOnScreenOnly() {
    let window = host.makeWindow()
    let indicator = UIActivityIndicatorView(style: .medium)
    host.run {
      indicator.startAnimating()
      window.addSubview(indicator)
    }
    host.frame()
    expect(host.host.isAnimating)
    host.run { indicator.removeFromSuperview() }
    host.frame()
    expect(!host.host.isAnimating)
  }
}
