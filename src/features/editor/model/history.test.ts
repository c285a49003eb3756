import { removeMedia, addMedia } from './slides'
import {
  addProductMark,
  setAlbums,
  setSegments,
  setShowMarkers,
  setText,
  showMark,
  type Change,
} from './post'
import type { PostDocument } from './document'
import { placeElements, removeElements } from './elementChanges'
import { restore } from './wire'
import { ANY_STEP } from '@/features/editor/testing/changed'
import {
  makePostInfo,
  makeProduct,
  makeMedia,
  makeUploaded,
} from '@/features/editor/testing/postInfo'
import {
  absorb,
  COALESCE_MS,
  EMPTY_HISTORY,
  forgetPart,
  record,
  redoStep,
  undoStep,
  type Step,
  isDirty,
  withSlides,
} from './history'

const step = (facts: Partial<Step> = {}): Step => ({ ...ANY_STEP, ...facts })
const begin = () => ({ document: restore(makePostInfo()), history: EMPTY_HISTORY })

const CHANGES: Change[] = [
  addProductMark(0, 'new', makeProduct()),
  placeElements('square', { new: { x: 10, y: 90 } }),
  removeElements(['link:11']),
  setText('Вечер'),
  showMark('link:12', true),
  setAlbums([]),
  setShowMarkers(false),
  removeElements(['new', 'link:12']),
  addProductMark(1, 'other', makeProduct(501)),
]

test('undoes to the first document and redoes to the last, step by step', () => {
  let at = begin()
  const states = [at.document]
  for (const change of CHANGES) {
    at = record(at.document, at.history, change, step())
    states.push(at.document)
  }
  expect(at.history.past).toHaveLength(CHANGES.length)
  for (const state of states.toReversed().slice(1)) {
    at = undoStep(at.document, at.history)!
    expect(at.document).toEqual(state)
  }
  expect(undoStep(at.document, at.history)).toBeNull()
  for (const state of states.slice(1)) {
    at = redoStep(at.document, at.history)!
    expect(at.document).toEqual(state)
  }
  expect(redoStep(at.document, at.history)).toBeNull()
})

test('undoes a history that was restored from JSON', () => {
  let at = begin()
  for (const change of CHANGES) at = record(at.document, at.history, change, step())
  const read = JSON.parse(JSON.stringify(at)) as typeof at
  while (read.history.past.length > 0) Object.assign(read, undoStep(read.document, read.history))
  expect(read.document).toEqual(begin().document)
})

test('adds no step for a change without effect', () => {
  const { document, history } = begin()
  const same = record(document, history, setText(document.text), step())
  expect(same.document).toBe(document)
  expect(same.history).toBe(history)
})

test('adds no step when a value is replaced by an equal value, the same object or a copy', () => {
  const { document, history } = begin()
  const everything = structuredClone(document)
  const same = record(document, history, (draft) => Object.assign(draft, everything), step())
  expect(same.history).toBe(history)
  const change: Change = (draft) => Object.assign(draft, { ...everything, text: 'Вечер' })
  const { past } = record(document, history, change, step()).history
  expect(past[0]?.redo).toEqual([{ op: 'replace', path: ['text'], value: 'Вечер' }])
  expect(past[0]?.undo).toEqual([{ op: 'replace', path: ['text'], value: document.text }])
})

describe('consecutive changes', () => {
  const nudges = (times: number[], key: string | null = 'move:keyboard:link:11') => {
    let at = begin()
    for (const [index, time] of times.entries()) {
      const change = placeElements('square', { 'link:11': { x: 21 + index, y: 30 } })
      at = record(at.document, at.history, change, step({ key, at: time }))
    }
    return at
  }

  test('become one step when they share a key and follow closely', () => {
    const at = nudges([0, 500, 500 + COALESCE_MS])
    expect(at.history.past).toHaveLength(1)
    expect(undoStep(at.document, at.history)?.document).toEqual(begin().document)
    expect(at.history.past[0]?.redo).toHaveLength(1)
  })

  test('become two steps after a pause', () => {
    expect(nudges([0, COALESCE_MS + 1]).history.past).toHaveLength(2)
  })

  test('become separate steps without a key', () => {
    expect(nudges([0, 1, 2], null).history.past).toHaveLength(3)
  })

  test('are not added to an undone step', () => {
    const at = nudges([0])
    const twice = record(at.document, at.history, setText('Вечер'), step({ key: 'text', at: 1 }))
    const back = undoStep(twice.document, twice.history)!
    const next = record(
      back.document,
      back.history,
      placeElements('square', { 'link:11': { x: 40, y: 30 } }),
      step({ key: 'move:keyboard:link:11', at: 2 }),
    )
    expect(next.history.past).toHaveLength(2)
    expect(next.history.future).toEqual([])
  })
})

test('undoes 500 steps to the first document', () => {
  const first = begin()
  let at = first
  for (let index = 0; index < 500; index += 1) {
    at = record(at.document, at.history, setText(`Текст ${index}`), step())
  }
  while (at.history.past.length > 0) at = undoStep(at.document, at.history)!
  expect(at.document).toEqual(first.document)
})

describe('absorb', () => {
  test('adds a change to the last step', () => {
    const { document, history } = begin()
    const typed = record(document, history, setText('Вечер'), step())
    const after = absorb(typed.document, typed.history, setAlbums([]), step())
    expect(after.document).toMatchObject({ text: 'Вечер', albums: [] })
    expect(after.history.past).toHaveLength(1)
    expect(undoStep(after.document, after.history)?.document).toEqual(document)
  })

  test('adds a step of its own to an empty history', () => {
    const { document, history } = begin()
    const after = absorb(document, history, setAlbums([]), step())
    expect(after.document.albums).toEqual([])
    expect(undoStep(after.document, after.history)?.document).toEqual(document)
  })

  test('keeps the steps of redo when nothing changes', () => {
    const { document, history } = begin()
    const first = record(document, history, setText('Вечер'), step())
    const second = record(first.document, first.history, setAlbums([]), step())
    const back = undoStep(second.document, second.history)!
    const same = absorb(back.document, back.history, setText('Вечер'), step())
    expect(redoStep(same.document, same.history)?.document).toEqual(second.document)
  })
})

test('keeps the stored value of a field that another user changed, on undo and redo', () => {
  const both: Change = (document) => {
    setText('Вечер')(document)
    setSegments([])(document)
  }
  const { document, history } = begin()
  const after = record(document, history, both, step())
  const alone = record(
    after.document,
    after.history,
    setSegments([{ id: 9, name: 'Зима' }]),
    step(),
  )
  const theirs = { ...alone.document, segments: [{ id: 2, name: 'Лето' }] }
  const left = forgetPart(alone.history, 'segments')
  expect(left.past).toHaveLength(1)
  const back = undoStep(theirs, left)!
  expect(back.document).toEqual({ ...theirs, text: document.text })
  expect(redoStep(back.document, back.history)?.document).toEqual(theirs)
})

const baseline = restore(makePostInfo())
const LABEL: PostDocument['adsMarker'] = {
  id: 1,
  isEnabled: true,
  info: { erid: '2Vtzq', advertiser: 'Гжель', inn: '7700000000', note: '' },
  customization: { color: '#000000', backgroundColor: '#ffffff' },
}
const copy = (): PostDocument => restore(makePostInfo())
const { text, ...rest } = copy()
const reordered: PostDocument = { ...rest, text }
function withMark(change: (mark: PostDocument['media'][number]['links'][number]) => void) {
  const document = copy()
  const mark = document.media[0]!.links[0]!
  change(mark)
  return document
}

test.each<[string, PostDocument]>([
  ['the same content loaded again', copy()],
  [
    'another stacking order',
    withMark(({ link }) => {
      link.skuImageMarkup!.storyView!.zIndex = 9
    }),
  ],
  ['fields in another order', reordered],
])('does not mark a document as changed: %s', (_name, document) => {
  expect(isDirty(document, baseline)).toBe(false)
  expect(isDirty(baseline, document)).toBe(false)
})

test.each<[string, PostDocument]>([
  ['another text', { ...copy(), text: 'Вечер' }],
  ['another status', { ...copy(), isPublished: true }],
  ['an additional album', { ...copy(), albums: [...copy().albums, { id: 5, name: 'Сад' }] }],
  ['an advertising label', { ...copy(), adsMarker: LABEL }],
  ['a changed switch', { ...copy(), showMarkers: false }],
  ['pictures in another order', { ...copy(), media: copy().media.toReversed() }],
  [
    'a marker moved by one percent',
    withMark((mark) => {
      mark.x += 1
    }),
  ],
  [
    'a hidden marker',
    withMark((mark) => {
      mark.isShown = false
    }),
  ],
])('marks a document as changed: %s', (_name, document) => {
  expect(isDirty(document, baseline)).toBe(true)
  expect(isDirty(baseline, document)).toBe(true)
})

const storedPost = restore(makePostInfo())
const theirSlides = restore({ ...makePostInfo(), media: [makeMedia(60)] }).media
const slidesOf = ({ media }: PostDocument) => media.map(({ id }) => id)

/** Records a step, and then adds another user's slide. */
function meanwhile(change: Change) {
  const { document, history } = record(storedPost, EMPTY_HISTORY, change, ANY_STEP)
  return withSlides(document, history, theirSlides)
}

test('undoes and redoes an added slide without removing the slide that another user added', () => {
  const joined = meanwhile(addMedia(makeUploaded(50)))
  expect(slidesOf(joined.document)).toEqual([1, 2, 50, 60])
  const back = undoStep(joined.document, joined.history)!
  expect(slidesOf(back.document)).toEqual([1, 2, 60])
  expect(redoStep(back.document, back.history)?.document).toEqual(joined.document)
})

test('undoes and redoes a step that removed a slide and changed the text', () => {
  const joined = meanwhile((document) => {
    setText('Вечер')(document)
    removeMedia(0, false)(document)
  })
  expect(slidesOf(joined.document)).toEqual([2, 60])
  const back = undoStep(joined.document, joined.history)!
  expect(back.document).toEqual({ ...storedPost, media: [...storedPost.media, ...theirSlides] })
  expect(redoStep(back.document, back.history)?.document).toEqual(joined.document)
})
