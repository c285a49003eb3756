import type { WidgetRequest } from './request'

/** A script that is loaded later: its path under the embed's origin and its SRI hash, both known when built. */
export interface ChunkReference {
  path: string
  integrity: string
}

/** The origin of the embed, and the loading of its chunks. */
export interface ChunkSource {
  origin: string
  /** The nonce of the embed's script on the shop's page, if any. */
  nonce: string
  /** Loads and runs it once for all callers; a failed load may be retried. */
  load<Exports>(chunk: ChunkReference): Promise<Exports>
}

/** On a shop's page. */
export interface ShopSource extends ChunkSource {
  /** Sends events: those of widgets, and those that the page itself reports. */
  events: ChunkReference
}

/** Exports of chunks by their paths: on the document, so that no second global is needed. */
const PUBLISHED = Symbol.for('vitrina:chunks')

declare global {
  interface Document {
    [PUBLISHED]?: Record<string, unknown>
  }
}

/** A chunk calls this when it runs, to pass its exports to the loader. */
export function publishChunk(path: string, exports: object): void {
  ;(document[PUBLISHED] ??= {})[path] = exports
}

interface TrustedPolicy {
  createScriptURL(url: string): string
}
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy
    }
  }
}

const POLICY = 'vitrina'
const asIs: TrustedPolicy = { createScriptURL: (url) => url }
let policy: TrustedPolicy | undefined

/**
 * An address that a script element accepts, also on a page that requires trusted types; throws where the policy forbids
 * it.
 */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy(POLICY, asIs) ?? asIs
  return policy.createScriptURL(url)
}

/** The chunks of an origin; the nonce is passed on, for pages that allow scripts by nonce. */
export function createChunkSource(origin: string, nonce: string): ChunkSource {
  const loads: Record<string, Promise<unknown> | undefined> = {}
  const failures: Record<string, number> = {}
  const attempt = async ({ path, integrity }: ChunkReference) => {
    // A browser may remember that an address failed.
    const again = failures[path]
    await run(origin + path + (again ? `?r=${again}` : ''), integrity, nonce)
    const exports = document[PUBLISHED]?.[path]
    if (!exports) throw new Error(path)
    return exports
  }
  return {
    origin,
    nonce,
    load: <Exports>(chunk: ChunkReference) => {
      const { path } = chunk
      const load = (loads[path] ??= attempt(chunk).catch((error: unknown) => {
        loads[path] = undefined
        failures[path] = (failures[path] ?? 0) + 1
        throw error
      }))
      return load as Promise<Exports>
    },
  }
}

const MAX_MS = 30_000

/** Resolves when the script has run or failed: in the latter case it has published nothing. */
async function run(url: string, integrity: string, nonce: string): Promise<void> {
  const script = document.createElement('script')
  try {
    script.src = trusted(url)
  } catch {
    // The page allows only its own Trusted Types policies; they do not apply to `import()`.
    await import(url)
    return
  }
  // Without cookies, in the shortest way to say it.
  script.crossOrigin = ''
  script.integrity = integrity
  if (nonce) script.nonce = nonce
  await new Promise((done) => {
    script.onload = script.onerror = done
    // `document.open()` removes these listeners, and a server may not respond.
    setTimeout(done, MAX_MS)
    document.head.append(script)
  })
  script.remove()
}

/** Called by the loader once it has an element, its first page and this chunk. */
export interface WidgetPlace extends WidgetRequest {
  host: HTMLElement
  root: ShadowRoot
  source: ShopSource
  /** A further page of the widget, not validated yet. */
  loadPage(page: number): Promise<unknown>
  /** The widget API's first response, not validated yet. */
  firstPage: unknown
  /** Yields to the page for a moment; resolves with whether the widget must still be drawn. */
  pause(): Promise<boolean>
}

/** Removes the widget; null: there is nothing to show. */
export type Drawing = (() => void) | null

/** The exports of the chunk of a widget type. */
export interface WidgetChunk {
  /** Draws a widget, if need be with pauses for the page. Throws or rejects on an invalid response. */
  drawWidget(place: WidgetPlace): Drawing | Promise<Drawing>
}
