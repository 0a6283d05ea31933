import Foundation

// One benchmark a call, named by the first argument; Tools/bench lists them.
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().compactMap(Double.init)

func number(_ index: Int, or usual: Double) -> Double {
  index < numbers.count ? numbers[index] : usual
}

switch arguments.first {
case "diff":
  DiffBenchmark.run()
case "layout":
  LayoutBenchmark.run()
case "islands":
  IslandBenchmark.run(only: arguments.dropFirst().first)
case "text":
  TextBenchmark.run()
case "scroll":
  ScrollBenchmark.run(
    rows: Int(number(0, or: 100_000)),
    step: number(1, or: 90),
    frames: Int(number(2, or: 600)),
    scale: Int(number(3, or: 1))
  )
case "lists":
  await ListsBenchmark.run(frames: Int(number(0, or: 600)), rounds: Int(number(1, or: 3)))
case "collections":
  CollectionsBenchmark.run(frames: Int(number(0, or: 300)))
case "snapshots":
  try await SnapshotBenchmark.run(screens: Int(number(0, or: 200)))
case "start":
  let folders = Array(arguments.dropFirst().prefix(2))
  guard folders.count == 2 else { fallthrough }
  try StartBenchmark.run(
    small: folders[0],
    large: folders[1],
    rounds: arguments.dropFirst(3).first.flatMap { Int($0) } ?? 9
  )
case "start-once":
  try await StartBenchmark.startOnce(arguments.dropFirst().first ?? "")
case "tap":
  guard let folder = arguments.dropFirst().first else {
    print("Benchmarks: tap needs the folder of a store; Tools/bench tap makes one")
    exit(64)
  }
  let counts = arguments.dropFirst(2).compactMap { Int($0) }
  try await TapBenchmark.run(
    folder: folder,
    rows: counts.first ?? 1_000,
    taps: counts.dropFirst().first ?? 200
  )
default:
  print(
    "Benchmarks: name one of diff, layout, islands, text,"
      + " scroll, lists, collections, snapshots, start, tap"
  )
}
