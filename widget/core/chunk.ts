/** A script that is loaded later: its path under the embed's origin and its SRI hash, both known when built. */
export interface ChunkReference {
  path: string
  integrity: string
}

/** Where the embed is served from, and the nonce that the shop's page gave our script, if any. */
export interface ChunkSource {
  origin: string
  nonce: string
}

const READY = 'vitrina:chunk'

/**
 * Loads a chunk and returns what it published. The chunk passes it through its own script element, so that no second
 * global is needed; the nonce is copied for pages that allow scripts by nonce.
 */
export function loadChunk<Exports>(
  { origin, nonce }: ChunkSource,
  { path, integrity }: ChunkReference,
): Promise<Exports> {
  const isPublished = (event: Event): event is CustomEvent<Exports> => event instanceof CustomEvent
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    if (nonce) script.nonce = nonce
    script.addEventListener(READY, (event) => {
      if (isPublished(event)) resolve(event.detail)
    })
    script.addEventListener('load', () => script.remove())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`Cannot load ${path}`))
    })
    script.src = origin + path
    document.head.append(script)
  })
}

/** Called by a chunk when it runs: passes its exports to its loader. */
export function publishChunk(exports: object): void {
  document.currentScript?.dispatchEvent(new CustomEvent(READY, { detail: exports }))
}
