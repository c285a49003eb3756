import type { BlobStore } from '../blobs/blobStore'
import { storeDrawnPicture, type DrawnPicture, type PictureDesk, type RawPicture } from './pictures'

/** A picture to be drawn; equal keys are equal pictures. */
export interface Drawing {
  key: string
  draw: () => RawPicture | Promise<RawPicture>
}

interface Drawings {
  /** The latest last. */
  kept: Map<string, DrawnPicture>
  /** By owner and key: an account never waits in another account's queue for a picture that it can draw itself. */
  underWay: Map<string, Promise<DrawnPicture>>
}

const MAX_KEPT = 500
const drawingsOf = new WeakMap<BlobStore, Drawings>()

/** Draws and stores a picture, or returns the one that was drawn before. */
export async function storeDrawnOnce(
  desk: PictureDesk,
  { key, draw }: Drawing,
): Promise<DrawnPicture> {
  const drawings: Drawings = drawingsOf.get(desk.blobs) ?? { kept: new Map(), underWay: new Map() }
  drawingsOf.set(desk.blobs, drawings)
  const { kept, underWay } = drawings
  const known = kept.get(key)
  if (known && (await isStored(desk.blobs, known))) return keep(kept, key, known)
  const ownKey = `${desk.work.owner} ${key}`
  const running = underWay.get(ownKey)
  // The next caller draws the picture that the first one aborted.
  const shared = running && (await running.catch(() => null))
  if (shared) return shared
  const drawing = storeDrawnPicture(desk, draw)
  underWay.set(ownKey, drawing)
  try {
    return keep(kept, key, await drawing)
  } finally {
    if (underWay.get(ownKey) === drawing) underWay.delete(ownKey)
  }
}

function keep(kept: Drawings['kept'], key: string, picture: DrawnPicture): DrawnPicture {
  kept.delete(key)
  kept.set(key, picture)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return picture
}

/** Whether its files exist, and will stay for as long as those of an upload. */
async function isStored(blobs: BlobStore, { blob, variants }: DrawnPicture): Promise<boolean> {
  const names = [blob, ...variants.map((variant) => variant.blob)]
  return (await Promise.all(names.map((name) => blobs.touch(name)))).every(Boolean)
}
