/** Encrypts the stored tokens of networks with a new key: `npm run secrets -- rotate`. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
await import('../dist/server/rotateSecrets.mjs')
