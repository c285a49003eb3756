/** Content-addressed files: a name is the SHA-256 of the content and an extension, and is permanent. */
export interface BlobStore {
  /** Takes over a complete file (by moving it). Returns its name, `<sha256>.<extension>`. */
  take(file: string, sha256: string, extension: string): Promise<string>
  /**
   * Takes over an original picture like `take`. The methods below never return it, because its
   * metadata may contain the location.
   */
  keepOriginal(file: string, sha256: string, extension: string): Promise<string>
  /** Stores bytes. Returns the name. */
  put(content: Uint8Array, extension: string): Promise<string>
  /**
   * Renews a stored file's time, so that the sweep keeps it; false when the file does not exist.
   */
  touch(name: string): Promise<boolean>
  /** Bytes of the file; null when it does not exist. */
  size(name: string): Promise<number | null>
  /** Bytes `start` to `end`, both included. The file is opened by the first read, which fails when it is missing. */
  read(name: string, range: { start: number; end: number }): ReadableStream<Uint8Array>
  /** The path of a new temporary file. */
  temporaryFile(): string
  /** Deletes old unreferenced files. */
  sweep(sweep: Sweep): Promise<void>
}

export interface Sweep {
  /** Files stored or renewed since then stay; milliseconds since the epoch. */
  before: number
  /** Returns false for a stored file that is not needed. */
  isNamed: (name: string) => boolean
  signal?: AbortSignal | undefined
}

const BLOB_NAME = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/

export function isBlobName(name: string): boolean {
  return BLOB_NAME.test(name)
}

export const MEDIA_ROOT = '/media/'

/** Address of a stored file, from the root of the back office or of the widget host. */
export function mediaPath(name: string): string {
  return MEDIA_ROOT + name
}

/** A whole stored file; null when it does not exist. For pictures, never for videos. */
export async function readBlob(blobs: BlobStore, name: string): Promise<Uint8Array | null> {
  const size = await blobs.size(name)
  if (size === null || size === 0) return null
  const content = blobs.read(name, { start: 0, end: size - 1 })
  try {
    return new Uint8Array(await new Response(content).arrayBuffer())
  } catch (error) {
    // It was deleted after its size was read.
    if ((await blobs.size(name)) === null) return null
    throw error
  }
}
