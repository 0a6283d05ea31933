import Foundation

/// The command `moments`.
@main
enum MomentsApp {
  /// Not `async`: a window takes the main thread over for its own loop.
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.showsHelp {
        print(Options.help)
      } else if options.isRendering {
        render(options)
      } else {
        exit(try AppWindow.run(options))
      }
    } catch {
      fail(error)
    }
  }

  private static func render(_ options: Options) -> Never {
    Task {
      do {
        try await Render.run(options)
        exit(0)
      } catch {
        fail(error)
      }
    }
    dispatchMain()
  }

  /// Says what was wrong and ends with a status: 2 for wrong usage, 1 for everything else.
  private static func fail(_ error: any Error) -> Never {
    let message =
      (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    FileHandle.standardError.write(Data("moments: \(message)\n".utf8))
    exit(error is OptionsError ? 2 : 1)
  }
}
