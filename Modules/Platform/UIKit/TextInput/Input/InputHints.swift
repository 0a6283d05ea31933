/// What a text that is typed into says of itself besides what input methods ask for.
struct InputHints {
  var returnKey = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var content: UITextContentType?
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
}
