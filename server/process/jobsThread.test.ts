import { openFeedServer, type FeedServer } from '../../test/server/outages/feedServer'
import { openServerDesk, preloadOf } from '../../test/server/outages/serverDesk'

/** Injected into the server's process and its threads: throws an uncaught error in the jobs' thread. */
const FAULTS_OF_JOBS = `
  import { isMainThread } from 'node:worker_threads'
  const channel = new BroadcastChannel('faults of jobs')
  channel.unref()
  if (isMainThread) process.on('SIGUSR2', () => channel.postMessage('now'))
  else {
    process.stderr.write('A thread begins\\n')
    channel.onmessage = () => {
      Promise.reject(new Error('nobody waits'))
      setImmediate(() => { throw new Error('nobody catches') })
    }
  }`

const desk = openServerDesk()

let site: FeedServer
beforeEach(async () => {
  site = await openFeedServer()
})
afterEach(() => site.close())

test('keeps the thread of jobs running after an uncaught error', async () => {
  const server = await desk.start({ ...preloadOf(FAULTS_OF_JOBS), ALLOW_PRIVATE_LINKS: '1' })
  const client = await desk.enter()
  await site.isReadFor(client, 'before')
  server.signal('SIGUSR2')
  await server.complained('nobody catches')
  await server.complained('nobody waits')
  await site.isReadFor(client, 'after')
  expect(server.complaints().match(/A thread begins/g)).toHaveLength(1)
  expect(await server.stop()).toBe(0)
})
