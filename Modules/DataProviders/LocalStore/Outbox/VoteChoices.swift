/// The indexes of the options of a vote, as a column stores them: `0,2`.
enum VoteChoices {
  static func text(_ choices: [Int]) -> String { choices.map(String.init).joined(separator: ",") }

  /// - Returns: The indexes; invalid ones are left out.
  static func places(_ text: String) -> [Int] { text.split(separator: ",").compactMap { Int($0) } }
}
