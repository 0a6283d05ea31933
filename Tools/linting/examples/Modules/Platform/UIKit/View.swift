// swift-format-ignore-file
import QuartzCore
import Foundations // expect: architecture, undeclared
public import CFoundationShim // expect: c-library

let early = Timer(timeInterval: 1, repeats: false) { _ in } // expect: timer
let due = Timer(fire: date, interval: 0, repeats: false) { _ in } // not Timer(timeInterval:

final class Watcher {
  isolated deinit { stop() }
}

func visible(_ view: UIView) -> Bool {
  #if os(Linux)
  return view.frame.intersects(view.window.bounds) // expect: intersects
  #else
  return view.frame.meets(view.window.bounds) // not .intersects(
  #endif
}
