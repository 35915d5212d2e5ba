/// What the particles of an emitter are like.
///
/// > Compatibility: an emitter takes the values as they are when it gets the cell. What concerns depth and the
/// > filters of pictures is kept, not used.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
  /// Makes a cell.
  public override init() {
    super.init()
  }

  /// Makes a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    World.current.report(.decoding, in: "\(type(of: self))")
  }

  /// Whether archives are read securely, which is always so.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the cell into an archive; nothing is written.
  open func encode(with coder: NSCoder) {
    World.current.report(.decoding, in: "\(type(of: self))")
  }

  /// The name.
  open var name: String?
  /// Whether particles are made.
  ///
  /// Default true.
  open var isEnabled = true
  /// The colour of the particles.
  ///
  /// Default opaque white.
  open var color: CGColor? = .white
  /// The picture of a particle.
  open var contents: Any?
  /// The part of the picture that shows, in parts of its size.
  ///
  /// Default all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture to a point.
  ///
  /// Default 1.
  open var contentsScale: CGFloat = 1
  /// How the picture is made smaller.
  ///
  /// Default linear.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// How the picture is made larger.
  ///
  /// Default linear.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// The cells of which particles make particles.
  open var emitterCells: [CAEmitterCell]?
  /// Values for keys that have none.
  open var style: [AnyHashable: Any]?

  // MARK: - Numbers

  /// Particles made each second.
  ///
  /// Default 0.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  ///
  /// Default 0.
  open var lifetime: Float = 0
  /// By how much lifetimes differ.
  ///
  /// Default 0.
  open var lifetimeRange: Float = 0
  /// The angle towards z, in radians.
  ///
  /// Default 0.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane, in radians.
  ///
  /// Default 0.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone of directions.
  ///
  /// Default 0.
  open var emissionRange: CGFloat = 0
  /// The speed, in points a second.
  ///
  /// Default 0.
  open var velocity: CGFloat = 0
  /// By how much speeds differ.
  ///
  /// Default 0.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x.
  ///
  /// Default 0.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y.
  ///
  /// Default 0.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z.
  ///
  /// Default 0.
  open var zAcceleration: CGFloat = 0
  /// The scale of the picture.
  ///
  /// Default 1.
  open var scale: CGFloat = 1
  /// By how much scales differ.
  ///
  /// Default 0.
  open var scaleRange: CGFloat = 0
  /// How fast the scale changes.
  ///
  /// Default 0.
  open var scaleSpeed: CGFloat = 0
  /// How fast particles turn, in radians a second.
  ///
  /// Default 0.
  open var spin: CGFloat = 0
  /// By how much spins differ.
  ///
  /// Default 0.
  open var spinRange: CGFloat = 0
  /// By how much the red differs.
  ///
  /// Default 0.
  open var redRange: Float = 0
  /// By how much the green differs.
  ///
  /// Default 0.
  open var greenRange: Float = 0
  /// By how much the blue differs.
  ///
  /// Default 0.
  open var blueRange: Float = 0
  /// By how much the alpha differs.
  ///
  /// Default 0.
  open var alphaRange: Float = 0
  /// How fast the red changes.
  ///
  /// Default 0.
  open var redSpeed: Float = 0
  /// How fast the green changes.
  ///
  /// Default 0.
  open var greenSpeed: Float = 0
  /// How fast the blue changes.
  ///
  /// Default 0.
  open var blueSpeed: Float = 0
  /// How fast the alpha changes.
  ///
  /// Default 0.
  open var alphaSpeed: Float = 0
  /// The bias of pictures made smaller.
  ///
  /// Default 0.
  open var minificationFilterBias: Float = 0

  // MARK: - Time

  /// When particles begin.
  ///
  /// Default 0.
  open var beginTime: CFTimeInterval = 0
  /// How long particles are made.
  ///
  /// Default infinite.
  open var duration: CFTimeInterval = .infinity
  /// How fast time passes.
  ///
  /// Default 1.
  open var speed: Float = 1
  /// An offset of the time.
  ///
  /// Default 0.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats.
  ///
  /// Default 0.
  open var repeatCount: Float = 0
  /// How long it repeats.
  ///
  /// Default 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back again.
  ///
  /// Default false.
  open var autoreverses = false
  /// What shows before and after.
  ///
  /// Default nothing.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Returns the value of a key in a new cell; nil when that is zero or nothing.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "enabled": NSNumber(value: true)
    case "scale", "contentsScale", "speed": NSNumber(value: 1.0)
    case "color": CGColor.white
    case "contentsRect": CGRect(x: 0, y: 0, width: 1, height: 1)
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear.rawValue
    case "duration": NSNumber(value: Double.infinity)
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }
}
