import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestWorld } from '../world'

export type Chunk =
  | 'gallery'
  | 'line'
  | 'events'
  | 'popup'
  | 'elements'
  | 'stories'
  | 'player'
  | 'model'

/** Bytes of the chunks of {@link withBuiltEmbed} as they are served with Brotli. */
export const CHUNK_BYTES: Record<Chunk, number> = {
  gallery: 6000,
  line: 700,
  events: 2500,
  popup: 7000,
  elements: 4000,
  stories: 5000,
  player: 6500,
  model: 9000,
}

const FROM_LOADER: Chunk[] = ['events', 'gallery', 'stories', 'model']
/** The chunks that other chunks load. */
const LOADS: Partial<Record<Chunk, Chunk[]>> = {
  gallery: ['popup', 'line'],
  stories: ['player'],
  popup: ['elements'],
  player: ['elements'],
}

const address = (name: string) => `/embed/${name}.0123abcd.js`

/**
 * Puts the embed's files where a build has them, and a chunk of an earlier build. Must be called
 * before their first use.
 */
export async function withBuiltEmbed({ settings }: TestWorld): Promise<void> {
  const folder = path.join(settings.distDir, 'public')
  await mkdir(path.join(folder, 'embed'), { recursive: true })
  await writeFile(path.join(folder, address('gallery').replace('0123', '4567')), 'earlier()')
  const write = async (file: string, chunks: Chunk[], bytes: number) => {
    await writeFile(path.join(folder, file), chunks.map((chunk) => `"${address(chunk)}"`).join())
    await writeFile(path.join(folder, `${file}.br`), Buffer.alloc(bytes))
  }
  await write('embed.js', FROM_LOADER, 0)
  for (const name of Object.keys(CHUNK_BYTES) as Chunk[]) {
    await write(address(name), LOADS[name] ?? [], CHUNK_BYTES[name])
  }
}
