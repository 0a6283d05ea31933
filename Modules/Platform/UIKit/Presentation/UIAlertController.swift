public import Foundation

/// An alert in the center of the screen, or an action sheet at the bottom edge.
///
/// Choosing an action dismisses the alert before the handler is called.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  private var storedMessage: String?
  private var storedTextFields: [UITextField] = []
  let alertView = AlertView()

  /// Makes an alert or an action sheet with texts.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    storedMessage = message
  }

  /// Makes an alert without texts; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it is an alert or an action sheet.
  open private(set) var preferredStyle = UIAlertController.Style.actionSheet

  /// The title, a short question.
  open override var title: String? {
    didSet { refresh() }
  }

  /// The message, with details about the question.
  open var message: String? {
    get { storedMessage }
    set {
      storedMessage = newValue
      refresh()
    }
  }

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The preferred action, which the Return key chooses; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "The preferred action must be one of the actions of the alert controller"
      )
      refresh()
    }
  }

  /// Adds an action; at most one can have the style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
    actions.append(action)
    refresh()
  }

  // MARK: Text fields

  /// The text fields, in the order in which they were added; nil if there are none.
  open var textFields: [UITextField]? { storedTextFields.isEmpty ? nil : storedTextFields }

  /// Adds a text field to an alert; action sheets cannot have any.
  ///
  /// The first field becomes first responder when the alert appears. Return moves to the next one,
  /// and chooses the ``preferredAction`` in the last one.
  ///
  /// - Parameter configurationHandler: Called immediately with the text field, to set for example
  ///   its placeholder and keyboard.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
    let field = UITextField()
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 13),
      maximumPointSize: 24
    )
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.returnWasPressed(in: field) },
      for: .editingDidEndOnExit
    )
    storedTextFields.append(field)
    configurationHandler?(field)
    refresh()
  }

  /// Moves to the next text field, or chooses the preferred action.
  private func returnWasPressed(in field: UITextField?) {
    guard let place = storedTextFields.firstIndex(where: { $0 === field }) else { return }
    if let next = storedTextFields.dropFirst(place + 1).first {
      next.becomeFirstResponder()
    } else if let preferredAction {
      choose(preferredAction)
    }
  }

  /// Makes the first text field the first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedTextFields.first?.becomeFirstResponder()
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Makes the view with the texts and the buttons.
  open override func loadView() {
    alertView.onChoice = { [weak self] in self?.choose($0) }
    view = alertView
    refresh()
  }

  private func refresh() {
    guard isViewLoaded else { return }
    alertView.show(
      AlertContent(
        style: preferredStyle,
        title: title,
        message: storedMessage,
        textFields: storedTextFields,
        actions: self.actions,
        preferred: preferredAction
      )
    )
  }

  /// Dismisses the alert, and then performs the chosen action.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, presentingViewController != nil else { return }
    dismiss(animated: true) { action.perform() }
  }

  override func makePresentationController() -> UIPresentationController {
    AlertPresentation(alert: self)
  }
}
