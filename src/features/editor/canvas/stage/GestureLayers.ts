import type { Canvas, FabricObject } from 'fabric/es'

interface Layer {
  objects: readonly FabricObject[]
  bitmap: HTMLCanvasElement
}

/**
 * During a gesture, everything below the moved objects is painted once into a bitmap, and so is everything above them.
 * Each frame of the animation then paints only the moved objects and two bitmaps, however many elements there are.
 */
export class GestureLayers {
  private layers: Layer[] | null = null

  constructor(private readonly canvas: Canvas) {}

  begin(moved: readonly FabricObject[]): void {
    this.end()
    const objects = this.canvas._chooseObjectsToRender()
    const places = moved.map((object) => objects.indexOf(object)).filter((place) => place >= 0)
    if (places.length === 0) return
    const below = objects.slice(0, Math.min(...places))
    const above = objects.slice(Math.max(...places) + 1)
    this.layers = [below, above].map((part) => ({ objects: part, bitmap: this.paint(part) }))
  }

  /** Ends the gesture: from the next frame of the animation on, everything is painted again. */
  end(): void {
    // Frees the bitmaps' memory immediately, without waiting for the garbage collector.
    for (const { bitmap } of this.layers ?? []) bitmap.width = bitmap.height = 0
    this.layers = null
  }

  /**
   * Paints these objects on the canvas itself, by means of the layers. Returns false without layers: the caller must
   * then paint everything.
   */
  render(context: CanvasRenderingContext2D, objects: readonly FabricObject[]): boolean {
    if (!this.layers || context !== this.canvas.getContext()) return false
    const [below, above] = this.layers
    const painted = new Set([...(below?.objects ?? []), ...(above?.objects ?? [])])
    if (below) show(context, below)
    for (const object of objects) if (!painted.has(object)) object.render(context)
    if (above) show(context, above)
    return true
  }

  private paint(objects: readonly FabricObject[]): HTMLCanvasElement {
    const bitmap = document.createElement('canvas')
    const { width, height } = this.canvas.getElement()
    Object.assign(bitmap, { width, height })
    const context = bitmap.getContext('2d')
    if (!context) return bitmap
    const density = this.canvas.getRetinaScaling()
    context.scale(density, density)
    context.transform(...this.canvas.viewportTransform)
    for (const object of objects) object.render(context)
    return bitmap
  }
}

function show(context: CanvasRenderingContext2D, { objects, bitmap }: Layer): void {
  if (objects.length === 0) return
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.drawImage(bitmap, 0, 0)
  context.restore()
}
