import Foundation

// Tools/bench data tells what it measures.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case nil, "store":
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  let rounds = numbers.dropFirst().first ?? 5
  try await StoreBenchmark(count: numbers.first ?? 10_000).run(rounds: rounds)
case "fill":
  // A folder, and how many posts to keep in it: a store to try things with.
  let rest = Array(arguments.dropFirst())
  guard rest.count == 2, let count = Int(rest[1]) else { fallthrough }
  try await StoreBenchmark(count: count).fill(URL(fileURLWithPath: rest[0]))
default:
  let usage = "DataBenchmark: store [posts] [rounds] | fill FOLDER POSTS\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
