import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { glbOfStl } from './glbOfStl.mjs'

const KINDS = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' }
const SWIPER = '/swiper/swiper-bundle.min'
const MODEL_VIEWER = '/@google/model-viewer/dist/model-viewer.min.js'
const MODEL = '/model.glb'
export const BARE = 'bare page'
export const PEERS = ['Swiper', 'model-viewer']
/** Number of pictures on one page of a gallery. */
const PICTURES = 12

/**
 * Serves a plain shop page, the same page with each widget by its installation code, and pages with the same pictures
 * and model in other libraries. Returns the addresses by name, and `stop`.
 * @param peers the folder of the other libraries' packages; null: without them
 */
export async function serveShopPages({ port, codes, peers }) {
  const pages = { [BARE]: '' }
  for (const [name, { code }] of Object.entries(codes)) pages[name] = code
  if (peers) {
    const peerCodes = [swiperCode(codes.gallery.payload.posts), modelViewerCode()]
    for (const [index, name] of PEERS.entries()) pages[name] = peerCodes[index]
  }
  const names = Object.keys(pages)
  const model = peers && (await modelOf(codes['3D model'].payload))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://shop.test')
    const name = names[Number(/^\/page\/(\d+)$/.exec(pathname)?.[1] ?? -1)]
    const send = (type, body) => {
      response.setHeader('Content-Type', type).setHeader('Content-Encoding', 'br')
      response.end(compressed(body))
    }
    if (name !== undefined) return send(KINDS['.html'], pageOf(pages[name]))
    if (pathname === MODEL && model) return send('model/gltf-binary', model)
    const file = peers && path.join(peers, 'node_modules', pathname)
    if (!file || !existsSync(file)) return response.writeHead(404).end()
    return send(KINDS[path.extname(file)] ?? 'application/octet-stream', readFileSync(file))
  })
  await new Promise((resolve) => server.listen(port, resolve))
  // A site other than that of the widgets.
  const addresses = names.map((name, index) => [name, `http://localhost:${port}/page/${index}`])
  return { pages: Object.fromEntries(addresses), stop: () => server.close() }
}

const pageOf = (code) => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Лён и глина</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <h1>Лён и глина</h1>
    ${'<p>Посуда ручной работы из шамотной глины. Каждая вещь обжигается дважды.</p>'.repeat(3)}
    ${code}
    ${'<p>Доставляем по всей стране. Возврат в течение месяца.</p>'.repeat(20)}
  </body>
</html>`

const packed = new Map()
/** Compresses a file as our server does, but each file only once. */
function compressed(body) {
  const key = String(body)
  if (!packed.has(key)) packed.set(key, brotliCompressSync(body))
  return packed.get(key)
}

/** The code from Swiper's own documentation for a page without a build, with the gallery's pictures. */
function swiperCode(posts) {
  const slides = posts.slice(0, PICTURES).flatMap(({ media: [first] }) => {
    const sources = first?.picture.sources ?? []
    if (sources.length === 0) return []
    const srcset = sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
    return `<div class="swiper-slide"><img src="${sources[0].url}" srcset="${srcset}" sizes="180px"
      width="180" height="180" loading="lazy" style="object-fit:cover"></div>`
  })
  return `<link rel="stylesheet" href="${SWIPER}.css">
    <div class="swiper" style="height:180px"><div class="swiper-wrapper">${slides.join('')}</div>
    <div class="swiper-button-next"></div><div class="swiper-button-prev"></div></div>
    <script src="${SWIPER}.js"></script>
    <script>new Swiper('.swiper', { slidesPerView: 2, spaceBetween: 8,
      navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' } })</script>`
}

const modelViewerCode = () => `<script type="module" src="${MODEL_VIEWER}"></script>
  <model-viewer src="${MODEL}" camera-controls auto-rotate
    style="width:100%;height:374px"></model-viewer>`

async function modelOf({ model }) {
  const response = await fetch(model.url)
  return glbOfStl(Buffer.from(await response.arrayBuffer()))
}
