import Foundation

/// A file of a form.
struct FormFile: Sendable, Hashable {
  var name: String
  var type: String
  var content: Data
}
