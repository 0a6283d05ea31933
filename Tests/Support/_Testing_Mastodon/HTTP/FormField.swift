/// A named value of a query or a form.
struct FormField: Sendable, Hashable {
  var name: String
  var value: String
}
