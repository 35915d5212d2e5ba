/// A bare name in a parsed string, such as `fade`.
nonisolated public final class VariableNode: ExprNode {}
