/** Creates an account and its owner: `npm run owner -- --email … --username … --name …`. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
await import('../dist/server/createOwner.mjs')
