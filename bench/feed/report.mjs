import { loadavg } from 'node:os'
import { shown } from './quantiles.mjs'

/** The product's budget for 100,000 offers (product-rules/budgets.md#budgets). */
const BUDGET = { offers: 100_000, seconds: 10, megabytes: 300, list: 2 }
/** Number of samples of the memory over time. */
const SAMPLES = 12

const mark = (isKept) => (isKept ? '✔' : '✖ MISSED')

/** Returns the measurements as text. */
export function report({ offers, idle, phases }) {
  const rows = {
    'this machine now': `load average ${loadavg()[0].toFixed(1)}; ${phases.import.slower.toFixed(1)} × the processor time of the machine at whose speed the budgets are meant`,
    [`list of ${offers.toLocaleString('en')} products, idle`]: shown(idle.list),
    'write, idle': shown(idle.write),
  }
  for (const [name, phase] of Object.entries(phases)) Object.assign(rows, lines(name, phase))
  return { ...rows, ...budgets(offers, idle, phases) }
}

function lines(name, phase) {
  const { seconds, cpuSeconds, slower, mostMb, list, write, refused, loop, memory, outcome } = phase
  const there = (value) => (value / slower).toFixed(1)
  return {
    [name]: `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU, there ${there(seconds)} and ${there(cpuSeconds)} s; resident + ${mostMb.toFixed(0)} MB at most${outcome ? `; ${outcome}` : ''}`,
    [`${name}: list beside it`]: shown(list),
    ...(write
      ? {
          [`${name}: writes beside it`]: `${shown(write)}${refused > 0 ? `; ${refused} refused` : ''}`,
        }
      : {}),
    [`${name}: delay of the loop`]: shown(loop),
    [`${name}: memory over time`]: thinned(memory)
      .map((sample) => `${sample.seconds.toFixed(0)} s + ${sample.mb.toFixed(0)} MB`)
      .join(', '),
  }
}

function thinned(samples) {
  const step = Math.max(1, Math.ceil(samples.length / SAMPLES))
  return samples.filter((_, index) => index % step === 0)
}

function budgets(offers, idle, phases) {
  const imported = phases.import
  const mostMb = Math.max(...Object.values(phases).map((phase) => phase.mostMb))
  const ratio = imported.list.p99 / idle.list.p99
  const seconds = imported.seconds / imported.slower
  return {
    ...(offers === BUDGET.offers
      ? {
          'budget: import': `${seconds.toFixed(1)} s there (budget ≤ ${BUDGET.seconds} s) ${mark(seconds <= BUDGET.seconds)}`,
        }
      : {}),
    'budget: memory': `+ ${mostMb.toFixed(0)} MB (budget ≤ ${BUDGET.megabytes} MB) ${mark(mostMb <= BUDGET.megabytes)}`,
    'budget: list during the import': `p99 ${ratio.toFixed(1)} × idle (budget ≤ ${BUDGET.list} ×) ${mark(ratio <= BUDGET.list)}`,
  }
}
