public import Foundation

/// A share sheet: what can be done with something, of which the reader chooses.
///
/// It has the program's own activities, and one that copies. Present it; on a wide window, as a
/// popover with a source. It goes by itself once an activity is done.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called at the end: with the activity, unless the reader chose none; whether it was done; and
  /// nothing returned and no error, as no extension of another program takes part.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called at the end.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  /// The activities that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let activities: [UIActivity]
  /// Whether the end was notified of.
  private var isOver = false
  private var isPerforming = false

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared: texts, links, images, values that activities of the program
  ///     know, or ``UIActivityItemSource``s of them.
  ///   - applicationActivities: The program's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 360, height: 320)
    let isWide = UITraitCollection.current.horizontalSizeClass == .regular
    modalPresentationStyle = isWide ? .popover : .pageSheet
    if !isWide { sheetPresentationController?.detents = [.medium(), .large()] }
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  private var placeholders: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// What is shared by an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Lists the activities that can be done.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let items = placeholders
    let excluded = excludedActivityTypes ?? []
    let copy = CopyActivity(title: EditMenuTitles(language: UIScreen.main.language).copy)
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
    // Who gave an activity up may choose another.
    guard completed else { return }
    isOver = true
    presentingViewController?.dismiss(animated: true) { [self] in
      completionWithItemsHandler?(type, true, nil, nil)
    }
  }

  /// A sheet that goes without an activity is at its end, too.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isOver, isBeingDismissed else { return }
    isOver = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
