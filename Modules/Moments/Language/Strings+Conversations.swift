extension Strings {
  /// The title of the action that mutes or unmutes a conversation.
  public func muteConversation(isMuted: Bool) -> String {
    isMuted
      ? muteConversationUnmute
      : muteConversationMute
  }
}
