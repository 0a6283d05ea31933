// swift-format-ignore-file
import Quick // expect: stranger
import Testing
