public import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// The completions of the word at the caret.
  public var suggestions: Observable<[ComposerSuggestion]> { completion.suggestions }

  /// Sets the position of the caret in the text.
  public func setCaret(_ offset: Int?) {
    guard !isOver, phaseSource.value == .writing else { return completion.clear() }
    completion.search(in: part.text, caret: offset)
  }

  /// Replaces the word at the caret by a suggestion.
  @discardableResult
  public func choose(_ suggestion: ComposerSuggestion) -> Int? {
    guard let range = completion.word?.range else { return nil }
    let units = Array(part.text.utf16)
    guard range.upperBound <= units.count else { return nil }
    let rest = String(decoding: units[range.upperBound...], as: UTF16.self)
    let words = suggestion.text + (rest.first?.isWhitespace == true ? "" : " ")
    let text = String(decoding: units[..<range.lowerBound], as: UTF16.self) + words
    completion.clear()
    setText(text + rest)
    track("complete")
    let isBeforeSpace = rest.first?.isWhitespace == true
    return text.utf16.count + (isBeforeSpace ? 1 : 0)
  }

  /// The view model of the sheet of emoji.
  public func makeEmojiPicker() -> any EmojiPickerViewModel {
    LiveEmojiPickerViewModel(provider: emoji, in: context)
  }

  /// Closes the list until another word is typed.
  public func closeSuggestions() { completion.close() }
}
