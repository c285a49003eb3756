import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './tools/bundled.mjs'

const RUNS = [
  ['yml', 100_000],
  ['csv', 100_000],
  ['yml', 1_000_000],
]

/**
 * Measures how the bytes of a feed are read into offers. Each feed is read in a process of its own, and nothing is
 * stored.
 */
export async function measure() {
  const file = pathToFileURL(path.resolve(await bundle('feedReaderRun'))).href
  return Object.fromEntries(
    RUNS.map(([kind, count]) => {
      const figures = read(file, kind, count)
      const { megabytes, seconds, cpuSeconds, mostMb, endMb } = figures
      return [
        `${kind}, ${count.toLocaleString('en')} offers`,
        `${megabytes.toFixed(0)} MB in ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU; resident + ${mostMb.toFixed(0)} MB at most, + ${endMb.toFixed(0)} MB at the end`,
      ]
    }),
  )
}

function read(file, kind, count) {
  const code = `import { readOffers } from '${file}'; console.log(JSON.stringify(await readOffers('${kind}', ${count})))`
  const options = ['--expose-gc', '--input-type=module', '-e', code]
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }))
}
