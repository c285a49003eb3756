import fc from 'fast-check'
import { responseProblem } from '../test/requests/responseProblem'
import { anAttackedShop, type AttackedShop } from '../test/requests/attackedShop'
import { generatedRequest, type GeneratedRequest } from '../test/requests/generatedRequest'
import { asSent } from '../test/requests/sendRequest'
import { inDepth } from '../test/depth'

const REQUESTS = inDepth(10_000, 1000)
/** The requests are divided among new shops, because the requests delete records of a shop. */
const SHOPS = inDepth(4, 1)
const AT_ONCE = 8
/** The other database uses another seed. */
const SEED = process.env.DATABASE_URL ? 20_260_319 : 20_260_318

interface Figures {
  count: number
  statuses: Map<string, number>
  problems: string[]
}

async function send(shop: AttackedShop, request: GeneratedRequest, figures: Figures) {
  const sent = await asSent(shop, request)
  const what = `${request.caller} ${sent.method} ${sent.path.slice(0, 300)}`
  // Joined as text: resolved against the origin, a path that begins with two slashes would name a
  // host.
  const url = shop.world.settings.publicUrl + sent.path
  const client = shop.clients.get(request.caller)
  if (!client) throw new Error(`nobody is ${request.caller}`)
  const response = await client.fetch(url, sent.init)
  const problem = await responseProblem(sent, response)
  figures.count += 1
  const hundred = `${Math.floor(response.status / 100)}xx`
  figures.statuses.set(hundred, (figures.statuses.get(hundred) ?? 0) + 1)
  const reported = shop.world.reported.splice(0)
  if (problem === null && reported.length === 0) return
  const body = typeof sent.init.body === 'string' ? sent.init.body.slice(0, 600) : ''
  figures.problems.push(`${problem}: ${what}\n  ${body}\n  ${reported.map(stackOf).join()}`)
}

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 5).join('\n') : error

async function attack(requests: readonly GeneratedRequest[], figures: Figures): Promise<void> {
  const shop = await anAttackedShop()
  const queue = [...requests]
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await send(shop, next, figures)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await shop.world.dispose()
}

// Through `app.fetch`, without a connection: requests that Node's parser rejects never reach the app. An unhandled rejection fails the test too: Jest
// detects it; a listener here would not.
test(`${REQUESTS} generated requests cause no internal failure of the server`, async () => {
  const figures: Figures = { count: 0, statuses: new Map(), problems: [] }
  const share = REQUESTS / SHOPS
  for (let part = 0; part < SHOPS; part += 1) {
    const requests = fc.sample(generatedRequest, { numRuns: share, seed: SEED + part * 1000 })
    await attack(requests, figures)
  }
  const { count, statuses, problems } = figures
  const counts = [...statuses].sort().map(([hundred, times]) => `${hundred} ${times}`)
  process.stdout.write(`${count} requests: ${counts.join(', ')}\n`)
  expect(problems.slice(0, 5).join('\n')).toBe('')
  expect(problems).toHaveLength(0)
  expect(count).toBe(REQUESTS)
})
