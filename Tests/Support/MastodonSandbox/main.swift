import Foundation
import _Testing_Mastodon

let usage = """
  Runs a server that speaks the Mastodon client API on this machine, with people and posts to try the app with.

    mastodon-sandbox [--port N] [--approve] [--busy SECONDS] [--limits]

    --port N         where to listen; 8787 if not said, 0 for any port that is free
    --approve        the page of signing in sends back at once, without a click on Approve
    --busy SECONDS   something happens every so many seconds
    --limits         limits requests as mastodon.social does
  """

func value(of option: String) -> String? {
  guard let place = CommandLine.arguments.firstIndex(of: option) else { return nil }
  return place + 1 < CommandLine.arguments.count ? CommandLine.arguments[place + 1] : nil
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("sandbox: \(message)\n".utf8))
  exit(1)
}

if CommandLine.arguments.contains("--help") {
  print(usage)
  exit(0)
}
let port = value(of: "--port").map { UInt16($0) } ?? 8_787
guard let port else { fail("--port takes a number from 0 to 65535") }
let pause = value(of: "--busy").flatMap(Double.init)

let server: TestMastodon
do {
  server = try TestMastodon(ids: .snowflake, port: port)
} catch {
  fail("cannot listen on port \(port): is it in use?")
}
server.options.title = "Moments sandbox"
server.options.maximumAttachments = 9
server.options.approval = CommandLine.arguments.contains("--approve") ? .automatic : .page
if !CommandLine.arguments.contains("--limits") { server.options.rateLimits = [:] }
var sandbox = Sandbox(server)
let ana = sandbox.ids["ana"] ?? ""
server.signIn(ana)

/// Prints at once, also into a pipe.
func report(_ text: String) {
  FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}

report(
  """
  sandbox: \(server.url.absoluteString), \(Person.all.count) people, \(server.posts.count) posts
  sandbox: sign in with    moments login \(server.url.absoluteString)
  sandbox: token of ana    \(server.token(for: ana))
  sandbox: ends with Ctrl-C
  """
)
var turn = 0
while true {
  Thread.sleep(forTimeInterval: pause ?? 3_600)
  guard pause != nil else { continue }
  turn += 1
  report("sandbox: \(sandbox.liveOn(turn))")
}
