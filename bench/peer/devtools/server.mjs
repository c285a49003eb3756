/**
 * Serves Redux DevTools' monitor, the hook with which a page's store takes part in it, and the channel between them, as
 * `@redux-devtools/cli` does. Prints its port.
 */
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { attach } from 'socketcluster-server'

const FOLDER = path.dirname(fileURLToPath(import.meta.url))
const MONITOR = path.join(FOLDER, 'node_modules/@redux-devtools/app/build/web')
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' }
const HOOK = '/hook.js'

/** Runs in a page ahead of everything else; Redux Toolkit looks for this function. */
const HOOK_SOURCE = `
  import { composeWithDevTools } from '@redux-devtools/remote'
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => (createStore) => {
    const place = { realtime: true, hostname: '127.0.0.1', port: PORT }
    const create = composeWithDevTools({ ...options, ...place })(...enhancers)(createStore)
    return (...values) => (window.devToolsStore = create(...values))
  }
`

const bundleHook = async () => {
  const { outputFiles } = await build({
    stdin: { contents: HOOK_SOURCE, resolveDir: FOLDER },
    bundle: true,
    write: false,
    format: 'iife',
    define: {
      PORT: String(server.address().port),
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
    },
  })
  return outputFiles[0].text
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://monitor')
  if (pathname === HOOK) {
    response.setHeader('content-type', TYPES['.js']).end(await bundleHook())
    return
  }
  const file = path.join(MONITOR, pathname === '/' ? 'index.html' : path.normalize(pathname))
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain')
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response)
})

const relay = attach(server)
relay.setMiddleware(relay.MIDDLEWARE_INBOUND, async (actions) => {
  for await (const action of actions) {
    // Of one page and one monitor, what is for one page is for all.
    if (action.type === action.TRANSMIT) {
      const channel = action.receiver.startsWith('log') ? 'log' : 'respond'
      relay.exchange.transmitPublish(channel, action.data)
    }
    action.allow()
  }
})
for await (const { socket } of listening()) void answerLogin(socket)

/** The sockets that connect. */
function listening() {
  const sockets = relay.listener('connection')
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
  return sockets
}

/** A page follows what the monitor says, and the monitor what pages say. */
async function answerLogin(socket) {
  for await (const request of socket.procedure('login')) {
    request.end(request.data === 'master' ? 'respond' : 'log')
  }
}
