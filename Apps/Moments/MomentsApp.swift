import Foundation
import LocalStore
import MomentsContracts
import SocialModel

/// The command `moments`.
@main
enum MomentsApp {
  /// Not `async`: a window takes the main thread over for its own loop.
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      switch options.command {
      case .help: print(Options.help)
      case .version: print("moments \(AppVersion.current)")
      case .icons: try IconFiles.write(to: URL(fileURLWithPath: options.output))
      case .window: exit(AppWindow.run(options))
      case .render: finish { try await Render.run(options) }
      case .login, .accounts, .verify, .logout:
        finish { try await AccountCommands.run(options.command) }
      }
    } catch {
      fail(error)
    }
  }

  /// Does work without a window and ends the program.
  private static func finish(_ work: @escaping () async throws -> Void) -> Never {
    Task {
      do {
        try await work()
        exit(0)
      } catch {
        fail(error)
      }
    }
    dispatchMain()
  }

  /// Prints an error and exits with a status: 2 for wrong usage, 1 for everything else.
  static func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("moments: \(error.systemMessage)\n".utf8))
    exit(error is OptionsError ? 2 : 1)
  }
}
