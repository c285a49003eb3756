import { importBundled } from '../tools/bundled.mjs'
import { startDemo } from '../tools/demoServer.mjs'
import { launchChromium } from '../tools/launchChromium.mjs'
import { serveShopPages } from './shopPages.mjs'

/**
 * Starts the demo with a widget of each type, a shop whose pages contain their installation codes, and Chromium. Stops
 * all three after the work. Uses free ports: the demo also uses the port after `port`.
 */
export async function withShop({ port, shopPort, peers = null, browserArgs = [] }, work) {
  const data = await importBundled('embedData')
  const demo = await startDemo(port)
  const stops = [demo.stop]
  try {
    await data.publishWidgets(demo.dataDir)
    const codes = await data.codesOf(demo.origin)
    const shop = await serveShopPages({ port: shopPort, codes, peers })
    stops.push(shop.stop)
    const browser = await launchChromium(['--enable-unsafe-swiftshader', ...browserArgs])
    stops.push(() => browser.close())
    return await work({ browser, pages: shop.pages })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
