/**
 * The command for a first start: sets everything up, serves the product with the demo shop, and restarts it when
 * needed.
 */
import './setup.mjs'
import { supervise } from './lib/supervise.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
process.env.DEMO ??= '1'
process.exit(await supervise('dist/server/main.mjs'))
