import type { Web, WebResponse } from '../../../server/outbound/web'
import { readPage, type ReadPage } from '../../../server/page/readPage'

export const LINK = 'https://blog.test/posts/1'
const signal = AbortSignal.timeout(60_000)

type Site = Record<
  string,
  Partial<Pick<WebResponse, 'status' | 'type' | 'policy'>> & { content?: BodyInit }
>

/** A web of these addresses; any other is not found. */
export function webOf(site: Site): Web {
  return {
    async read(url, _request, use) {
      const {
        status = 200,
        type = 'text/html',
        policy = '',
        content = '',
      } = site[url] ?? { status: 404 }
      const bytes = new Uint8Array(await new Response(content).arrayBuffer())
      const body = (async function* () {
        await Promise.resolve()
        yield bytes
      })()
      return use({ url, status, type, policy, validators: { etag: '', lastModified: '' }, body })
    },
  }
}

/** The facts in a page at `link`. */
export async function factsOf(content: BodyInit, site: Site = {}, link = LINK, type = 'text/html') {
  const page = await readPage(webOf({ [link]: { content, type }, ...site }), link, signal)
  return (page as Extract<ReadPage, { kind: 'page' }>).facts
}

/** Lines of meta tags. */
export const og = (...tags: [string, string][]) =>
  tags.map(([name, content]) => `<meta property="${name}" content="${content}">`).join('\n')
