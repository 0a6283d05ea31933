@_exported public import ListDiffing
