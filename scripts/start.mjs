/** The first command: sets everything up, then serves the product with the demo shop. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
process.env.DEMO ??= '1'
await import('../dist/server/main.mjs')
