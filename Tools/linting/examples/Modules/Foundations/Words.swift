// swift-format-ignore-file
import UIKit

func takePicture() {} // expect: image
// expect-below: image
// A picture of a cat.
func whatIsShown() {} // expect: what-who
func tell(_ message: Message) {} // expect: tell
func goOn() {} // expect: go-on
var newsPill: UIView? // expect: screen-news
var place = 0 // expect: place
// expect-below: heading
// MARK: Living
// expect-below: notified
/// The list is told of rows.
var rows: [Row] = []
// expect-below: again
/// Reads the rows anew.
var readCount = 0
// expect-below: asked-for
/// The rows that were asked for.
var pending = 0
// expect-below: comes-and-goes
/// A view that comes and goes.
var overlay = 0
// expect-below: on-its-way
/// A request on its way.
var request = 0
// expect-below: lets-go
/// The view lets go of it.
var held = 0
// expect-below: stands-for
/// The value stands for a row.
var value = 0
// expect-below: says-so
/// A flag that says so.
var flag = 0
// expect-below: lies-over
/// The view lies over the rows.
var cover = 0
// expect-below: fails
/// Fails: without rows.
var first: Row? { nil }
// expect-below: repeats
/// The count of rows.
var rowsCount = 0

class FirstRow: RowView {
  // expect-below: formula
  /// Lays out the controls.
  override func constrain() {}
}

class SecondRow: RowView {
  // expect-below: formula
  /// Lays out the controls.
  override func constrain() {}
}

class ThirdRow: RowView {
  // expect-below: formula
  /// Lays out the controls.
  override func constrain() {}

  /// Reads the name as it is said of no other row.
  override func speak() {}
}

// MARK: Set-up

/// What can be told apart; `picture` is left alone.
var counterExample = "A picture is told of news."

final class Watch {
  isolated deinit { stop() } // expect: isolated-deinit
}

final class OtherWatch {
  nonisolated deinit { stop() }
}
