import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Serves two versions of a feed of `offers` offers; `round` chooses the version. Both files are written before anything
 * is measured, because generating one would occupy a core.
 */
export async function serveShop({ feedOf }, { port, folder, offers }) {
  const files = [0, 1].map((round) => path.join(folder, `feed-${round}.xml`))
  for (const [round, file] of files.entries()) {
    await pipeline(feedOf('yml', offers, round), createWriteStream(file))
  }
  const shop = { round: 0, link: `http://127.0.0.1:${port}/feed.xml` }
  const server = createServer((_request, response) => {
    createReadStream(files[shop.round]).pipe(response)
  }).listen(port)
  await once(server, 'listening')
  return Object.assign(shop, {
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}
