/// Less common text input traits.
struct InputHints {
  var returnKey = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var content: UITextContentType?
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
}
