// swift-format-ignore-file
// expect-file: unused-exception
package func eventually(_ condition: () async throws -> Bool) async throws {}
