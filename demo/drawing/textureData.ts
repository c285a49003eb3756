import sharp from 'sharp'
import { createRandom } from './random'
import { n, type Light, type TextureName } from './sheet'

/** Px of a texture's side; lights are soft, so a small picture suffices. */
const TILE = 768
const WEAVE = 256
const LIGHT = 512

const square = (side: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`

const turbulence = (frequency: string, octaves: number, contrast: number) => {
  const offset = 0.5 - contrast / 2
  const row = `0 ${contrast} 0 0 ${offset}`
  return square(
    TILE,
    `<filter id="t" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7" stitchTiles="stitch"/><feColorMatrix values="${row} ${row} ${row} 0 0 0 0 1"/></filter><rect width="${TILE}" height="${TILE}" filter="url(#t)"/>`,
  )
}

/** Woven threads: over and under, uneven as linen is. */
function linen(): string {
  const threads = Array.from({ length: WEAVE / 8 }, (_, index) => {
    const wave = (phase: number) => 0.2 + 0.3 * Math.abs(Math.sin(index * 12.9898 + phase))
    const at = index * 8
    return `<rect x="${at}" width="4" height="${WEAVE}" fill="#fff" opacity="${n(wave(0))}"/><rect y="${at}" width="${WEAVE}" height="4" fill="#fff" opacity="${n(wave(2))}"/><rect x="${at + 5}" width="3" height="${WEAVE}" opacity="${n(wave(4) * 0.6)}"/><rect y="${at + 5}" width="${WEAVE}" height="3" opacity="${n(wave(6) * 0.6)}"/>`
  })
  return square(
    WEAVE,
    `<rect width="${WEAVE}" height="${WEAVE}" fill="#6c6c6c"/>${threads.join('')}`,
  )
}

const thrown = (light: string, blur: number) =>
  square(
    LIGHT,
    `<filter id="b" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${blur}"/></filter><rect width="${LIGHT}" height="${LIGHT}"/><g filter="url(#b)">${light}</g>`,
  )

/** Two sashes of a window, cast at a slant. */
function windowLight(): string {
  const panes = [0, 1, 2].flatMap((row) =>
    [0, 1].map(
      (column) =>
        `<rect x="${column * 128 + 30}" y="${row * 128}" width="116" height="118" fill="#fff"/>`,
    ),
  )
  return thrown(`<g transform="translate(120 10) skewX(-14) skewY(9)">${panes.join('')}</g>`, 7)
}

function blindLight(): string {
  const slats = Array.from(
    { length: 13 },
    (_, row) => `<rect x="20" y="${row * 33 - 40}" width="330" height="20" fill="#fff"/>`,
  )
  return thrown(`<g transform="translate(60 0) skewX(-10) skewY(14)">${slats.join('')}</g>`, 5)
}

/** Sun through branches. */
function leafLight(): string {
  const random = createRandom('leaf light')
  const branch = (x: number, y: number, turn: number) => {
    const leaves = Array.from({ length: 11 }, (_, index) => {
      const length = random.between(58, 92)
      const angle = index % 2 ? random.between(30, 55) : random.between(-55, -30)
      return `<path transform="translate(${index * 30} ${n(Math.sin(index) * 4)}) rotate(${n(angle)})" d="M0 0Q${n(length * 0.4)} ${n(-length * 0.22)} ${n(length)} 0Q${n(length * 0.4)} ${n(length * 0.22)} 0 0z"/>`
    })
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${leaves.join('')}<path d="M-40 0H330" stroke="#000" stroke-width="4"/></g>`
  }
  const panes = `<g transform="skewX(-16)" fill="#fff"><rect x="70" y="-60" width="230" height="700"/><rect x="322" y="-60" width="200" height="700"/></g>`
  const branches = [branch(30, 60, 24), branch(160, -10, 48), branch(-10, 260, 8)]
  return thrown(panes + branches.join('') + branch(230, 300, 30), 5)
}

interface Texture {
  draw: () => string
  side: number
  /** The opacity of the darkest and the lightest spot. */
  depth: number
}

const TEXTURES: Record<Exclude<TextureName, Light>, Texture> = {
  wood: { draw: () => turbulence('0.0018 0.16', 5, 1.15), side: TILE, depth: 0.46 },
  linen: { draw: linen, side: WEAVE, depth: 0.26 },
  plaster: { draw: () => turbulence('0.009 0.012', 6, 1.3), side: TILE, depth: 0.085 },
  stone: { draw: () => turbulence('0.09 0.1', 5, 1.6), side: TILE, depth: 0.13 },
}
const LIGHTS: Record<Light, () => string> = { windowLight, blindLight, leafLight }

const isTexture = (name: string): name is keyof typeof TEXTURES => name in TEXTURES
const isLight = (name: string): name is Light => name in LIGHTS

const brightness = (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: '#000000' }).greyscale().raw().toBuffer()

/**
 * A texture as a data URL: dark and light veils that cover a colour, or, for a light, its colour where it falls. Plain covering is several times
 * faster to draw than blending.
 */
export async function textureData(name: string, color: string): Promise<string> {
  if (isLight(name)) return png(await colored(LIGHTS[name](), color), LIGHT)
  if (isTexture(name)) return png(await veiled(TEXTURES[name]), TEXTURES[name].side)
  throw new RangeError(`There is no texture ${name}`)
}

async function veiled({ draw, depth }: Texture): Promise<Buffer> {
  const levels = await brightness(draw())
  const pixels = Buffer.alloc(levels.length * 4)
  levels.forEach((level, index) => {
    pixels.fill(level < 128 ? 0 : 255, index * 4, index * 4 + 3)
    pixels[index * 4 + 3] = Math.abs(level - 128) * 2 * depth
  })
  return pixels
}

async function colored(svg: string, color: string): Promise<Buffer> {
  const levels = await brightness(svg)
  const pixels = Buffer.alloc(levels.length * 4, Buffer.from(`${color.slice(1)}00`, 'hex'))
  levels.forEach((level, index) => {
    pixels[index * 4 + 3] = level
  })
  return pixels
}

async function png(pixels: Buffer, side: number): Promise<string> {
  const file = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png({ compressionLevel: 4 })
    .toBuffer()
  return `data:image/png;base64,${file.toString('base64')}`
}
