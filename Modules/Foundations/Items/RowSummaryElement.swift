public import UIKit

/// What a row says, read as one element beside its buttons.
///
/// A row of several labels would be as many stops for somebody who listens to it. It names its
/// elements instead: what it says first, what can be done after it.
///
///     private lazy var summary = RowSummaryElement(of: self, reading: [nameLabel, textLabel])
///
///     override func makeControls() {
///       ...
///       accessibilityElements = [summary, likeButton]
///     }
///
/// What the labels offer besides, such as the links of a text, is offered by the element.
public final class RowSummaryElement: UIAccessibilityElement {
  private weak var row: UIView?
  private let views: [UIView]

  /// Makes the element of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - views: What is read, in order, as far as it shows; the row sets `accessibilityLabel`
  ///     where it has better words.
  public init(of row: UIView, reading views: [UIView] = []) {
    self.row = row
    self.views = views
    super.init(accessibilityContainer: row)
    super.accessibilityTraits = .staticText
  }

  /// The words that are set, or those of the views that show, as they are read aloud.
  public override var accessibilityLabel: String? {
    get {
      let label =
        super.accessibilityLabel
        ?? shown.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }.joined(separator: ", ")
      return label.readAloud
    }
    set { super.accessibilityLabel = newValue }
  }

  /// Those of the row, and of the views that show.
  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let actions =
        (super.accessibilityCustomActions ?? [])
        + shown.flatMap { $0.accessibilityCustomActions ?? [] }
      return actions.isEmpty ? nil : actions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// Around what is read; the whole row where its words are its own.
  public override var accessibilityFrame: CGRect {
    get {
      let frames = shown.map(\.accessibilityFrame)
      guard let first = frames.first else { return row?.accessibilityFrame ?? .zero }
      return frames.dropFirst().reduce(first) { $0.union($1) }
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Does what a tap on the row does, where the row knows.
  public override func accessibilityActivate() -> Bool { row?.accessibilityActivate() ?? false }

  private var shown: [UIView] { views.filter(isShown) }

  private func isShown(_ view: UIView) -> Bool {
    var view: UIView? = view
    while let current = view, current !== row {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }
}
