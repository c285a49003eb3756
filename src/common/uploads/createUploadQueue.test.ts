import { waitFor } from '@testing-library/react'
import { createUploadQueue, type UploadWork } from './createUploadQueue'
import { fileRegistry } from './fileRegistry'

interface NamedFile {
  id: string
  name: string
}
interface Outcome {
  data?: string
  error?: unknown
}

/** A queue with waiting files, and a way to settle each request. */
function desk(filesAtOnce: number, ids: string[]) {
  const queue = createUploadQueue(filesAtOnce)
  const waiting: NamedFile[] = ids.map((id) => ({ id, name: `${id}.jpg` }))
  const requests: { id: string; settle: (outcome: Outcome) => void }[] = []
  const events: string[] = []
  const work: UploadWork<NamedFile, string> = {
    next: (room) => waiting.slice(0, room),
    started: ({ id }) => {
      waiting.splice(
        waiting.findIndex((file) => file.id === id),
        1,
      )
      events.push(`${id} started`)
    },
    send: ({ id }) => {
      let settle: (outcome: Outcome) => void = () => undefined
      const response = new Promise<Outcome>((resolve) => {
        settle = resolve
      })
      requests.push({ id, settle })
      return { abort: () => events.push(`${id} aborted`), response }
    },
    arrived: ({ id }, data) => events.push(`${id} arrived ${data}`),
    failed: ({ id }, { canRetry }) => {
      events.push(`${id} failed${canRetry ? '' : ' for good'}`)
    },
  }
  return { queue, waiting, requests, events, work, send: () => queue.sendWaiting(work) }
}

test('sends as many files as the concurrency limit allows, and the next file when a file is done', async () => {
  const { requests, events, send } = desk(2, ['a', 'b', 'c'])
  const sent = Promise.all([send(), send()])
  expect(events).toEqual(['a started', 'b started'])
  requests[0]?.settle({ data: '1' })
  await waitFor(() => {
    expect(events).toHaveLength(4)
  })
  expect(events.slice(2)).toEqual(['a arrived 1', 'c started'])
  requests[1]?.settle({ error: { kind: 'network' } })
  requests[2]?.settle({
    error: { kind: 'envelope', code: 'file-too-large', message: 'Слишком большой' },
  })
  await sent
  expect(events.slice(4)).toEqual(['b failed', 'c failed for good'])
})

test('ignores the late response to an aborted request while the file is sent again', async () => {
  const { queue, waiting, requests, events, send } = desk(1, ['a'])
  const first = send()
  queue.stopAll()
  waiting.push({ id: 'a', name: 'a.jpg' })
  const second = send()
  requests[0]?.settle({ data: 'late' })
  await first
  requests[1]?.settle({ data: 'again' })
  await second
  expect(events).toEqual(['a started', 'a aborted', 'a started', 'a arrived again'])
})

test('sends the next file immediately after a refused file', async () => {
  const { queue, requests, events, waiting, work } = desk(1, ['bad', 'good'])
  const sent = queue.sendWaiting({
    ...work,
    refusalOf: ({ id }) => (id === 'bad' ? { id: 'serverError' } : null),
    failed: (file, failure) => {
      waiting.shift()
      work.failed(file, failure)
    },
  })
  await Promise.resolve()
  requests[0]?.settle({ data: '1' })
  await sent
  expect(events).toEqual(['bad failed for good', 'good started', 'good arrived 1'])
})

test('aborts the upload of a removed file and releases its bytes', () => {
  const { queue, events, send } = desk(1, ['a'])
  fileRegistry.add('a', new File(['x'], 'a.jpg'))
  void send()
  queue.forget('a')
  expect(events).toEqual(['a started', 'a aborted'])
  expect(fileRegistry.get('a')).toBeUndefined()
})
