import sharp from 'sharp'
import { TEXTURE_HREF } from './sheet'
import { textureData } from './textureData'

const GRAIN_TILE = 512
const GRAIN = 11
const QUALITY = 86

const textures = new Map<string, Promise<string>>()
let grain: Promise<Buffer> | undefined

function makeGrain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const
  const [width, height] = [GRAIN_TILE, GRAIN_TILE]
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .greyscale()
    .png()
    .toBuffer()
}

/** Draws a document of `createSheet` as a JPEG with film grain. Needs a sharp that reads SVG. */
export async function renderPicture(svg: string): Promise<Buffer> {
  grain ??= makeGrain()
  return sharp(Buffer.from(await withTextures(svg)))
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Puts the bytes where the document names a texture; each is made once. */
async function withTextures(svg: string): Promise<string> {
  const found = new Map<string, string>()
  for (const [href, name = '', color = ''] of svg.matchAll(TEXTURE_HREF)) {
    const data = textures.get(href) ?? textureData(name, color)
    textures.set(href, data)
    found.set(href, await data)
  }
  return svg.replace(TEXTURE_HREF, (href) => found.get(href) ?? href)
}
