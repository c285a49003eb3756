import { makeRecordFile } from '../recorder/export/makeRecordFile'
import { compareReplay } from './testing/compareReplay'
import { drawSession } from './testing/drawSession'
import { readSessionTypes } from './testing/drawValue'
import { EVERY_SLICE } from './testing/everySlice'
import { findLeaks, seededSecrets } from './testing/seededSecrets'
import { inDepth } from '../../../test/depth'

const types = readSessionTypes()
const secrets = seededSecrets(7)
const texts = secrets.map(({ text }) => text)
const session = drawSession({ seed: 3, length: inDepth(5000, 1200), types, secrets })

test('a generated session has actions of every slice and endpoint, and every secret', () => {
  const slices = EVERY_SLICE.flatMap(({ actions }) =>
    Object.values(actions).map(({ type }) => type),
  )
  const endpoints = Object.keys(types.endpoints).map((name) => `${name} fulfilled`)
  expect([...slices, ...endpoints].filter((name) => !session.handled.has(name))).toEqual([])
  const log = JSON.stringify(session.request(false).log)
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.filter((text) => !log.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])
})

test('nothing of a session’s texts is in the file that is made by default', () => {
  const file = makeRecordFile(session.request(false)) ?? ''
  expect(file.length).toBeGreaterThan(100_000)
  expect(findLeaks(file, texts)).toEqual([])
})

test.each([false, true])(
  'each action of a generated session changes in its replay what it changed, with texts: %s',
  (withTexts) => {
    expect(compareReplay(session.request(withTexts))).toBeNull()
  },
)

test('names the action and the place where a replay differs from the session', () => {
  const request = session.request(false)
  const folded = (makeRecordFile(request) ?? '').replaceAll(
    /("type":"interface\/navigationFolded","payload":)(?:true|false)/g,
    '$1"other"',
  )
  expect(compareReplay(request, folded)).toMatch(
    /^\d+ interface\/navigationFolded: interface\.isNavigationFolded: (?:true|false) ≠ "other"$/,
  )
})
