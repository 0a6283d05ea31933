extension World {
  /// The maximum length of the comment of a report.
  private static let longestComment = 1_000

  static let reportRoutes: [Route] = [
    Route("POST", "/api/v1/reports", .user("write:reports")) { world, call in
      let user = try call.user()
      let account = try call.required("account_id")
      guard world.accounts[account] != nil else { throw Refusal.notFound }
      let comment = call.text("comment") ?? ""
      guard comment.count <= longestComment else {
        throw Refusal.invalid(.commentTooLong)
      }
      let rules = call.list("rule_ids")
      guard rules.allSatisfy({ rule in world.options.rules.contains { $0.id == rule } }) else {
        throw Refusal.invalid(.unknownRule)
      }
      let report = ReportRecord(
        id: "\(world.reports.count + 1)",
        reporter: user,
        account: account,
        // Those of others are left out without a word.
        statuses: call.list("status_ids").filter { world.statuses[$0]?.account == account },
        comment: comment,
        category: rules.isEmpty ? call.text("category") ?? "other" : "violation",
        rules: rules,
        isForwarded: call.flag("forward") ?? false
      )
      world.reports.append(report)
      return ServerResponse([
        "id": .text(report.id), "action_taken": false, "category": .text(report.category),
        "comment": .text(comment), "forwarded": .flag(report.isForwarded),
      ])
    }
  ]

  /// The identity of a conversation: its first post.
  func conversation(of status: String) -> String {
    var first = status
    while let before = statuses[first]?.inReplyTo, statuses[before] != nil { first = before }
    return first
  }
}
