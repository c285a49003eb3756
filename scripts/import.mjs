/** Reads an account's archive into an installation without accounts: `npm run import -- archive.zip`. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
await import('../dist/server/importAccount.mjs')
