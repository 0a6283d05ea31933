import Foundation
import MomentsValues

extension RecordWriter {
  mutating func put(_ poll: Poll) {
    put(poll.id)
    put(poll.options) { writer, option in
      writer.put(option.title)
      writer.put(option.votes)
    }
    put(poll.isPartial)
    put(poll.allowsSeveral)
    put(poll.expiresAt)
    put(poll.hasEnded)
    put(poll.voters)
    put(poll.hasVoted)
    put(poll.ownVotes) { $0.put($1) }
  }
}

extension RecordReader {
  mutating func poll() throws(BodyError) -> Poll {
    Poll(
      id: try text(),
      options: try list { reader throws(BodyError) in
        Poll.Option(title: try reader.text(), votes: try reader.optionalCount())
      },
      isPartial: try flag(),
      allowsSeveral: try flag(),
      expiresAt: try optionalDate(),
      hasEnded: try flag(),
      voters: try optionalCount(),
      hasVoted: try flag(),
      ownVotes: try list { reader throws(BodyError) in try reader.count() }
    )
  }
}
