/** Files by content: a name is the SHA-256 of what is in it and an extension, and never means anything else. */
export interface BlobStore {
  /** Takes a complete file over (it is moved away). Returns its name, `<sha256>.<extension>`. */
  take(file: string, sha256: string, extension: string): Promise<string>
  /** The same for a picture as it was uploaded: what follows here never finds it, because it tells where it was taken. */
  keepOriginal(file: string, sha256: string, extension: string): Promise<string>
  /** Stores bytes. Returns the name. */
  put(content: Uint8Array, extension: string): Promise<string>
  /** Makes a stored file count as stored now, so that it is not swept away; false when there is none. */
  touch(name: string): Promise<boolean>
  /** Bytes of the file; null when there is none. */
  size(name: string): Promise<number | null>
  /** Bytes `start` to `end`, both included. What is given must be read or cancelled. */
  read(name: string, range: { start: number; end: number }): Promise<ReadableStream<Uint8Array>>
  /** The path of a new file for something that is still arriving. */
  temporaryFile(): string
  /** Removes what is old and belongs to nothing. */
  sweep(sweep: Sweep): Promise<void>
}

export interface Sweep {
  /** Files that came or were stored again since then stay; milliseconds since the epoch. */
  before: number
  /** Says no for a stored file that is not needed. */
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
