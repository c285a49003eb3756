/** Listeners of code that draws or measures with fonts and pictures, which may load at any time. */
const listeners = new Set<() => void>()
let count = 0

/** When this time has passed since the failure, a failed asset is requested again if it is still drawn. */
export const RETRY_AFTER_MS = 30_000

/** Increases with each font or picture that has loaded, because earlier measurements may then be out of date. */
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
