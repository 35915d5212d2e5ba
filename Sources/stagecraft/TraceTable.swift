import Foundation
import Playback

/// Lays a trace out for people.
enum TraceTable {
  /// Returns the table.
  ///
  /// - Parameter trace: What to lay out.
  /// - Returns: Lines with an end each.
  static func text(of trace: Trace) -> String {
    var lines = [
      "\(trace.scene) · \(trace.trigger) · \(trace.device) · \(seconds(trace.duration)) s", "",
      "CALLBACKS",
    ]
    lines += trace.log.map { "  \(padded(seconds($0.t), 9))  \($0.event)  \($0.of)" }
    if !trace.issues.isEmpty {
      lines += ["", "NOT SUPPORTED"] + trace.issues.map { "  \($0)" }
    }
    lines += ["", "TRACKS"]
    for track in trace.tracks where !track.property.isEmpty {
      lines.append("  \(track.view) \(track.property)")
      lines += track.samples.map { row in
        let numbers = row.dropFirst().map { number($0) }.joined(separator: " ")
        return "    \(padded(seconds(row.first ?? 0), 9))  \(numbers)"
      }
    }
    lines += ["", "AFTERWARDS"]
    lines += trace.final.views.map { view in
      let place = view.superview.isEmpty ? "–" : "\(view.superview)[\(view.index)]"
      let frame = view.frame.map { number($0) }.joined(separator: " ")
      let window = view.inWindow ? "in window" : "not in window"
      return "  \(view.name)  (\(frame))  alpha \(number(view.alpha))  \(window)  \(place)"
    }
    let outcome = trace.final.cancelled ? "cancelled" : "finished"
    lines.append(
      "  \(outcome), completed \(trace.final.completed)x, modal containers \(trace.final.containers)"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  private static func seconds(_ time: Double) -> String {
    String(format: "%.4f", time)
  }

  private static func number(_ value: Double) -> String {
    let text = String(format: "%.4f", value)
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return trimmed.isEmpty || text.hasPrefix("-0.0000") ? "0" : String(trimmed.reversed())
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
