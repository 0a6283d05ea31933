/// The command of the program.
enum Command: Equatable {
  /// Open a window.
  case window
  /// Draw an image.
  case render
  /// Print the help.
  case help
  /// Print the version.
  case version
  /// Write the icon of the app in all sizes.
  case icons
  /// Sign in to a server; without a browser, the reader copies a URL and a code.
  case login(server: String, opensBrowser: Bool)
  /// List the accounts.
  case accounts
  /// Compare the stored data of an account with its server; by default the current account.
  case verify(account: String?)
  /// Sign out of an account; by default the current account.
  ///
  /// Requires a confirmation before it deletes data that is only on this machine, unless the reader
  /// allowed it.
  case logout(account: String?, discards: Bool = false)
}
