/// The options of a poll only, as in versions and translations.
struct PollOptions: Decodable {
  var options: LossyArray<Poll.Option>

  private enum CodingKeys: String, CodingKey {
    case options
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    options = values.lossy(Poll.Option.self, .options)
  }
}
