/// The places of the answers of a vote, as a column holds them: `0,2`.
enum VoteChoices {
  static func text(_ choices: [Int]) -> String { choices.map(String.init).joined(separator: ",") }

  /// - Returns: The places; those that are no numbers are left out.
  static func places(_ text: String) -> [Int] { text.split(separator: ",").compactMap { Int($0) } }
}
