/// What the program is asked to do.
enum Command: Equatable {
  /// Open a window.
  case window
  /// Draw an image.
  case render
  /// Say what it can do.
  case help
  /// Say which version it is.
  case version
  /// Write the icon of the app in all sizes.
  case icons
  /// Sign in to a server; without a browser, the reader copies an address and a code.
  case login(server: String, opensBrowser: Bool)
  /// List the accounts.
  case accounts
  /// Compare what is kept of an account with its server; of the current one where none is named.
  case verify(account: String?)
  /// Sign out of an account; of the current one where none is named.
  ///
  /// What is on this machine only is asked about, unless the reader said that it may go.
  case logout(account: String?, discards: Bool = false)
}
