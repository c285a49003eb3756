/** Changes who is on the provider's staff: `npm run provider -- --email … --role administrator|moderator|none`. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
await import('../dist/server/setProvider.mjs')
