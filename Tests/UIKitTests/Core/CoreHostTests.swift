import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite struct CoreHostTests {
  let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)

  @Test func onlyLayerChangesRequestFrames() {
    let window = host.makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    host.frame()
    expect(!host.host.needsFrame)
    var requests = 0
    host.host.onNeedsFrame = { requests += 1 }
    view.backgroundColor = .red
    view.alpha = 0.5
    expect(requests, equals: 1)
    expect(host.host.needsFrame)
    host.frame()
    expect(!host.host.needsFrame)
    view.setNeedsLayout()
    expect(requests, equals: 2)
  }

  @Test func animationsRequestFrames() {
    let window = host.makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    host.frame()
    UIView.animate(withDuration: 0.1) { view.alpha = 0 }
    host.frame()
    expect(host.host.needsFrame && host.host.isAnimating)
    host.advance(by: 0.2)
    expect(!host.host.needsFrame)
  }

  @Test func movesBetweenFramesAreCoalesced() {
    let stage = TouchStage()
    let point = CGPoint(x: 10, y: 10)
    stage.host.host.sendPointer(phase: .began, location: point)
    for x in 0..<5 {
      stage.host.host.sendPointer(phase: .moved, location: CGPoint(x: CGFloat(x), y: 0))
    }
    stage.host.host.sendPointer(phase: .ended, location: point)
    stage.host.frame()
    expect(stage.view.log, equals: ["began", "moved", "ended"])
  }

  @Test func windowsFollowTheScreenAndItsLevels() {
    let back = host.makeWindow()
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    front.screen = host.screen
    front.windowLevel = .alert
    front.isHidden = false
    expect(host.screen.windows.map { $0 === front }, equals: [false, true])
    expect(host.screen.rootLayer.sublayers?.last, isSameAs: front.layer)
    host.host.resize(to: CGSize(width: 200, height: 100))
    expect(back.frame.width, equals: 200)
    expect(front.frame.width, equals: 50)
    front.isHidden = true
    expect(host.screen.rootLayer.sublayers?.count, equals: 1)
  }

  @Test func theSnapshotShowsTheViewsAtTheirFrames() throws {
    let window = host.makeWindow()
    window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    view.backgroundColor = .red
    window.addSubview(view)
    var image = try require(host.snapshot())
    expect((image.width, image.height) == (100, 100))
    expect(image.pixel(x: 30, y: 30), equals: 0xFFFF_0000)
    expect(image.pixel(x: 10, y: 10), equals: 0xFFFF_FFFF)
    view.frame.origin.x = 50
    image = try require(host.snapshot())
    expect(image.pixel(x: 30, y: 30), equals: 0xFFFF_FFFF)
    expect(image.pixel(x: 80, y: 30), equals: 0xFFFF_0000)
  }
}
