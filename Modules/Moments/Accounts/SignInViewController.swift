import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The screen in which the reader enters the server of their account; signing in continues in a
/// browser.
public final class SignInViewController: BaseViewController {
  private static let columnWidth: CGFloat = 420

  private let viewModel: any SignInViewModel
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let questionLabel = UILabel()
  private let serverField = UITextField()
  private let explanationLabel = UILabel()
  private let signInButton = UIButton(type: .system)
  private let progressRow = UIStackView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let progressLabel = UILabel()
  private let cancelButton = UIButton(type: .system)
  private let failureLabel = UILabel()

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any SignInViewModel) {
    self.viewModel = viewModel
    super.init()
    title = viewModel.strings.signInTitle
  }

  // MARK: Steps

  public override func makeControls() {
    for view in [indicator, progressLabel] { progressRow.addArrangedSubview(view) }
    let parts: [UIView] = [
      questionLabel, serverField, failureLabel, explanationLabel, signInButton, progressRow,
      cancelButton,
    ]
    for part in parts { column.addArrangedSubview(part) }
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    signInButton.onPrimaryAction { [weak self] in self?.signIn() }
    cancelButton.onPrimaryAction { [viewModel] in viewModel.cancel() }
    serverField.addAction(
      UIAction { [weak self] _ in self?.showWhetherReady() },
      for: .editingChanged
    )
    serverField.delegate = self
  }

  public override func styleControls() {
    let strings = viewModel.strings
    view.backgroundColor = Palette.background
    scrollView.alwaysBounceVertical = true
    column.axis = .vertical
    column.spacing = Spacing.medium
    column.setCustomSpacing(Spacing.xLarge, after: explanationLabel)
    questionLabel.style(Typography.title(), Palette.primaryText)
    questionLabel.text = strings.signInQuestion
    // The field's accessibility label contains it.
    questionLabel.isAccessibilityElement = false
    explanationLabel.style(Typography.caption(), Palette.secondaryText)
    explanationLabel.text = strings.signInExplanation
    failureLabel.style(Typography.button(), Palette.error)
    progressLabel.style(Typography.button(), Palette.secondaryText)
    for label in [questionLabel, explanationLabel, failureLabel, progressLabel] {
      label.numberOfLines = 0
    }
    progressRow.spacing = Spacing.small
    progressRow.alignment = .top
    // Just below required: a stack view gives it no width while it is hidden.
    indicator.setContentHuggingPriority(.required - 1, for: .horizontal)
    indicator.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    styleField()
    signInButton.configuration = .filled()
    signInButton.configuration?.title = strings.signInTitle
    signInButton.configuration?.baseBackgroundColor = Palette.accent
    signInButton.configuration?.baseForegroundColor = Palette.onAccent
    signInButton.configuration?.cornerStyle = .large
    cancelButton.configuration = .plain()
    cancelButton.configuration?.title = strings.cancel
    cancelButton.configuration?.baseForegroundColor = Palette.accent
    signInButton.accessibilityIdentifier = "signin.go"
    cancelButton.accessibilityIdentifier = "signin.cancel"
    failureLabel.accessibilityIdentifier = "signin.failure"
    progressLabel.accessibilityIdentifier = "signin.progress"
  }

  private func styleField() {
    // The color of the system's placeholders has a contrast of 1.7 to 1.
    serverField.attributedPlaceholder = NSAttributedString(
      string: viewModel.strings.serverPlaceholder,
      attributes: [.foregroundColor: Palette.secondaryText]
    )
    serverField.font = Typography.body()
    serverField.adjustsFontForContentSizeCategory = true
    serverField.textColor = Palette.primaryText
    serverField.tintColor = Palette.accent
    serverField.borderStyle = .roundedRect
    serverField.clearButtonMode = .whileEditing
    serverField.autocapitalizationType = .none
    serverField.autocorrectionType = .no
    serverField.keyboardType = .URL
    // Names of servers run from left to right in every language.
    serverField.semanticContentAttribute = .forceLeftToRight
    serverField.textAlignment = .left
    serverField.accessibilityLabel = viewModel.strings.signInQuestion
    serverField.accessibilityIdentifier = "signin.server"
  }

  public override func constrainControls() {
    scrollView.constrain(.edges)
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    column.constrain(
      .top.bottom.equal(to: content).inset(Spacing.xLarge),
      .centerX.equal(to: frame),
      .width.equal(to: frame).offset(-2 * Spacing.large).yielding,
      .width.atMost(Self.columnWidth)
    )
    content.constrain(.width.equal(to: frame))
    serverField.constrain(.height.atLeast(Metrics.tapTarget))
    for button in [signInButton, cancelButton] {
      button.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    }
  }

  public override func bind() {
    viewModel.state.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
  }

  /// Notifies the view model that the screen appeared, and starts editing immediately.
  public override func trackScreenView() {
    viewModel.screenDidAppear()
    if viewModel.state.value == .typing { serverField.becomeFirstResponder() }
  }

  /// Cancels a sign-in in progress when the reader leaves.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.cancel()
  }

  // MARK: Showing

  private func show(_ state: SignInState) {
    let strings = viewModel.strings
    failureLabel.isHidden = true
    // Not disabled, because disabled text has the color of a placeholder.
    serverField.textColor = state.isWorking ? Palette.secondaryText : Palette.primaryText
    signInButton.isHidden = state.isWorking
    progressRow.isHidden = !state.isWorking
    cancelButton.isHidden = !state.isWorking
    switch state {
    case .asking: progressLabel.text = strings.askingServer
    case .waitingForBrowser: progressLabel.text = strings.waitingForBrowser
    case .failed(let reason):
      failureLabel.text = reason
      failureLabel.isHidden = false
    case .typing, .done: break
    }
    if state.isWorking { indicator.startAnimating() } else { indicator.stopAnimating() }
    showWhetherReady()
  }

  private func showWhetherReady() {
    signInButton.isEnabled = !(serverField.text ?? "").allSatisfy(\.isWhitespace)
  }

  private func signIn() {
    guard signInButton.isEnabled, let server = serverField.text else { return }
    serverField.resignFirstResponder()
    viewModel.signIn(to: server)
  }
}

extension SignInViewController: UITextFieldDelegate {
  /// The server cannot be edited while a sign-in is in progress.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    !viewModel.state.value.isWorking
  }

  /// The return key performs the action of the button.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    signIn()
    return false
  }
}
