public import Foundation

/// Finds elements that belong together, one after the other: the errors of a form, for example.
///
/// Screen readers of a desktop have no rotor, but they list actions: an element with a rotor has
/// two, for the next and the previous element, which is read then.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// Towards the beginning.
    case previous = 0
    /// Towards the end.
    case next = 1
  }

  /// Returns the element that follows the current one in the direction; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The localized name of what is found.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The localized name of what is found, with attributes.
  open var attributedName: NSAttributedString

  /// Finds the next or the previous element.
  open var itemSearchBlock: Search

  /// The element that was found last.
  private var current: UIAccessibilityCustomRotorItemResult?

  /// Makes a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Makes a rotor with a name that has attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// The actions that search in both directions.
  final var actions: [UIAccessibilityCustomAction] {
    let words = SystemWords(language: UIScreen.languageNow)
    return [
      UIAccessibilityCustomAction(name: words.next(name)) { [weak self] _ in
        self?.find(.next) ?? false
      },
      UIAccessibilityCustomAction(name: words.previous(name)) { [weak self] _ in
        self?.find(.previous) ?? false
      },
    ]
  }

  /// Lets assistive technologies read the next or the previous element; returns false if there is
  /// none.
  private func find(_ direction: Direction) -> Bool {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    if let current { predicate.currentItem = current }
    predicate.searchDirection = direction
    guard let found = itemSearchBlock(predicate), let element = found.targetElement else {
      return false
    }
    current = found
    UIAccessibility.post(notification: .layoutChanged, argument: element)
    return true
  }
}
