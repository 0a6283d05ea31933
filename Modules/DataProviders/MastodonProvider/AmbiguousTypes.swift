import SocialModel

// Both the server's entities and the app's values have these names; here they mean the app's.
typealias Account = SocialModel.Account
typealias Relationship = SocialModel.Relationship
