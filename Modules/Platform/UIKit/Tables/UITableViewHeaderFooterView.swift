public import Foundation
import QuartzCore

/// The header or the footer of a section, used again for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let storedIdentifier: String?
  private let content = TableCellContentView(frame: .zero)
  private var label: UILabel?
  private var background: UIView?
  /// The room between the text and the sides, in points.
  private static let margin: CGFloat = 16

  /// Makes a view that can be found again by the identifier.
  public init(reuseIdentifier: String?) {
    storedIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    storedIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// The view that holds the content.
  open var contentView: UIView { content }

  /// The identifier that the view is found again by.
  open var reuseIdentifier: String? { storedIdentifier }

  /// The label of the title; made when first requested.
  open var textLabel: UILabel? {
    if let label { return label }
    let view = UILabel(frame: .zero)
    view.numberOfLines = 0
    label = view
    content.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    get { background }
    set {
      guard newValue !== background else { return }
      background?.removeFromSuperview()
      background = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view is about to show another section.
  ///
  /// Overrides call `super`.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
    if let background, background.frame != bounds { background.frame = bounds }
    guard let label else { return }
    let width = max(bounds.width - 2 * Self.margin, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(
      x: Self.margin,
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let label {
      let width = max(targetSize.width - 2 * Self.margin, 0)
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: targetSize.width, height: height + 20)
    }
    return content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Shows the title of a section in the way of the table's style.
  final func show(title: String, isFooter: Bool, style: UITableView.Style) {
    let isPlain = style == .plain
    textLabel?.text = title
    textLabel?.accessibilityTraits = isFooter ? .staticText : .header
    textLabel?.font = .preferredFont(forTextStyle: isPlain && !isFooter ? .headline : .footnote)
    textLabel?.textColor = isPlain && !isFooter ? .label : .secondaryLabel
    backgroundColor = isPlain ? .systemBackground : .clear
  }
}
