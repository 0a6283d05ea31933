/// What an item of the outbox does.
package enum OutboxKind: String, Sendable, Hashable {
  case like
  case boost
  case follow
  case post
  case edit
  case delete
}
