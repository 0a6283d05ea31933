import Foundation

// Tools/bench data tells what it measures.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first) {
case (nil, _), ("store", _):
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  let rounds = numbers.dropFirst().first ?? 5
  try await StoreBenchmark(count: numbers.first ?? 10_000).run(rounds: rounds)
case ("fill", let folder?) where arguments.count == 3 && Int(arguments[2]) != nil:
  // A folder, and how many posts to keep in it: a store to try things with.
  try await StoreBenchmark(count: Int(arguments[2]) ?? 0).fill(URL(fileURLWithPath: folder))
case ("collect", let folder?) where arguments.count == 2:
  try await CollectBenchmark.run(URL(fileURLWithPath: folder))
default:
  let usage = "DataBenchmark: store [posts] [rounds] | fill FOLDER POSTS | collect FOLDER\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
