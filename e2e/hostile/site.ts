import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { testPayload, testPost, testMedia } from '../../widget/testing/payload'
import { ELEMENT, installed, NONCE, type HostilePage } from './pages'

/**
 * Fixes the position of the widget on the page, so that it does not depend on the rest of the page.
 */
export const FRAME = { left: 8, top: 40 }
const TILES = 6
/** The folder into which the global setup has built the embed. */
const BUILT = 'dist/public'
const SIDE = 240

export interface HostileSite {
  /** Returns the address of the shop's page with a widget of this width. */
  show(page: HostilePage, width: number): string
  /** Returns the address of a shop page with this content in its body. */
  showBody(body: string): string
  events: { id: string; type: string }[]
  /** Responds instead of the API; null: the API responds. */
  instead: ((request: IncomingMessage, response: ServerResponse) => void) | null
  payload: unknown
  requests: string[]
  widget: string
  close(): void
}

const payload = (origin: string) => {
  const ids = Array.from({ length: TILES }, (_none, index) => index + 1)
  return testPayload([], {
    posts: ids.map((id) => ({
      ...testPost(id),
      media: [
        {
          ...testMedia(id),
          picture: {
            width: SIDE,
            height: SIDE,
            sources: [{ url: `${origin}/picture/${id}.png`, width: SIDE }],
          },
        },
      ],
    })),
    settings: { cols: 3, cols_min: 2, count: TILES, load_more: '', auto_load_more: '' },
  })
}

/** A shop and the embed's own server, on two sites. */
export async function openHostileSite(): Promise<HostileSite> {
  const pages = new Map<string, { text: string; policy?: string }>()
  const picture = (id: number) =>
    sharp({
      create: { width: SIDE, height: SIDE, channels: 3, background: `hsl(${id * 50}, 60%, 50%)` },
    })
      .png()
      .toBuffer()

  const widget = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    site.requests.push(pathname)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    const wanted = request.headers['access-control-request-headers']
    if (wanted) response.setHeader('Access-Control-Allow-Headers', wanted)
    if (request.method === 'OPTIONS') return response.end()
    if (pathname.endsWith('/events')) return void takeEvents(request, response)
    if (pathname.startsWith('/widget/')) {
      if (site.instead) {
        site.instead(request, response)
        return undefined
      }
      response.setHeader('Content-Type', 'application/json')
      return response.end(JSON.stringify(site.payload))
    }
    const [, id] = /^\/picture\/(\d+)/.exec(pathname) ?? []
    if (id) return void picture(Number(id)).then((content) => response.end(content))
    try {
      const text = readFileSync(path.join(BUILT, pathname), 'utf8')
      response.setHeader('Content-Type', 'text/javascript')
      response.end(text.replace('%ORIGIN%', site.widget))
    } catch {
      response.writeHead(404).end()
    }
    return undefined
  }).listen(0, '127.0.0.1')
  const takeEvents = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { events } = JSON.parse(Buffer.concat(parts).toString()) as Pick<HostileSite, 'events'>
    site.events.push(...events)
    response.writeHead(204).end()
  }
  const shop = createServer((request, response) => {
    const shown = pages.get(request.url ?? '')
    if (!shown) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (shown.policy) response.setHeader('Content-Security-Policy', shown.policy)
    response.end(shown.text)
  }).listen(0, '127.0.0.1')
  await Promise.all([once(widget, 'listening'), once(shop, 'listening')])
  const portOf = (server: typeof shop) => String((server.address() as AddressInfo).port)

  const add = (shown: { text: string; policy?: string }) => {
    const address = `/${String(pages.size)}`
    pages.set(address, shown)
    return `http://localhost:${portOf(shop)}${address}`
  }
  const site: HostileSite = {
    show: (page, width) =>
      add({
        text: pageText(page, width, `${site.widget}/embed.js`),
        policy: page.policy?.(site.widget),
      }),
    showBody: (body) => add({ text: `${HEAD}<body>${body}</body>` }),
    events: [],
    instead: null,
    payload: null,
    requests: [],
    widget: `http://127.0.0.1:${portOf(widget)}`,
    close() {
      for (const server of [widget, shop]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
  site.payload = payload(site.widget)
  return site
}

const HEAD = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`

function pageText(page: HostilePage, width: number, src: string): string {
  const [before, after] = page.around ?? ['', '']
  const frame = `#frame { all: initial !important; display: block !important; position: absolute !important;
    left: ${FRAME.left}px !important; top: ${FRAME.top}px !important; width: ${width}px !important;
    visibility: visible !important; opacity: 1 !important; background: #fff !important }`
  return `<!doctype html>${page.html ?? '<html lang="ru">'}<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Shop</title><link rel="icon" href="data:,">
<script nonce="${NONCE}">window.drawn = 0; document.addEventListener('vitrina:load', () => { window.drawn += 1 });
${page.early ?? ''}</script>
<style nonce="${NONCE}">${page.css ?? ''}</style>
${installed(page, src)}<style nonce="${NONCE}">${frame}</style></head>
<body><div id="frame"><section id="shop">${before}${ELEMENT}${after}</section></div></body></html>`
}
