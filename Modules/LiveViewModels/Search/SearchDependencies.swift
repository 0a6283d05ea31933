import SocialModel

/// The dependencies of every search of a screen.
struct SearchDependencies {
  let provider: any SearchProvider
  let threads: any ThreadProvider
  let actions: ReaderActions
  let readerID: String?
  let context: ScreenContext
}
