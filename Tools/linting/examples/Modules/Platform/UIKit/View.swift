// swift-format-ignore-file
import QuartzCore
import Foundations // expect: architecture, undeclared
public import CFoundationShim // expect: c-library

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
