extension LayerState {
  package var bounds: CGRect {
    @inline(__always)
    get { place.bounds }
    @inline(__always)
    _modify { yield &place.bounds }
  }

  package var position: CGPoint {
    @inline(__always)
    get { place.position }
    @inline(__always)
    _modify { yield &place.position }
  }

  package var anchorPoint: CGPoint {
    @inline(__always)
    get { place.anchorPoint }
    @inline(__always)
    _modify { yield &place.anchorPoint }
  }

  package var anchorPointZ: CGFloat {
    @inline(__always)
    get { place.anchorPointZ }
    @inline(__always)
    _modify { yield &place.anchorPointZ }
  }

  package var zPosition: CGFloat {
    @inline(__always)
    get { place.zPosition }
    @inline(__always)
    _modify { yield &place.zPosition }
  }

  package var transform: CATransform3D {
    @inline(__always)
    get { place.transform }
    @inline(__always)
    _modify { yield &place.transform }
  }

  package var cornerRadius: CGFloat {
    @inline(__always)
    get { place.cornerRadius }
    @inline(__always)
    _modify { yield &place.cornerRadius }
  }

  package var opacity: Float {
    @inline(__always)
    get { place.opacity }
    @inline(__always)
    _modify { yield &place.opacity }
  }

  package var flags: LayerFlags {
    @inline(__always)
    get { place.flags }
    @inline(__always)
    _modify { yield &place.flags }
  }
}
