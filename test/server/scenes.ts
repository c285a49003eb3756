import sharp from 'sharp'

/** A drawn photo of a product: what is the same in all photos of it, and how this one was taken. */
export interface Scene {
  /** Of the product: its shapes and colours. */
  product: number
  /** Of the background. */
  backdrop: number
  /** Whether its background is plain white, as in a catalogue. */
  isPlain?: boolean
  /** Where the product is moved to, in shares of the picture. */
  moved?: { x: number; y: number }
  /** By how many degrees the product is turned. */
  turned?: number
  /** By how many degrees the camera is turned, and how far it is moved. */
  camera?: { turned: number; x: number; y: number }
  /** How much brighter the light from the left is than the one from the right. */
  light?: number
  /** Whether the product is one of another colour that is as bright. */
  isRecoloured?: boolean
}

/** Numbers between 0 and 1 that a seed determines. */
function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Colour = [number, number, number]
type Shape = {
  x: number
  y: number
  width: number
  height: number
  turn: number
  round: boolean
  colour: Colour
}

const colourOf = (random: () => number): Colour => [random() * 255, random() * 255, random() * 255]

function shapesOf(seed: number, count: number, size: number, spread: number): Shape[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: 0.5 + (random() - 0.5) * spread,
    y: 0.5 + (random() - 0.5) * spread,
    width: size * (0.3 + random()),
    height: size * (0.3 + random()),
    turn: random() * Math.PI,
    round: random() < 0.5,
    colour: colourOf(random),
  }))
}

const brightnessOf = ([red, green, blue]: Colour) => 0.299 * red + 0.587 * green + 0.114 * blue

/** Another colour that is as bright. */
function recoloured([red, green, blue]: Colour): Colour {
  const turned: Colour = [blue, red, green]
  const change = brightnessOf([red, green, blue]) - brightnessOf(turned)
  return [blue + change, red + change, green + change]
}

/** Soft spots of brightness, as cloth, wood or a wall have them. */
function textureOf(seed: number): (x: number, y: number) => number {
  const random = seeded(seed)
  const waves = Array.from({ length: 9 }, (_wave, index) => ({
    x: (random() - 0.5) * 6 * (index + 1),
    y: (random() - 0.5) * 6 * (index + 1),
    phase: random() * 7,
    strength: 22 / (1 + index * 0.5),
  }))
  return (x, y) =>
    waves.reduce(
      (sum, wave) => sum + wave.strength * Math.sin(wave.x * x + wave.y * y + wave.phase),
      0,
    )
}

function covers(shape: Shape, x: number, y: number): boolean {
  const [dx, dy] = [x - shape.x, y - shape.y]
  const along = (dx * Math.cos(shape.turn) + dy * Math.sin(shape.turn)) / shape.width
  const across = (dy * Math.cos(shape.turn) - dx * Math.sin(shape.turn)) / shape.height
  return shape.round
    ? along ** 2 + across ** 2 < 0.25
    : Math.abs(along) < 0.5 && Math.abs(across) < 0.5
}

const turnedBy = (degrees: number, x: number, y: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [
    0.5 + (x - 0.5) * Math.cos(angle) - (y - 0.5) * Math.sin(angle),
    0.5 + (x - 0.5) * Math.sin(angle) + (y - 0.5) * Math.cos(angle),
  ]
}

/** The photo as a PNG. */
export async function drawScene(scene: Scene, width = 400, height = 300): Promise<Buffer> {
  const {
    product,
    backdrop,
    isPlain = false,
    moved = { x: 0, y: 0 },
    turned = 0,
    light = 0,
  } = scene
  const camera = scene.camera ?? { turned: 0, x: 0, y: 0 }
  const random = seeded(backdrop + 7919)
  const [near, far] = [colourOf(random), colourOf(random)]
  const texture = textureOf(backdrop)
  const things = isPlain ? [] : shapesOf(backdrop + 31, 7, 0.35, 1.2)
  const parts = shapesOf(product + 104729, 6, 0.22, 0.3).map((part) =>
    scene.isRecoloured ? { ...part, colour: recoloured(part.colour) } : part,
  )
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [cx, cy] = turnedBy(camera.turned, column / width + camera.x, row / height + camera.y)
      const [px, py] = turnedBy(turned, cx - moved.x, cy - moved.y)
      const part = parts.findLast((one) => covers(one, px, py))
      const thing = part ?? things.findLast((one) => covers(one, cx, cy))
      const shade =
        (isPlain && !part ? 0 : texture(cx, cy) * (part ? 0.3 : 1)) + light * (0.5 - cx) * 80
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = isPlain ? 246 : (near[channel] ?? 0) * (1 - cy) + (far[channel] ?? 0) * cy
        const value = (thing ? (thing.colour[channel] ?? 0) : ground) + shade
        pixels[(row * width + column) * 3 + channel] = Math.max(0, Math.min(255, value))
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

type Side = 'left' | 'right' | 'top' | 'bottom'

/** A picture without a share of some of its sides. */
export async function cropped(
  picture: Buffer,
  share: number,
  sides: readonly Side[],
): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const cut = (side: Side, length: number) =>
    sides.includes(side) ? Math.round(length * share) : 0
  const [left, top] = [cut('left', width), cut('top', height)]
  return sharp(picture)
    .extract({
      left,
      top,
      width: width - left - cut('right', width),
      height: height - top - cut('bottom', height),
    })
    .png()
    .toBuffer()
}

/** What people do to a photo that leaves it the same photo. */
export const COPIES: Record<string, (picture: Buffer) => Promise<Buffer>> = {
  'half as large': (picture) => sharp(picture).resize(200).png().toBuffer(),
  'twice as large': (picture) => sharp(picture).resize(800).jpeg().toBuffer(),
  'a poor JPEG': (picture) => sharp(picture).jpeg({ quality: 40 }).toBuffer(),
  'a poor WebP': (picture) => sharp(picture).webp({ quality: 40 }).toBuffer(),
  'without its left': (picture) => cropped(picture, 0.1, ['left']),
  'without its right': (picture) => cropped(picture, 0.1, ['right']),
  'without its top': (picture) => cropped(picture, 0.1, ['top']),
  'without its bottom': (picture) => cropped(picture, 0.1, ['bottom']),
  'without 5 % of each side': (picture) =>
    cropped(picture, 0.05, ['left', 'right', 'top', 'bottom']),
  'cropped, small and poor': async (picture) =>
    sharp(await cropped(picture, 0.1, ['right']))
      .resize(220)
      .jpeg({ quality: 40 })
      .toBuffer(),
}

/** Other photos of the same product. */
export const OTHERS: Record<string, (scene: Scene) => Scene> = {
  'moved to the right': (scene) => ({ ...scene, moved: { x: 0.12, y: 0 } }),
  'moved down': (scene) => ({ ...scene, moved: { x: 0, y: 0.1 } }),
  'moved a little': (scene) => ({ ...scene, moved: { x: -0.1, y: 0.02 } }),
  'turned by 5°': (scene) => ({ ...scene, turned: 5 }),
  'turned by 10°': (scene) => ({ ...scene, turned: 10 }),
  'from another angle': (scene) => ({ ...scene, camera: { turned: 6, x: 0.05, y: 0.03 } }),
  'before another background': (scene) => ({ ...scene, backdrop: scene.backdrop + 1000 }),
  'in another light, moved': (scene) => ({ ...scene, light: 1, moved: { x: 0.1, y: 0 } }),
  'in another colour': (scene) => ({ ...scene, isRecoloured: true }),
  'another product in its place': (scene) => ({ ...scene, product: scene.product + 1000 }),
}
