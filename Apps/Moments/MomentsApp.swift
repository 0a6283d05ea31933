import Foundation

/// The command `moments`.
@main
enum MomentsApp {
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.showsHelp {
        print(Options.help)
      } else if options.isRendering {
        try await Render.run(options)
      } else {
        try AppWindow.run(options)
      }
    } catch let error as OptionsError {
      fail(error.description, status: 2)
    } catch {
      fail(
        (error as? any LocalizedError)?.errorDescription ?? String(describing: error),
        status: 1
      )
    }
  }

  /// Says what was wrong and ends with a status: 2 for wrong usage, 1 for everything else.
  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("moments: \(message)\n".utf8))
    exit(status)
  }
}
