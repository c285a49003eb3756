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
 * Loads a chunk and answers what it published. The chunk speaks to its own script element, so that no second
 * global is needed; the nonce is handed on for pages that allow scripts by nonce.
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

/** Said by a chunk when it runs: hands its exports to whoever loaded it. */
export function publishChunk(exports: object): void {
  document.currentScript?.dispatchEvent(new CustomEvent(READY, { detail: exports }))
}
