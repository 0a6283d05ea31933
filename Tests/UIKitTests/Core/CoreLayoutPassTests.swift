import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CoreLayoutPassTests {
  final class Log {
    var entries: [String] = []
  }

  final class Recorder: UIView {
    let name: String
    let log: Log
    var onLayout: ((Recorder) -> Void)?

    init(_ name: String, log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.entries.append("constraints \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.entries.append("layout \(name)")
      onLayout?(self)
    }
  }

  let log = Log()

  @Test func constraintsUpdateUpwardsAndLayoutDownwards() {
    let outer = Recorder("outer", log: log)
    let inner = Recorder("inner", log: log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    expect(
      log.entries,
      equals: ["constraints inner", "constraints outer", "layout outer", "layout inner"]
    )
  }

  @Test func layoutIfNeededStartsAtTheTopmostDirtyView() {
    let outer = Recorder("outer", log: log)
    let inner = Recorder("inner", log: log)
    outer.addSubview(inner)
    inner.layoutIfNeeded()
    expect(log.entries.suffix(2), equals: ["layout outer", "layout inner"])
  }

  @Test func cleanTreesAreNotLaidOut() {
    let outer = Recorder("outer", log: log)
    let inner = Recorder("inner", log: log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.entries.removeAll()
    outer.layoutIfNeeded()
    expect(log.entries, satisfies: \.isEmpty)
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    expect(log.entries, equals: ["layout inner"])
  }

  @Test func invalidationsDuringLayoutAreHandledInTheSamePass() {
    let outer = Recorder("outer", log: log)
    let inner = Recorder("inner", log: log)
    outer.addSubview(inner)
    inner.onLayout = { view in
      view.onLayout = nil
      view.superview?.setNeedsLayout()
    }
    outer.layoutIfNeeded()
    expect(log.entries.filter { $0.hasPrefix("layout") }.count, equals: 3)
    log.entries.removeAll()
    outer.layoutIfNeeded()
    expect(log.entries, satisfies: \.isEmpty)
  }

  @Test func endlessLayoutsAreStopped() {
    let view = Recorder("view", log: log)
    view.onLayout = { $0.setNeedsLayout() }
    view.layoutIfNeeded()
    expect(log.entries.count, isBelow: 100)
  }

  @Test func resizingInvalidatesTheSuperviewButMovingDoesNot() {
    let outer = Recorder("outer", log: log)
    let inner = Recorder("inner", log: log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.entries.removeAll()
    inner.frame.origin.x = 5
    outer.layoutIfNeeded()
    expect(log.entries, satisfies: \.isEmpty)
    inner.frame.size.width = 50
    outer.layoutIfNeeded()
    expect(log.entries, equals: ["layout outer", "layout inner"])
  }

  @Test func scrollingLaysOutTheScrolledViewOnly() {
    let outer = Recorder("outer", log: log)
    let inner = Recorder("inner", log: log)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.entries.removeAll()
    inner.bounds.origin.y = 10
    outer.layoutIfNeeded()
    expect(log.entries, equals: ["layout inner"])
  }

  @Test func insertedDirtyViewsAreLaidOut() {
    let outer = Recorder("outer", log: log)
    outer.layoutIfNeeded()
    log.entries.removeAll()
    let middle = UIView()
    let inner = Recorder("inner", log: log)
    middle.addSubview(inner)
    outer.addSubview(middle)
    outer.layoutIfNeeded()
    expect(log.entries.contains("layout inner"))
  }

  @Test func eachFrameLaysOutAndDrawsOnce() {
    final class Drawing: UIView {
      var layouts = 0
      var drawings = 0
      override func layoutSubviews() { layouts += 1 }
      override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let host = HeadlessHost()
    let window = host.makeWindow()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    host.frame()
    expect((view.layouts, view.drawings) == (1, 1))
    for _ in 0..<5 {
      view.setNeedsLayout()
      view.setNeedsDisplay()
    }
    host.frame()
    expect((view.layouts, view.drawings) == (2, 2))
    host.frame()
    expect((view.layouts, view.drawings) == (2, 2))
    expect(!host.host.needsFrame)
  }

  @Test func viewsWithoutDrawingHaveNoContents() {
    let host = HeadlessHost()
    let window = host.makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    host.frame()
    expectNil(view.layer.displayList)
  }
}
