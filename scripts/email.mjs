/** Changes the e-mail of a person: `npm run email -- --from … --to …`. */
import './setup.mjs'

const { buildProduct } = await import('./build.mjs')
await buildProduct()
await import('../dist/server/changeEmail.mjs')
