public import Foundation

/// A share sheet: a list of activities that act on items.
///
/// It contains the program's activities and one that copies. Present it; in a wide window as a
/// popover with a source. It dismisses itself when an activity is completed.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A completion handler: the activity type, nil if none was selected; whether the activity was
  /// completed; the returned items and the error, both nil because there are no app extensions on
  /// this platform.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called after the sheet was dismissed.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  /// The activity types that are not listed.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let activities: [UIActivity]
  /// Whether the outcome of the sheet is known.
  private var isOver = false
  private var isPerforming = false

  /// Makes a share sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The items to share: texts, links, images, values supported by the program's
  ///     activities, or ``UIActivityItemSource``s of them.
  ///   - applicationActivities: The program's activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 360, height: 320)
    let isWide = UITraitCollection.current.horizontalSizeClass == .regular
    modalPresentationStyle = isWide ? .popover : .pageSheet
    if !isWide { sheetPresentationController?.detents = [.medium(), .large()] }
  }

  /// Returns nil: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  private var placeholders: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// The items shared with an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Lists the activities that can be performed.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let items = placeholders
    let excluded = excludedActivityTypes ?? []
    let copy = CopyActivity(title: SystemWords(language: UIScreen.main.language).copy)
    let possible = ([copy] + activities).filter { activity in
      activity.activityType.map { !excluded.contains($0) } ?? true
        && activity.canPerform(withActivityItems: items)
    }
    let list = ActivityListController(activities: possible, items: items)
    list.onSelect = { [weak self] in self?.begin($0) }
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }

  private func begin(_ activity: UIActivity) {
    guard !isPerforming else { return }
    isPerforming = true
    activity.prepare(withActivityItems: items(for: activity.activityType))
    let controller = activity.activityViewController
    activity.onFinish = { [weak self, weak controller] completed in
      controller?.dismiss(animated: true)
      self?.finish(activity.activityType, completed)
    }
    guard let controller else { return activity.perform() }
    present(controller, animated: true)
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    isPerforming = false
    // After cancelling an activity, the reader can select another one.
    guard completed else { return }
    isOver = true
    presentingViewController?.dismiss(animated: true) { [self] in
      completionWithItemsHandler?(type, true, nil, nil)
    }
  }

  /// Calls the completion handler if the sheet was dismissed without an activity.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isOver, isBeingDismissed else { return }
    isOver = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
