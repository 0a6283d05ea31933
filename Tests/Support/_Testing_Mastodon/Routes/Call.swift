import Foundation

/// A parsed request: caller and parameters.
struct Call: Sendable {
  var request: ServerRequest
  /// The parts of the path that the route leaves open.
  var parts: [String] = []
  /// Query and body together.
  var fields: [FormField]
  var files: [String: FormFile] = [:]
  var token: TokenRecord?
  /// Whether pages begin with the row after which they should begin, as a fault.
  var repeatsRows = false

  init(_ request: ServerRequest) {
    self.request = request
    fields = request.query
    let type = request.headers["content-type"] ?? ""
    if type.hasPrefix("application/json") {
      fields += FormField.fields(ofJSON: request.body)
    } else if let form = MultipartBody(request.body, contentType: type) {
      fields += form.fields
      files = form.files
    } else if !request.body.isEmpty {
      fields += FormField.fields(of: String(decoding: request.body, as: UTF8.self))
    }
  }

  /// The account of the caller; nil without a token.
  var viewer: String? { token?.account }

  /// The account of the caller, for routes that require one.
  func user() throws -> String {
    guard let viewer else { throw Refusal(status: 422, text: .needsUser) }
    return viewer
  }

  /// A part of the path that the route leaves open.
  func part(_ index: Int = 0) -> String { index < parts.count ? parts[index] : "" }

  func text(_ name: String) -> String? { fields.last { $0.name == name }?.value }

  func required(_ name: String) throws -> String {
    guard let text = text(name), !text.isEmpty else {
      throw Refusal(status: 400, text: .missingParameter(name))
    }
    return text
  }

  /// All values of `name[]`.
  func list(_ name: String) -> [String] {
    fields.filter { $0.name == "\(name)[]" || $0.name == name }.map(\.value).filter { !$0.isEmpty }
  }

  /// The elements of `name[][member]`: a repeated first member begins a new element.
  func groups(_ name: String) -> [[String: String]] {
    var groups: [[String: String]] = []
    for field in fields where field.name.hasPrefix("\(name)[][") {
      let member = String(field.name.dropFirst(name.count + 3).dropLast())
      if groups.last.map({ $0[member] != nil }) ?? true { groups.append([:]) }
      groups[groups.count - 1][member] = field.value
    }
    return groups
  }

  /// As Rails reads them: nil if not given.
  func flag(_ name: String) -> Bool? {
    guard let text = text(name), !text.isEmpty else { return nil }
    return !["0", "f", "F", "false", "FALSE", "off", "OFF"].contains(text)
  }

  func number(_ name: String) -> Int? {
    guard let text = text(name), !text.isEmpty else { return nil }
    let digits = text.drop { $0 == "-" }.prefix(while: \.isNumber)
    return Int(digits) ?? 0
  }

  /// `limit`, as the server reads it: no sign, no letters, not above the most.
  func limit(_ usual: Int, most: Int) -> Int { min(number("limit") ?? usual, most) }
}
