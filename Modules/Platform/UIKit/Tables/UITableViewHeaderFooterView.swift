public import Foundation
import QuartzCore

/// The header or the footer of a section, used again for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  private let storedIdentifier: String?
  final let content = TableCellContentView(frame: .zero)
  private var label: UILabel?
  private var background: UIView?
  final var configurations: CellConfigurations?
  final var needsConfigurationUpdate = true
  /// Whether the view is for a table whose rows are in groups.
  final var isOfGroups = false
  /// The table that the view is shown in.
  final weak var table: UITableView?
  /// The room between the text and the sides, in points.
  private static let margin: CGFloat = 16

  /// Makes a view that can be found again by the identifier.
  public init(reuseIdentifier: String?) {
    storedIdentifier = reuseIdentifier
    super.init(frame: .zero)
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

  /// The view that holds the content; with a configuration, the one that it made.
  open var contentView: UIView { configurations?.contentView ?? content }

  // MARK: Configurations

  /// Called when the state of a view changed; sets what the view shows in the state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The configuration of a header in the style of the view's table, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isOfGroups ? .groupedHeader() : .plainHeader()
  }

  /// The background of a header or a footer in the style of the view's table.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isOfGroups ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// What the view shows, in place of views in its content view and the label of the title.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { showContent(newValue) }
  }

  /// Whether the content is updated for the state of the view.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configurationsForWriting.updatesContent = newValue }
  }

  /// What is behind the content, in place of colors and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { showBackground(newValue) }
  }

  /// Whether the background is updated for the state of the view.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configurationsForWriting.updatesBackground = newValue }
  }

  /// The state that configurations are updated for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    return state
  }

  /// Has the configurations updated before the view is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; overrides set what the view shows in it.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurations?.update(for: state, content: content, in: self)
    needsConfigurationUpdate = false
  }

  /// Sets what the view shows in a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  final func callUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func removeStandardContent() {
    label?.removeFromSuperview()
    label = nil
  }

  final func removeStandardBackground() {
    backgroundView = nil
    backgroundColor = nil
  }

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
    guard let label else { return }
    let margin = table?.margin(ofRowsOfWidth: bounds.width) ?? Self.margin
    let width = max(inner.width - 2 * margin, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(
      x: margin,
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
    updateConfigurationIfNeeded()
    if let label {
      let margin = table?.margin(ofRowsOfWidth: targetSize.width) ?? Self.margin
      let safe = safeSides
      let width = max(targetSize.width - safe.left - safe.right - 2 * margin, 0)
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: targetSize.width, height: height + 20)
    }
    let safe = safeSides
    let inner = CGSize(
      width: max(targetSize.width - safe.left - safe.right, 0),
      height: targetSize.height
    )
    let size = fittingContentSize(inner, horizontalFittingPriority, verticalFittingPriority)
    return CGSize(width: size.width + safe.left + safe.right, height: size.height)
  }

  /// What the content stays out of at the sides, in points.
  private var safeSides: (left: CGFloat, right: CGFloat) { table?.safeSides ?? (0, 0) }

  /// Shows the title of a section in the way of the table's style.
  final func show(title: String, isFooter: Bool, style: UITableView.Style) {
    let isPlain = style == .plain
    textLabel?.text = title
    textLabel?.accessibilityTraits = isFooter ? .staticText : .header
    AppearanceRegistry.settingDefaults {
      textLabel?.font = .preferredFont(forTextStyle: isPlain && !isFooter ? .headline : .footnote)
      textLabel?.textColor = isPlain && !isFooter ? .label : .secondaryLabel
      backgroundColor = isPlain ? .systemBackground : .clear
    }
  }
}
