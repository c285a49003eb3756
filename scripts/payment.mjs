/** Settles an order that is paid without cash: `npm run payment -- confirm <number>`. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
await import('../dist/server/settlePayment.mjs')
