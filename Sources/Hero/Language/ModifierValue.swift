package import Foundation

/// One modifier of a string with everything evaluated; comparing two plans compares these.
nonisolated package indirect enum ModifierValue: Hashable, Sendable {
  /// When a conditional group applies.
  package enum Condition: String, Hashable, Sendable, CaseIterable {
    case whenMatched, whenPresenting, whenDismissing, whenAppearing, whenDisappearing
  }

  case fade
  case forceNonFade
  case opacity(Double)
  case position(CGPoint)
  case size(CGSize)
  case scale(x: Double, y: Double, z: Double)
  case rotate(x: Double, y: Double, z: Double)
  case translate(x: Double, y: Double, z: Double)
  case perspective(Double)
  case overlay(LanguageColor, opacity: Double)
  case cornerRadius(Double)
  case borderWidth(Double)
  case shadowOpacity(Double)
  case shadowRadius(Double)
  case zPosition(Double)
  case duration(Double)
  case durationMatchLongest
  case delay(Double)
  case spring(stiffness: Double, damping: Double)
  case timingFunction(LanguageCurve)
  case arc(Double)
  case cascade(delta: Double, direction: CascadeDirection, delayMatchedViews: Bool)
  case source(String)
  case useGlobalCoordinateSpace
  case ignoreSubviewModifiers(recursive: Bool)
  case snapshot(HeroSnapshotType)
  case forceAnimate
  case useScaleBasedSizeChange
  case beginWith([ModifierValue])
  case when(Condition, [ModifierValue])
}
