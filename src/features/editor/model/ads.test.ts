import type { AdsMarker } from '@/contract/entities/posts/post'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { NEW_ADS_MARKER, setAdsColor, setAdsInfo, switchAds } from './ads'
import { setSegments, type Change } from './post'
import { EMPTY_HISTORY, record, redoStep, undoStep, isDirty } from './history'
import { restore, toWire } from './wire'
import { ANY_STEP } from '@/features/editor/testing/changed'

const MARKER: AdsMarker = {
  id: 4,
  isEnabled: true,
  info: { erid: '2Vtz', advertiser: 'ООО «Ромашка»', inn: '7700000000', note: '18+' },
  customization: { color: '#ffffff', backgroundColor: '#000000' },
  issuedBy: 'ОРД',
}
function play(adsMarker: AdsMarker | null, ...changes: Change[]) {
  const stored = restore({ ...makePostInfo(), adsMarker })
  return changes.reduce(
    ({ document, history }, change, at) =>
      record(document, history, change, {
        ...ANY_STEP,
        at: at * 10_000,
        selectionBefore: [],
        selectionAfter: [],
      }),
    { document: stored, history: EMPTY_HISTORY },
  )
}
const labelAfter = (adsMarker: AdsMarker | null, ...changes: Change[]) =>
  play(adsMarker, ...changes).document.adsMarker

test('sends a label back unchanged when it was only viewed, with fields unknown to the editor', () => {
  for (const adsMarker of [null, MARKER, { ...MARKER, isEnabled: false }]) {
    const postInfo = { ...makePostInfo(), adsMarker }
    expect(toWire(restore(postInfo), postInfo)).toEqual(postInfo)
  }
})

test('adds a blank label to a post without a label', () => {
  expect(labelAfter(null, switchAds(true))).toEqual(NEW_ADS_MARKER)
})

test('does not mark the document as changed after the label is switched on and off again', () => {
  const { document } = play(null, switchAds(true), switchAds(false))
  expect(isDirty(document, restore(makePostInfo()))).toBe(false)
})

test('keeps the fields of the label while the label is off', () => {
  const off = labelAfter(MARKER, switchAds(false))
  expect(off).toEqual({ ...MARKER, isEnabled: false })
  expect(labelAfter(off, switchAds(true))).toEqual(MARKER)
  const written = labelAfter(null, switchAds(true), setAdsInfo('erid', 'e'), switchAds(false))
  expect(written).toMatchObject({ isEnabled: false, info: { erid: 'e' } })
})

test('changes fields and colours of the label one by one, each with its own undo step', () => {
  const played = play(MARKER, setAdsInfo('inn', '500'), setAdsColor('color', '#112233'))
  expect(played.document.adsMarker).toEqual({
    ...MARKER,
    info: { ...MARKER.info, inn: '500' },
    customization: { ...MARKER.customization, color: '#112233' },
  })
  const once = undoStep(played.document, played.history)!
  expect(once.document.adsMarker?.customization).toEqual(MARKER.customization)
  const twice = undoStep(once.document, once.history)!
  expect(twice.document).toEqual(restore({ ...makePostInfo(), adsMarker: MARKER }))
  const again = redoStep(twice.document, twice.history)!
  expect(again.document.adsMarker?.info.inn).toBe('500')
})

test('ignores changes of fields and colours in a post without a label', () => {
  expect(play(null, setAdsInfo('erid', 'e'), setAdsColor('color', '#112233')).history).toBe(
    EMPTY_HISTORY,
  )
})

test('marks the document as changed after a change of the label or the segments', () => {
  const stored = restore({ ...makePostInfo(), adsMarker: MARKER })
  const { document } = play(MARKER, setAdsInfo('note', ''))
  expect(isDirty(document, stored)).toBe(true)
  const meant = play(MARKER, setSegments([{ id: 2, name: 'Лето' }])).document
  expect(isDirty(meant, stored)).toBe(true)
  expect(toWire(meant, makePostInfo()).segments).toEqual([{ id: 2, name: 'Лето' }])
})
