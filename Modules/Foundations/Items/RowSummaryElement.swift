public import UIKit

/// The content of a row as one accessibility element, in addition to its buttons.
///
/// Each label of a row would be a separate stop for VoiceOver. The row lists its elements instead:
/// its content first, then its actions.
///
/// ```swift
/// private lazy var summary = RowSummaryElement(of: self, reading: [nameLabel, textLabel])
///
/// override func makeControls() {
///   [nameLabel, textLabel, likeButton].forEach { addSubview($0) }
///   accessibilityElements = [summary, likeButton]
/// }
/// ```
///
/// The element also offers the actions of the labels, such as the links of a text.
public final class RowSummaryElement: UIAccessibilityElement {
  private weak var row: UIView?
  private let views: [UIView]

  /// Makes the element of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - views: The views to read, in order, if they are visible; the row sets `accessibilityLabel`
  ///     to replace their texts.
  public init(of row: UIView, reading views: [UIView] = []) {
    self.row = row
    self.views = views
    super.init(accessibilityContainer: row)
    super.accessibilityTraits = .staticText
  }

  /// The label that is set, or the texts of the visible views as they are read aloud.
  public override var accessibilityLabel: String? {
    get {
      let label =
        super.accessibilityLabel
        ?? shown.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }.joined(separator: ", ")
      return label.readAloud
    }
    set { super.accessibilityLabel = newValue }
  }

  /// Whether what the row folds is shown; `nil` if it folds nothing.
  ///
  /// Announced from iOS 18 on.
  public var isExpanded: Bool? {
    didSet {
      guard #available(iOS 18, *) else { return }
      accessibilityExpandedStatus = isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
    }
  }

  /// The actions of the row, and of the visible views.
  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let actions =
        (super.accessibilityCustomActions ?? [])
        + shown.flatMap { $0.accessibilityCustomActions ?? [] }
      return actions.isEmpty ? nil : actions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The frame around the views that are read; the frame of the whole row if it sets a label.
  public override var accessibilityFrame: CGRect {
    get {
      let frames = shown.map(\.accessibilityFrame)
      guard let first = frames.first else { return row?.accessibilityFrame ?? .zero }
      return frames.dropFirst().reduce(first) { $0.union($1) }
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Performs the row's accessibility activation, if it has one.
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
