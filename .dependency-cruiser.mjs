/** Cycles, types included, and the layers: each zone of imports.zones.mjs as a rule. */
import picomatch from 'picomatch'
import { zones } from './imports.zones.mjs'

const TESTS = ['\\.test\\.tsx?$', '^test/', '^src/app/testing/', '^src/app/.*/testing/']

const withoutDot = (place) => place.replace(/^\.\//, '')

/**
 * The regular expression of a folder or a file with its contents, or of the files that match a
 * pattern.
 */
function expression(place) {
  const name = withoutDot(place)
  if (/[*{!?[]/.test(name)) return picomatch.makeRe(name).source
  return `^${name.replaceAll('.', '\\.')}(/|$)`
}

const layers = zones(import.meta.dirname).map(({ target, from, except, message }, index) => ({
  name: `zone-${index}`,
  comment: message,
  severity: 'error',
  // The cabinet's tests run against the real back office through test/.
  from: { path: expression(target), pathNot: TESTS },
  to: {
    path: from.map(expression),
    // `except` is relative to the only folder of `from`.
    ...(except && { pathNot: except.map((one) => expression(`${from[0]}/${withoutDot(one)}`)) }),
  },
}))

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...layers,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
