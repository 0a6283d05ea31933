// swift-format-ignore-file
import GTKHost
