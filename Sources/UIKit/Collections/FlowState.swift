import QuartzCore

/// What a flow layout has computed.
struct FlowState {
  var isPrepared = false
  /// The length of the lines with the insets.
  var breadth: CGFloat = 0
  /// The length of the content.
  var length: CGFloat = 0
  var sections: [FlowSection] = []
  /// Where each section begins.
  var starts: [CGFloat] = []
}
