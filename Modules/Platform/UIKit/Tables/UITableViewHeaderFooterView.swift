public import Foundation
import QuartzCore

/// The header or footer of a section, reused for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  final let content = TableCellContentView(frame: .zero)
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var background: UIView?
  final var configurations: CellConfigurations?
  final var needsConfigurationUpdate = true
  /// Whether the table has a grouped style.
  final var isOfGroups = false
  final weak var table: UITableView?
  /// The horizontal margin of the text, in points.
  private static let margin: CGFloat = 16
  /// The gap between the title and the label below it, in points.
  private static let gap: CGFloat = 2

  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  override func didInit() {
    super.didInit()
    content.standardMargins = UIEdgeInsets(
      top: 8,
      left: Self.margin,
      bottom: 8,
      right: Self.margin
    )
    addSubview(content)
  }

  /// The superview of the content; with a content configuration, the view made by it.
  open var contentView: UIView { configurations?.contentView ?? content }

  // MARK: Configurations

  /// Called when the state of a view changed, to update the view.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Returns an empty configuration of a header in the style of the view's table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isOfGroups ? .groupedHeader() : .plainHeader()
  }

  /// Returns the background configuration of a header or footer in the style of the view's table.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isOfGroups ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// The content configuration, which replaces the title and the subviews of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showContent(newValue) }
  }

  /// Whether the content configuration is updated for the state of the view; defaults to `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configurationsForWriting.updatesContent = newValue }
  }

  /// The background configuration, which replaces the background color and background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { showBackground(newValue) }
  }

  /// Whether the background configuration is updated for the state of the view; defaults to `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configurationsForWriting.updatesBackground = newValue }
  }

  /// The state for which configurations are updated.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    return state
  }

  /// Requests an update of the configurations in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// Updates the configurations for a state; override to set the content for it.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurations?.update(for: state, content: content, in: self)
    needsConfigurationUpdate = false
  }

  /// Updates the view for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  final func callUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeStandardContent() {
    label?.removeFromSuperview()
    label = nil
    detailLabel?.removeFromSuperview()
    detailLabel = nil
  }

  final func removeStandardBackground() {
    backgroundView = nil
    backgroundColor = nil
  }

  /// The identifier with which the view waits for reuse; nil if it is not reused.
  open private(set) var reuseIdentifier: String?

  /// The label of the title, made on first access.
  open var textLabel: UILabel? {
    if let label { return label }
    let view = UILabel(frame: .zero)
    view.numberOfLines = 0
    label = view
    content.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// The label below the title, made on first access; shown in tables with a grouped style.
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let view = UILabel(frame: .zero)
    view.numberOfLines = 0
    AppearanceRegistry.settingDefaults {
      view.font = .preferredFont(forTextStyle: .footnote)
      view.textColor = .secondaryLabel
    }
    detailLabel = view
    content.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// The labels with text, from the top.
  private var shownLabels: [UILabel] {
    let isGrouped = table.map { $0.storedStyle != .plain } ?? isOfGroups
    let detail = isGrouped && detailLabel?.text?.isEmpty == false ? detailLabel : nil
    return [label, detail].compactMap { $0 }
  }

  /// The heights of labels, in points.
  private func heights(of labels: [UILabel], width: CGFloat) -> [CGFloat] {
    labels.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
  }

  /// The sum of heights and of the gaps between them, in points.
  private func stacked(_ heights: [CGFloat]) -> CGFloat {
    heights.reduce(0, +) + Self.gap * CGFloat(max(heights.count - 1, 0))
  }

  /// The view behind the content.
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

  /// Prepares the view to show another section.
  ///
  /// Overrides must call `super`.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations?.layOutGround(in: self)
    let safe = safeSides
    let inner = CGRect(
      x: safe.left,
      y: 0,
      width: max(bounds.width - safe.left - safe.right, 0),
      height: bounds.height
    )
    if content.frame != inner { content.frame = inner }
    if let background, background.frame != bounds { background.frame = bounds }
    detailLabel?.isHidden = shownLabels.last !== detailLabel
    // Labels with constraints of their own are placed by those.
    let labels = shownLabels.filter(\.translatesAutoresizingMaskIntoConstraints)
    guard !labels.isEmpty else { return }
    let margin = table?.margin(ofRowsOfWidth: bounds.width) ?? Self.margin
    let width = max(inner.width - 2 * margin, 0)
    let heights = heights(of: labels, width: width)
    var y = ((bounds.height - stacked(heights)) / 2).rounded()
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height + Self.gap
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    updateConstraintsIfNeeded()
    let labels = shownLabels
    if !labels.isEmpty, content.constraints.isEmpty {
      let margin = table?.margin(ofRowsOfWidth: targetSize.width) ?? Self.margin
      let safe = safeSides
      let width = max(targetSize.width - safe.left - safe.right - 2 * margin, 0)
      let height = stacked(heights(of: labels, width: width)) + 20
      return CGSize(width: targetSize.width, height: height)
    }
    let safe = safeSides
    let inner = CGSize(
      width: max(targetSize.width - safe.left - safe.right, 0),
      height: targetSize.height
    )
    let size = fittingContentSize(inner, horizontalFittingPriority, verticalFittingPriority)
    return CGSize(width: size.width + safe.left + safe.right, height: size.height)
  }

  /// The horizontal insets from the safe area, in points.
  private var safeSides: (left: CGFloat, right: CGFloat) { table?.safeSides ?? (0, 0) }

  /// Shows the title of a section in the style of the table; headers of groups are in capitals, as
  /// those of a list configuration are.
  final func show(title: String, isFooter: Bool, style: UITableView.Style) {
    let isPlain = style == .plain
    textLabel?.text = isPlain || isFooter ? title : title.localizedUppercase
    textLabel?.accessibilityTraits = isFooter ? .staticText : .header
    AppearanceRegistry.settingDefaults {
      textLabel?.font = .preferredFont(forTextStyle: isPlain && !isFooter ? .headline : .footnote)
      textLabel?.textColor = isPlain && !isFooter ? .label : .secondaryLabel
      backgroundColor = isPlain ? .systemBackground : .clear
    }
  }
}
