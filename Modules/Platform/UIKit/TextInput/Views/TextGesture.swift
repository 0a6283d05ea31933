import CoreGraphics
import Foundation
import QuartzCore

/// Translates taps, long presses and drags of the pointer into changes of the caret and the
/// selection.
///
/// The pointer acts when its button is pressed; a touch when it ends, because it may become a
/// scroll, or after half a second.
@MainActor final class TextGesture: UIGestureRecognizer {
  private weak var text: (any TextEditing)?
  private var timer: FrameTimer?
  /// The range at which the drag began, and the unit by which it extends the selection.
  private var unit: (range: Range<Int>, granularity: UITextGranularity)?
  private var isLongPress = false
  private var lastClick = CGPoint.zero

  private static let longPress: TimeInterval = 0.5
  private static let movement: CGFloat = 10

  init(text: any TextEditing) {
    self.text = text
    super.init(target: nil, action: nil)
    addAction { [weak self] _ in self?.stateChanged() }
  }

  private var point: CGPoint {
    guard let text else { return .zero }
    return text.textPoint(location(in: text))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let text, let touch = touches.first, storedState == .possible, text.allowsSelecting,
      activeTouches.count == 1, touch.view === text
    else {
      finish(.cancelled)
      return
    }
    if touch.type == .indirectPointer {
      if event.buttonMask.contains(.secondary) {
        openMenu(touch)
        state = .failed
        return
      }
      guard focus() else {
        state = .failed
        return
      }
      press(count: clicks(of: touch), extends: event.modifierFlags.contains(.shift))
      state = .began
      return
    }
    timer = text.window?.screen.timers.schedule(at: touch.timestamp + Self.longPress) {
      [weak self] in
      guard let self, storedState == .possible else { return }
      timer = nil
      if showsItemMenu(at: location(in: self.text)) {
        state = .failed
        return
      }
      guard focus() else {
        state = .failed
        return
      }
      isLongPress = true
      press(count: 2, extends: false)
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if storedState == .possible {
      if distance(touch.locationInWindow, touch.locationAtStart) > Self.movement { state = .failed }
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    guard storedState == .possible else {
      if touch.type == .indirectPointer, touch.tapCount == 1, !isLongPress,
        distance(touch.locationInWindow, touch.locationAtStart) <= Self.movement
      {
        _ = text?.actOnItem(at: point)
      }
      state = .ended
      return
    }
    stopTimer()
    if touch.tapCount == 1, text?.actOnItem(at: point) ?? false {
      state = .ended
      return
    }
    guard focus() else {
      state = .failed
      return
    }
    press(count: touch.tapCount, extends: false)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.cancelled)
  }

  override func reset() {
    stopTimer()
    unit = nil
    isLongPress = false
  }

  /// Returns the number of clicks; the pointer has a smaller maximum distance than touches.
  private func clicks(of touch: UITouch) -> Int {
    let isNear = distance(touch.locationInWindow, lastClick) <= Self.movement / 2
    lastClick = touch.locationInWindow
    return isNear ? touch.tapCount : 1
  }

  private func stopTimer() {
    if let timer { text?.window?.screen.timers.cancel(timer) }
    timer = nil
  }

  private func focus() -> Bool {
    guard let text else { return false }
    return text.isFirstResponder || text.becomeFirstResponder()
  }

  /// Handles presses: one moves the caret, two select a word, three a paragraph.
  private func press(count: Int, extends: Bool) {
    guard let editor = text?.editor else { return }
    let place = editor.body.place(at: point)
    if count <= 1 || extends {
      if extends {
        editor.moveCaret(to: place, extends: true)
        unit = (editor.anchor..<editor.anchor, .character)
      } else {
        editor.moveCaret(to: place, extends: false)
        unit = (place.offset..<place.offset, .character)
      }
    } else if count == 2 {
      editor.selectWord(at: editor.body.letter(under: point))
      unit = (editor.selection, .word)
    } else {
      editor.selectParagraph(at: place.offset)
      unit = (editor.selection, .paragraph)
    }
  }

  private func stateChanged() {
    guard let text else { return }
    switch storedState {
    case .changed:
      guard let unit else { return }
      let body = text.editor.body
      let offset =
        unit.granularity == .character ? body.place(at: point).offset : body.letter(under: point)
      text.editor.extend(unit.range, to: offset, by: unit.granularity)
    case .ended:
      if isLongPress { text.menu.show(at: location(in: text)) }
    default: break
    }
  }

  /// Shows the menu of the text item at a point; returns whether the press is handled.
  private func showsItemMenu(at place: CGPoint) -> Bool {
    switch text?.itemMenu(at: point) {
    case .menu(let menu):
      text?.menu.show(at: place, menu)
      return true
    case .refused: return true
    case nil, TextItemMenu.none?: return false
    }
  }

  /// Opens the menu for a secondary click; keeps a selection under the pointer.
  private func openMenu(_ touch: UITouch) {
    if showsItemMenu(at: touch.location(in: text)) { return }
    guard let text, focus() else { return }
    let place = text.editor.body.place(at: point)
    let selection = text.editor.selection
    if !(text.editor.hasSelection && selection.lowerBound <= place.offset
      && place.offset <= selection.upperBound)
    {
      text.editor.moveCaret(to: place, extends: false)
    }
    text.menu.show(at: touch.location(in: text))
  }
}
