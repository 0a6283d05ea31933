/// The kinds of supplementary and decoration views as numbers, because elements are hashed and
/// compared in every frame.
@MainActor enum ElementKinds {
  /// The names by number; cells have the first one.
  private static var names = [""]
  private static var numbers = ["": 0]

  static func name(of number: Int) -> String { names[number] }

  static func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
