import { WebFailure, type WebFailureKind } from '../../../server/outbound/web'
import { jpeg } from '../pictures'
import type { TestWorld } from '../world'

/** The response at an address: a page, a file, a bare status, or a failure to reach it. */
export type WebPage = string | Uint8Array | number | { failure: WebFailureKind }

/** Makes the web consist of these addresses; any other is not found. */
export function withWeb(world: TestWorld, pages: Readonly<Record<string, WebPage>>): void {
  const standing = new Map(Object.entries(pages).map(([url, page]) => [new URL(url).href, page]))
  world.services.web = {
    read(url, { maxBytes }, use) {
      const page = standing.get(url) ?? 404
      if (typeof page === 'object' && 'failure' in page) {
        return Promise.reject(new WebFailure(page.failure))
      }
      const status = typeof page === 'number' ? page : 200
      const validators = { etag: '', lastModified: '' }
      const type = typeOf(page)
      return use({ url, status, type, validators, policy: '', body: bodyOf(page, maxBytes) })
    },
  }
}

/** Redirects every address to this one, with the previous response. */
export function withRedirectTo(world: TestWorld, url: string): void {
  const { web } = world.services
  world.services.web = {
    read: (link, request, use) => web.read(link, request, (response) => use({ ...response, url })),
  }
}

function typeOf(page: string | Uint8Array | number): string {
  if (typeof page !== 'object') return 'text/html; charset=utf-8'
  return page[0] === 0xff ? 'image/jpeg' : page[0] === 0x89 ? 'image/png' : 'video/mp4'
}

async function* bodyOf(
  page: string | Uint8Array | number,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const content = typeof page === 'number' ? new Uint8Array() : Buffer.from(page)
  await Promise.resolve()
  yield content.subarray(0, maxBytes)
  if (content.length > maxBytes) throw new WebFailure('too-large')
}

/** The head of a page with a line of Open Graph for each pair. */
export function graphPage(...tags: readonly (readonly [string, string])[]): string {
  const lines = tags.map(
    ([property, content]) =>
      `<meta property="og:${property}" content="${content.replace(/"/g, '&quot;')}">`,
  )
  return `<!doctype html><html><head><meta charset="utf-8">${lines.join('')}</head></html>`
}

let picture: Promise<Buffer> | null = null

/** Makes an address that of a post with one picture. */
export async function withPostAt(world: TestWorld, link: string): Promise<void> {
  picture ??= jpeg({ width: 480, height: 480 })
  const image = new URL('/photo.jpg', link).href
  withWeb(world, {
    [link]: graphPage(['image', image], ['description', 'Утро на кухне']),
    [image]: await picture,
  })
}
