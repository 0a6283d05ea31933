/// Less common text input traits.
package struct InputHints {
  package var returnKey = UIReturnKeyType.default
  package var appearance = UIKeyboardAppearance.default
  package var content: UITextContentType?
  package var quotes = UITextSmartQuotesType.default
  package var dashes = UITextSmartDashesType.default
  package var insertDelete = UITextSmartInsertDeleteType.default

  package init() {}
}
