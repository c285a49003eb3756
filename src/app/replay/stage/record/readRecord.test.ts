import { RECORD_FORMAT, RECORD_SCHEMA, RECORD_VERSION } from '@/app/recorder/recordFormat'
import { readRecord } from './readRecord'

const session = {
  format: RECORD_FORMAT,
  v: RECORD_VERSION,
  schema: RECORD_SCHEMA,
  build: 'dev',
  locale: 'ru',
  viewport: { width: 1280, height: 800 },
  startedAt: '2026-11-21T10:00:00.000Z',
  truncated: false,
  redaction: 1,
  texts: false,
}
const user = { status: 'fulfilled', endpointName: 'getUser', data: { locale: 'ru' } }
const file = {
  actionsById: { 0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: 0 } },
  stagedActionIds: [0],
  skippedActionIds: [],
  committedState: { api: { queries: { 'getUser(undefined)': user } } },
  session,
}

test('parses a complete record', () => {
  expect(readRecord(JSON.stringify(file))).toMatchObject({ session: { build: 'dev' } })
})

test.each([
  ['is truncated', JSON.stringify(file).slice(0, -20), 'broken'],
  ['is not JSON', 'vitrina', 'broken'],
  ['has JSON of another shape', JSON.stringify({ actionsById: {} }), 'foreign'],
  ['contains null', 'null', 'foreign'],
  ['lacks an action', JSON.stringify({ ...file, stagedActionIds: [0, 1] }), 'broken'],
  ['has a note on no step', JSON.stringify({ ...file, notes: [{ step: 1, text: 'a' }] }), 'broken'],
  [
    'has two notes on a step',
    JSON.stringify({ ...file, notes: ['a', 'b'].map((text) => ({ step: 0, text })) }),
    'broken',
  ],
  ['lacks the user', JSON.stringify({ ...file, committedState: { api: {} } }), 'broken'],
])('rejects a file that %s', (_what, text, problem) => {
  expect(readRecord(text)).toEqual({ problem })
})

test.each([
  ['has another format', { v: 99 }],
  ['was recorded with later reducers', { schema: RECORD_SCHEMA + 1 }],
  ['was recorded with reducers whose records nothing brings to ours', { schema: 1 }],
])('rejects a file that %s, and names the build that can show it', (_what, facts) => {
  const text = JSON.stringify({ ...file, session: { ...session, build: '1a2b3c', ...facts } })
  expect(readRecord(text)).toEqual({ problem: 'schema', build: '1a2b3c' })
})
