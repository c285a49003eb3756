import path from 'node:path'

/** The folders of a disk store. */
export interface BlobFolders {
  /** Served files: sizes of pictures, videos. */
  served: string
  /** Pictures as they were uploaded, with all their metadata; no route serves them. */
  originals: string
  /** Temporary files. */
  temporary: string
}

export function blobFolders(dataDir: string): BlobFolders {
  return {
    served: path.join(dataDir, 'blobs'),
    originals: path.join(dataDir, 'originals'),
    temporary: path.join(dataDir, 'tmp'),
  }
}

/** The path of a file below `served` or `originals`. */
export function blobFile(folder: string, name: string): string {
  return path.join(folder, name.slice(0, 2), name.slice(2, 4), name)
}
