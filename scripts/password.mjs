/** Creates a link for a new password: `npm run password -- --email …`. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
await import('../dist/server/createPasswordLink.mjs')
