/// The place of an argument that could not be read and was reported.
nonisolated final class InvalidNode: ExprNode {}
