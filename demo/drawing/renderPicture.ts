import sharp from 'sharp'
import { TEXTURE_HREF } from './sheet'
import { textureData } from './textureData'

/** The dpi at which a document has as many pixels as it declares. */
export const FULL_DENSITY = 72
const GRAIN_TILE = 512
const GRAIN = 11
const QUALITY = 86

const textures = new Map<string, Promise<string>>()
const grains = new Map<number, Promise<Buffer>>()

/** Its tile is smaller than the smallest picture of the density. */
function makeGrain(density: number): Promise<Buffer> {
  const side = Math.round((GRAIN_TILE * density) / FULL_DENSITY)
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const
  return sharp({ create: { width: side, height: side, channels: 3, background: '#808080', noise } })
    .greyscale()
    .png()
    .toBuffer()
}

/** Draws a document of `createSheet` as a JPEG with film grain. Needs a sharp that reads SVG. */
export async function renderPicture(svg: string, density = FULL_DENSITY): Promise<Buffer> {
  const grain = grains.get(density) ?? makeGrain(density)
  grains.set(density, grain)
  return sharp(Buffer.from(await withTextures(svg)), { density })
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Replaces the names of textures in the document with their bytes; each is generated once. */
async function withTextures(svg: string): Promise<string> {
  const found = new Map<string, string>()
  for (const [href, name = '', color = ''] of svg.matchAll(TEXTURE_HREF)) {
    const data = textures.get(href) ?? textureData(name, color)
    textures.set(href, data)
    found.set(href, await data)
  }
  return svg.replace(TEXTURE_HREF, (href) => found.get(href) ?? href)
}
