import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { build } from 'esbuild'
import { PEER_FILES, PEER_MODULES } from './install.mjs'

const OUT = path.resolve('.cache/bench/excalidrawPage')
const HTML = `<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<style>html, body, main { height: 100%; margin: 0 }</style>
<main></main>
<script type="module" src="/page.js"></script>`
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Bundles the peer's page as for production and serves it with the peer's fonts, without requests to other hosts. */
export async function servePeer(port) {
  await build({
    entryPoints: ['bench/peer/excalidraw/page.mjs'],
    outdir: OUT,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'chrome109',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.IS_PREACT': '"false"' },
    nodePaths: [PEER_MODULES],
    // Uses the product's version of React in both editors.
    alias: {
      react: path.resolve('node_modules/react'),
      'react-dom': path.resolve('node_modules/react-dom'),
    },
    external: ['*.woff2'],
    logLevel: 'error',
  })
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/') {
      response.setHeader('Content-Type', 'text/html')
      response.end(HTML)
      return
    }
    const root = pathname.startsWith('/fonts/') ? PEER_FILES : OUT
    const file = path.join(root, pathname)
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
