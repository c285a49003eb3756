/** Fonts and pictures load at any time; code that draws or measures with them subscribes here. */
const listeners = new Set<() => void>()
let count = 0

/** After this time an asset that failed is requested again, if it is still drawn. */
export const RETRY_AFTER_MS = 30_000

/** Grows with each font or picture that has loaded: earlier measurements may be out of date. */
export const loadedAssetCount = (): number => count

/** Returns a function that unsubscribes. */
export function onAssetLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyAssetLoaded(): void {
  count += 1
  for (const listener of listeners) listener()
}
