import type { BlobStore } from './blobStore'

/** A whole stored file; null when it does not exist. For pictures, never for videos. */
export async function readBlob(blobs: BlobStore, name: string): Promise<Uint8Array | null> {
  const size = await blobs.size(name)
  if (size === null || size === 0) return null
  const content = await blobs.read(name, { start: 0, end: size - 1 })
  return new Uint8Array(await new Response(content).arrayBuffer())
}
