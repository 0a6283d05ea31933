import DesignKit
import Foundation
public import Foundations
import ListModel
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The screen in which the reader enters the server of their account; signing in continues in a
/// browser.
///
/// Where none opens, it shows the address of the server's page, and a field for its code: by itself
/// if that is known, and otherwise when the reader asks for them.
public final class SignInViewController: BaseViewController {
  private static let columnWidth: CGFloat = 420

  private let viewModel: any SignInViewModel
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let questionLabel = UILabel()
  private let serverField = UITextField()
  private let explanationLabel = UILabel()
  private let addressLabel = UILabel()
  private let copyButton = UIButton(type: .system)
  private let codeField = UITextField()
  /// The page that shows a code; nil while none is waited for.
  private var page: URL?
  private let signInButton = UIButton(type: .system)
  private let progressRow = UIStackView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let progressLabel = UILabel()
  private let nothingOpenedButton = UIButton(type: .system)
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
      questionLabel, serverField, failureLabel, explanationLabel, addressLabel, copyButton,
      codeField, signInButton, progressRow, nothingOpenedButton, cancelButton,
    ]
    for part in parts { column.addArrangedSubview(part) }
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    signInButton.onPrimaryAction { [weak self] in self?.signIn() }
    nothingOpenedButton.onPrimaryAction { [viewModel] in viewModel.signInByCode() }
    cancelButton.onPrimaryAction { [viewModel] in viewModel.cancel() }
    copyButton.onPrimaryAction { [weak self] in
      UIPasteboard.general.string = self?.page?.absoluteString
    }
    for field in [serverField, codeField] {
      field.addAction(
        UIAction { [weak self] _ in self?.showWhetherReady() },
        for: .editingChanged
      )
      field.delegate = self
    }
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
    addressLabel.style(Typography.caption(), Palette.primaryText)
    addressLabel.accessibilityIdentifier = "signin.address"
    copyButton.styleAsText()
    copyButton.setTitle(strings.copyLink, for: .normal)
    copyButton.contentHorizontalAlignment = .leading
    copyButton.accessibilityIdentifier = "signin.copy"
    for label in [
      questionLabel, explanationLabel, failureLabel, progressLabel, addressLabel,
    ] {
      label.numberOfLines = 0
    }
    progressRow.spacing = Spacing.small
    progressRow.alignment = .top
    // Just below required: a stack view gives it no width while it is hidden.
    indicator.setContentHuggingPriority(.required - 1, for: .horizontal)
    indicator.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    style(serverField, strings.signInQuestion, placeholder: strings.serverPlaceholder)
    style(codeField, strings.signInCode, placeholder: strings.signInCode)
    serverField.accessibilityIdentifier = "signin.server"
    serverField.keyboardType = .URL
    codeField.accessibilityIdentifier = "signin.code"
    signInButton.configuration = .filled()
    signInButton.configuration?.title = strings.signInTitle
    signInButton.configuration?.baseBackgroundColor = Palette.accent
    signInButton.configuration?.baseForegroundColor = Palette.onAccent
    signInButton.configuration?.cornerStyle = .large
    for (button, title) in [
      (nothingOpenedButton, strings.signInNothingOpened), (cancelButton, strings.cancel),
    ] {
      button.configuration = .plain()
      button.configuration?.title = title
      button.configuration?.baseForegroundColor = Palette.accent
    }
    nothingOpenedButton.accessibilityIdentifier = "signin.by-code"
    signInButton.accessibilityIdentifier = "signin.go"
    cancelButton.accessibilityIdentifier = "signin.cancel"
    failureLabel.accessibilityIdentifier = "signin.failure"
    progressLabel.accessibilityIdentifier = "signin.progress"
  }

  private func style(_ field: UITextField, _ name: String, placeholder: String) {
    field.show(placeholder: placeholder)
    field.font = Typography.body()
    field.adjustsFontForContentSizeCategory = true
    field.textColor = Palette.primaryText
    field.tintColor = Palette.accent
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    // Names of servers and codes run from left to right in every language.
    field.semanticContentAttribute = .forceLeftToRight
    field.textAlignment = .left
    field.accessibilityLabel = name
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
    // A hidden field has no height.
    for field in [serverField, codeField] {
      field.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    }
    for button in [signInButton, nothingOpenedButton, cancelButton, copyButton] {
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
    show(page: state.page)
    let waitsForCode = if case .waitingForCode = state { true } else { false }
    signInButton.isHidden = state.isWorking && !waitsForCode
    progressRow.isHidden = !state.isWorking || waitsForCode
    nothingOpenedButton.isHidden = state != .waitingForBrowser
    cancelButton.isHidden = !state.isWorking
    switch state {
    case .asking, .checkingCode: progressLabel.text = strings.askingServer
    case .waitingForBrowser: progressLabel.text = strings.waitingForBrowser
    case .failed(let reason): show(failure: reason)
    case .waitingForCode(_, let reason?):
      show(failure: reason)
      codeField.becomeFirstResponder()
    case .typing, .waitingForCode, .done: break
    }
    if !progressRow.isHidden { indicator.startAnimating() } else { indicator.stopAnimating() }
    showWhetherReady()
  }

  /// Shows the address of the page that shows a code, and the field for the code.
  private func show(page: URL?) {
    let isNew = self.page == nil
    self.page = page
    for view in [addressLabel, copyButton, codeField] as [UIView] { view.isHidden = page == nil }
    let strings = viewModel.strings
    explanationLabel.text = page == nil ? strings.signInExplanation : strings.signInByCode
    guard let page else {
      codeField.text = nil
      return
    }
    // An address runs from left to right in every language.
    addressLabel.text = "\u{2066}\(page.absoluteString)\u{2069}"
    if isNew { codeField.becomeFirstResponder() }
  }

  /// Shows what is wrong with the text of the field, below it.
  private func show(failure: String) {
    failureLabel.text = failure
    failureLabel.isHidden = false
    column.removeArrangedSubview(failureLabel)
    let index = column.arrangedSubviews.firstIndex(of: field) ?? 0
    column.insertArrangedSubview(failureLabel, at: index + 1)
  }

  /// The field that the button sends.
  private var field: UITextField { page == nil ? serverField : codeField }

  private func showWhetherReady() {
    signInButton.isEnabled = !(field.text ?? "").allSatisfy(\.isWhitespace)
  }

  private func signIn() {
    guard signInButton.isEnabled, let text = field.text else { return }
    field.resignFirstResponder()
    if page == nil { viewModel.signIn(to: text) } else { viewModel.finish(with: text) }
  }
}

extension SignInViewController: UITextFieldDelegate {
  /// The server cannot be edited while a sign-in is in progress.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField === codeField ? !signInButton.isHidden : !viewModel.state.value.isWorking
  }

  /// The return key performs the action of the button.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    signIn()
    return false
  }
}

extension SignInState {
  /// The page whose code is waited for, or is being checked.
  fileprivate var page: URL? {
    switch self {
    case .waitingForCode(let page, _), .checkingCode(let page): page
    case .typing, .asking, .waitingForBrowser, .failed, .done: nil
    }
  }
}
