extension TestMastodon {
  /// Blocks an account, which removes the follows in both directions.
  public func block(_ account: String, by blocker: String) {
    core.change { world in
      world.unfollow(account, by: blocker)
      world.unfollow(blocker, by: account)
      world.blocks.insert(blocker, account)
    }
  }

  /// Mutes an account: its posts and notifications are left out of responses to the reader.
  public func mute(_ account: String, by reader: String) {
    core.change { _ = $0.mutes.insert(reader, account) }
  }
}
