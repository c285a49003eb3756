import type { Chunks } from '../common/types'

/** Where each chunk of this version is, with the hash of its content; filled in by the build. */
declare const VITRINA_CHUNKS: Record<keyof Chunks, { path: string; integrity: string }>

const waiting: { [Name in keyof Chunks]?: Promise<Chunks[Name]> } = {}
const arrived: { [Name in keyof Chunks]?: (chunk: Chunks[Name]) => void } = {}

/** Called by a chunk when it runs. */
export function define<Name extends keyof Chunks>(name: Name, chunk: Chunks[Name]): void {
  arrived[name]?.(chunk)
}

/** Fetches a chunk once. A failed try is forgotten, so that a later one asks again. */
export function load<Name extends keyof Chunks>(name: Name, origin: string): Promise<Chunks[Name]> {
  const started = waiting[name] as Promise<Chunks[Name]> | undefined
  if (started) return started
  const promise = new Promise<Chunks[Name]>((resolve, reject) => {
    const { path, integrity } = VITRINA_CHUNKS[name]
    const script = document.createElement('script')
    Object.assign(arrived, { [name]: resolve })
    script.src = origin + path
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.async = true
    script.onerror = () => {
      delete waiting[name]
      script.remove()
      reject(new Error(`Vitrina: ${name} did not load`))
    }
    document.head.append(script)
  })
  Object.assign(waiting, { [name]: promise })
  return promise
}
