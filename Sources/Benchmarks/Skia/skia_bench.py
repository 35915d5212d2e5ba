"""Draws the frames of a scene file with Skia's CPU raster, on one thread, and prints how long one takes.

Each frame is recorded once, untimed; what is timed is Skia playing the recording into a raster surface, so that
neither Python nor the making of commands counts. Pictures are filtered bilinearly, without smaller copies of them.
Shadows are blur mask filters, the fastest true Gaussian that Skia has for rounded rectangles.
"""

import argparse
import json
import os
import statistics
import sys
import time

import skia

LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)


def color(values, opacity=1.0):
    return skia.Color4f(values[0], values[1], values[2], values[3] * opacity)


def matrix(m):
    """The map of a row vector as Skia's map of a column vector."""
    return skia.Matrix.MakeAll(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8])


def rounded(values):
    rect = skia.Rect.MakeLTRB(*values[:4])
    top_left, top_right, bottom_left, bottom_right = values[4:]
    shape = skia.RRect()
    corners = [top_left, top_right, bottom_right, bottom_left]
    shape.setRectRadii(rect, [skia.Point(radius, radius) for radius in corners])
    return shape


def path(shape):
    if shape[0] == 'rect':
        return skia.Path.RRect(rounded(shape[1]))
    if shape[0] == 'ring':
        builder = skia.PathBuilder()
        builder.addRRect(rounded(shape[1]))
        builder.addRRect(rounded(shape[2]))
        builder.setFillType(skia.PathFillType.kEvenOdd)
        return builder.detach()
    if shape[0] != 'path':
        sys.exit(f'skia_bench.py: cannot draw a shape that is {shape[0]}')
    builder = skia.PathBuilder()
    numbers = iter(shape[3])
    take = {'move': 2, 'line': 2, 'quad': 4, 'cubic': 6, 'close': 0}
    call = {
        'move': builder.moveTo,
        'line': builder.lineTo,
        'quad': builder.quadTo,
        'cubic': builder.cubicTo,
        'close': builder.close,
    }
    for verb in shape[2]:
        call[verb](*[next(numbers) for _ in range(take[verb])])
    builder.setFillType(skia.PathFillType.kEvenOdd if shape[1] else skia.PathFillType.kWinding)
    return builder.detach()


def gradient(paint):
    kind, line, places, colors = paint
    stops = [skia.Color4f(*values).toColor() for values in colors]
    start, end = skia.Point(*line[:2]), skia.Point(*line[2:])
    if kind == 'axial':
        return skia.GradientShader.MakeLinear([start, end], stops, places)
    if kind == 'radial':
        return skia.GradientShader.MakeRadial(start, abs(end.x() - start.x()), stops, places)
    sys.exit(f'skia_bench.py: no {kind} gradient')


class Recorder:
    """Turns a frame into a recording of Skia's."""

    def __init__(self, scene, folder):
        self.width, self.height = scene['width'], scene['height']
        self.images = [self.image(texture, folder) for texture in scene['textures']]

    @staticmethod
    def image(texture, folder):
        with open(os.path.join(folder, texture['file']), 'rb') as file:
            data = file.read()
        kind = skia.kOpaque_AlphaType if texture['opaque'] else skia.kPremul_AlphaType
        size = (texture['width'], texture['height'])
        return skia.Image.frombytes(data, size, colorType=skia.kBGRA_8888_ColorType, alphaType=kind)

    def record(self, frame):
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(self.width, self.height))
        for item in frame:
            getattr(self, item[0].replace(' ', '_'))(canvas, *item[1:])
        return recorder.finishRecordingAsPicture()

    def fill(self, canvas, shape, paint, transform, opacity):
        canvas.save()
        canvas.concat(matrix(transform))
        brush = skia.Paint(AntiAlias=True)
        is_rect = shape[0] == 'rect' and not any(shape[1][4:])
        if paint[0] == 'color':
            brush.setColor4f(color(paint[1], opacity))
        elif paint[0] == 'image':
            brush.setAlphaf(opacity)
            source, target = (skia.Rect.MakeLTRB(*rect) for rect in paint[2:])
            image = self.images[paint[1]]
            if is_rect and shape[1][:4] == paint[3]:
                fast = skia.Canvas.SrcRectConstraint.kFast_SrcRectConstraint
                canvas.drawImageRect(image, source, target, LINEAR, brush, fast)
                canvas.restore()
                return
            place = skia.Matrix.MakeRectToRect(source, target, skia.Matrix.kFill_ScaleToFit)
            clamp = skia.TileMode.kClamp
            brush.setShader(image.makeShader(clamp, clamp, LINEAR, place))
        else:
            brush.setAlphaf(opacity)
            brush.setShader(gradient(paint))
        if is_rect:
            canvas.drawRect(skia.Rect.MakeLTRB(*shape[1][:4]), brush)
        elif shape[0] == 'rect':
            canvas.drawRRect(rounded(shape[1]), brush)
        elif shape[0] == 'ring':
            canvas.drawDRRect(rounded(shape[1]), rounded(shape[2]), brush)
        else:
            canvas.drawPath(path(shape), brush)
        canvas.restore()

    def shadow(self, canvas, shape, sigma, dx, dy, values, transform):
        canvas.save()
        canvas.concat(matrix(transform))
        canvas.translate(dx, dy)
        blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma)
        brush = skia.Paint(AntiAlias=True, MaskFilter=blur)
        brush.setColor4f(color(values))
        canvas.drawRRect(rounded(shape[1]), brush)
        canvas.restore()

    def group(self, canvas, opacity, clips, has_mask):
        canvas.save()
        for shape, transform in clips:
            outline = path(shape)
            outline.transform(matrix(transform))
            canvas.clipPath(outline, True)
        # A clip alone needs no layer.
        if opacity < 1 or has_mask:
            canvas.saveLayer(paint=skia.Paint(Alphaf=opacity))
        else:
            canvas.save()

    def end_group(self, canvas):
        canvas.restore()
        canvas.restore()

    def mask(self, canvas):
        canvas.saveLayer(paint=skia.Paint(BlendMode=skia.BlendMode.kDstIn))

    def end_mask(self, canvas):
        canvas.restore()

    def unsupported(self, canvas):
        sys.exit('skia_bench.py: the scene has something that it cannot draw')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('scene')
    parser.add_argument('--runs', type=int, default=24)
    parser.add_argument('--warm-ups', type=int, default=5)
    parser.add_argument('--picture', help='where the pixels of the first frame go, as BGRA')
    parser.add_argument('--processor-time', action='store_true')
    options = parser.parse_args()
    now = time.process_time if options.processor_time else time.perf_counter
    with open(options.scene, encoding='utf-8') as file:
        scene = json.load(file)
    recorder = Recorder(scene, os.path.dirname(os.path.abspath(options.scene)))
    frames = [recorder.record(frame) for frame in scene['frames']]
    info = skia.ImageInfo.Make(
        recorder.width, recorder.height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType
    )
    surface = skia.Surface.MakeRaster(info)
    canvas = surface.getCanvas()
    if options.picture:
        canvas.drawPicture(frames[0])
        with open(options.picture, 'wb') as file:
            file.write(surface.makeImageSnapshot().tobytes())
    times = []
    for run in range(options.warm_ups + options.runs):
        start = now()
        canvas.drawPicture(frames[run % len(frames)])
        if run >= options.warm_ups:
            times.append((now() - start) * 1000)
    print(json.dumps({'milliseconds': statistics.median(times), 'skia': skia.__version__}))


if __name__ == '__main__':
    main()
