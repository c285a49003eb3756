import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'
import type { createReporter } from '../../widget/events/reporter'
import type { createEventQueue } from '../../widget/events/createEventQueue'
import type { reportOrder } from '../../widget/events/reportOrder'
import type { startLoader } from '../../widget/loader/startLoader'

/** The parts of the embed that count, and that handle a page's commands. */
export interface EmbedScript {
  createReporter: typeof createReporter
  createEventQueue: typeof createEventQueue
  reportOrder: typeof reportOrder
  startLoader: typeof startLoader
}

const SOURCE = `
  export { createReporter } from './widget/events/reporter'
  export { createEventQueue } from './widget/events/createEventQueue'
  export { reportOrder } from './widget/events/reportOrder'
  export { startLoader } from './widget/loader/startLoader'
`

/** The embed's own code, bundled as for a shop's page; called with the globals of a page, it runs on that page only. */
export function readEmbedScript(): (globals: Record<string, unknown>) => EmbedScript {
  const { outputFiles } = buildSync({
    stdin: { contents: SOURCE, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'embed',
    alias: { '@': './src' },
    logLevel: 'warning',
  })
  const code = `${outputFiles[0]?.text}; return embed`
  const compiled = new Map<string, (...values: unknown[]) => EmbedScript>()
  return (globals) => {
    const names = Object.keys(globals)
    const run = compiled.get(names.join()) ?? (compileFunction(code, names) as never)
    compiled.set(names.join(), run)
    return run(...Object.values(globals))
  }
}
