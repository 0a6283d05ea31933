/// The options of a poll only, as in versions and translations.
struct PollOptions: LenientValue {
  @Lenient var options: LossyArray<Poll.Option>
}
