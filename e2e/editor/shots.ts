import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { stagePixels } from './stagePointer'

/** PNG files of the visible frame: its two canvases separately, and the whole frame with its surroundings. */
export type Shot = Record<'elements' | 'over' | 'frame', Buffer>
export type Differences = Record<keyof Shot, number>

/**
 * Styles for a screenshot of the page. They hide the focus ring, because a replay has no focus. They also hide
 * differences in the browser's smoothing of rounded corners and field edges. The player's stage is moved to the
 * position that the page had, in the same size.
 */
const STYLE = `
  [role=application], textarea { border-radius: 0 !important; outline: none !important }
  textarea { background: none !important }
  [role=application] ~ [role=toolbar], [role=application] ~ [role=toolbar] * { border-radius: 0 !important }
  iframe { position: fixed; inset: 0 auto auto 0; z-index: 9; transform: none !important }
`

export const bytesOf = (dataUrl = '') => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')

export async function shoot(stage: Locator): Promise<Shot> {
  const [elements, over] = await stagePixels(stage)
  const frame = await stage.screenshot({ style: STYLE })
  return { elements: bytesOf(elements), over: bytesOf(over), frame }
}

/** The number of different pixels of each picture. */
export async function differences(one: Shot, other: Shot): Promise<Differences> {
  const [elements, over, frame] = await Promise.all([
    differingPixels(one.elements, other.elements),
    differingPixels(one.over, other.over),
    differingPixels(one.frame, other.frame),
  ])
  return { elements, over, frame }
}

/** The number of different pixels; all pixels if the sizes differ. */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  const { width, height, channels } = first
  if (width !== second.width || height !== second.height) return width * height
  return Array.from({ length: width * height }, (_, pixel) => pixel * channels).filter(
    (at) => first.data.compare(second.data, at, at + channels, at, at + channels) !== 0,
  ).length
}

export async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { ...info, data }
}
