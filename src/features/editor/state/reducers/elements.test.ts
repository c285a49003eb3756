import {
  editorSlice,
  elementAdded,
  elementEdited,
  elementsOrdered,
  elementsPlaced,
  elementsRemoved,
  frameSwitched,
  imageShown,
  mediaMoved,
  mediaSwitched,
  redone,
  saveFailed,
  saveRequested,
  saveSucceeded,
  selectionChanged,
  undone,
} from '@/features/editor/editorSlice'
import type { EditorState } from '@/features/editor/state/editorState'
import { newElement } from '@/features/editor/kinds/elementKinds'
import type { NewElementOptions } from '@/features/editor/kinds/placedRules'
import { toWire } from '@/features/editor/model/wire'
import { makeAction, makePoll, makeText } from '@/features/editor/testing/elements'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { openedWith, play } from '@/features/editor/testing/answers'
import { allElements } from '@/features/editor/model/elements'

const { selectIsDirty, selectScene } = editorSlice.getSelectors()
/** A post whose first picture has elements on its square frame. */
function opened(lists: object = {}) {
  const post = makePostInfo()
  const [first, ...others] = post.media
  return openedWith({ ...post, media: [{ ...first!, ...lists }, ...others] })
}
const idsOf = (state: EditorState) => selectScene(state)?.elements.map(({ id }) => id) ?? []
const TEXT = 'media:1:textSticker:0'
const write = (text: string, id = TEXT) =>
  elementEdited({ id, kind: 'textSticker', content: { text } })

describe('an empty text', () => {
  test('is removed without an undo step when nothing was typed after it was added', () => {
    const added = play(
      opened(),
      elementAdded(newElement({ kind: 'textSticker', text: '' }, 'square')),
    )
    expect(added.editing).toBe(added.selection[0])
    expect(selectIsDirty(added)).toBe(false)
    const left = play(added, selectionChanged([]))
    expect(idsOf(left)).toEqual(['link:11', 'link:12'])
    expect(left.history.past).toEqual([])
    expect(left.editing).toBeNull()
  })

  test.each([
    ['selecting another element', selectionChanged(['link:11'])],
    ['opening another frame', frameSwitched('story')],
    ['opening another slide', mediaSwitched(1)],
  ])('is removed by %s; undo restores it with its text', (_what, action) => {
    const blank = play(opened({ textStickers: [makeText()] }), selectionChanged([TEXT]), write(' '))
    expect(idsOf(blank)).toContain(TEXT)
    const gone = play(blank, action)
    expect(allElements(gone.document).map(({ id }) => id)).not.toContain(TEXT)
    const back = play(gone, undone())
    expect(allElements(back.document).find(({ id }) => id === TEXT)?.data).toMatchObject({
      text: 'Новинка',
    })
    expect(idsOf(play(back, redone()))).not.toContain(TEXT)
  })

  test('is removed when it has only invisible characters, because the back office removes those', () => {
    const blank = play(
      opened({ textStickers: [makeText()] }),
      selectionChanged([TEXT]),
      write('\u200b\u3164'),
    )
    expect(idsOf(play(blank, selectionChanged(['link:11'])))).not.toContain(TEXT)
  })

  test('is not sent by a save, and stays while it is edited', () => {
    const blank = play(opened({ textStickers: [makeText()] }), selectionChanged([TEXT]), write(''))
    const asked = play(blank, saveRequested())
    expect(allElements(asked.save.sent!).map(({ id }) => id)).not.toContain(TEXT)
    expect(idsOf(asked)).toContain(TEXT)
  })

  test('stays while it is selected', () => {
    const blank = play(opened({ textStickers: [makeText()] }), write(''), selectionChanged([TEXT]))
    expect(idsOf(blank)).toContain(TEXT)
  })
})

test('adds an element on top of the current frame only, and selects it', () => {
  const state = play(
    opened({ textStickers: [makeText({ zIndex: 7 })] }),
    elementAdded(newElement({ kind: 'callToAction', text: 'Купить' }, 'square')),
  )
  const [id = ''] = state.selection
  expect(idsOf(state)).toEqual([TEXT, id, 'link:11', 'link:12'])
  expect(idsOf(play(state, frameSwitched('story')))).not.toContain(id)
})

test('coalesces typing into one step', () => {
  const state = play(opened({ textStickers: [makeText()] }), write('С'), write('Ск'), write('Ски'))
  expect(state.history.past).toHaveLength(1)
})

test('records a new stacking order as an undo step, but not as unsaved work', () => {
  const lists = { textStickers: [makeText()], callToActions: [makeAction()] }
  const before = opened(lists)
  const [lower = '', upper = ''] = idsOf(before)
  const after = play(before, elementsOrdered([upper, lower]))
  expect(idsOf(after).slice(0, 2)).toEqual([upper, lower])
  expect(after.history.past).toHaveLength(1)
  expect(selectIsDirty(after)).toBe(false)
  expect(idsOf(play(after, undone()))).toEqual(idsOf(before))
})

test('records a gesture over several elements as one step', () => {
  const before = opened({ textStickers: [makeText()] })
  const places = { [TEXT]: { x: 11, y: 12 }, 'link:11': { x: 44.4, y: 55.5 } }
  const after = play(before, elementsPlaced({ places, source: 'canvas' }))
  expect(selectScene(after)?.elements).toMatchObject([
    { data: { x: 11, y: 12, width: 50 } },
    { x: 44, y: 56 },
    {},
  ])
  expect(after.history.past).toHaveLength(1)
})

test('removes a product picture only with its marker, and shows it 40 % wide', () => {
  const state = play(
    opened(),
    imageShown({ markId: 'link:11', frame: 'square', size: { width: 200, height: 300 } }),
  )
  expect(selectScene(state)?.elements[0]).toMatchObject({
    kind: 'productImage',
    id: 'link:11:image',
    view: { x: 30, y: 20, width: 40, height: 60 },
  })
  expect(idsOf(play(state, elementsRemoved(['link:11:image'])))).toContain('link:11:image')
  expect(idsOf(play(state, elementsRemoved(['link:11'])))).toEqual(['link:12'])
})

test('shows and selects the element that prevents a save', () => {
  const lists = { callToActions: [makeAction(), makeAction({ view: 'story' })] }
  const asked = play(opened(lists), mediaSwitched(1), saveRequested())
  const state = play(
    asked,
    saveFailed({
      requestId: asked.save.requestId ?? '',
      message: { id: 'fill-action' },
      place: { mediaIndex: 0, list: 'callToActions', index: 1 },
    }),
  )
  const id = 'media:1:callToAction:1'
  expect(state.save).toMatchObject({ status: 'idle', message: { message: { id: 'fill-action' } } })
  expect(state).toMatchObject({ mediaIndex: 0, frame: 'story', selection: [id] })
  const message = { id: 'fill-action' }
  expect(state.save.problem).toEqual({ place: { elementId: id }, message, attempt: 1 })
  expect(idsOf(state)).toContain(id)
})

describe('redo', () => {
  test('works even when the selection has changed', () => {
    const added = play(
      opened(),
      elementAdded(newElement({ kind: 'textSticker', text: '' }, 'square')),
    )
    const [id = ''] = added.selection
    const blank = play(added, write('Привет', id), undone())
    const left = play(blank, selectionChanged([]))
    expect(idsOf(left)).not.toContain(id)
    const again = play(left, redone(), redone())
    expect(again.document.media[0]?.squareElements.at(-1)).toMatchObject({
      data: { text: 'Привет' },
    })
  })

  test('shows the slide on which the redone step ended', () => {
    const moved = play(opened(), mediaMoved({ from: 0, to: 1 }))
    expect(moved.mediaIndex).toBe(1)
    const back = play(moved, undone())
    expect(back.mediaIndex).toBe(0)
    expect(play(back, redone()).mediaIndex).toBe(1)
  })
})

describe('a published poll', () => {
  const POLL = 'media:1:interaction:0'
  const ask = (caption: string, id = POLL) =>
    elementEdited({ id, kind: 'interaction', content: { caption } })
  const captionOf = (state: EditorState, id = POLL) =>
    allElements(state.document).find((one) => one.id === id)?.data.caption
  const save = (state: EditorState) => {
    const asked = play(state, saveRequested())
    const postInfo = toWire(asked.save.sent!, asked.postInfo!)
    const [first, ...others] = postInfo.media
    const interactions = first!.interactions.map((one) => ({
      ...one,
      id: 'poll-1',
      isAlreadySaved: true,
    }))
    const answer = { ...postInfo, media: [{ ...first!, interactions }, ...others] }
    return {
      asked,
      answer: saveSucceeded({ requestId: asked.save.requestId ?? '', postInfo: answer }),
    }
  }

  test('keeps its published question when a step before the save is undone', () => {
    const options: NewElementOptions = {
      kind: 'interaction',
      type: 'poll',
      placeholder: '',
      polls: ['Да', 'Нет'],
    }
    const added = play(opened(), elementAdded(newElement(options, 'square')))
    const [id = ''] = added.selection
    const { asked, answer } = save(play(added, ask('Берём?', id)))
    const saved = play(asked, answer)
    expect(saved.interactionIds).toEqual({ [id]: 'poll-1' })
    expect(captionOf(play(saved, undone()), id)).toBe('Берём?')
  })

  test('is restored to its previous question by undo as long as no shopper has seen it', () => {
    const { asked, answer } = save(
      play(opened({ interactions: [makePoll({ isAlreadySaved: false })] }), ask('Две?')),
    )
    const drafted = { ...answer.payload.postInfo }
    drafted.media = drafted.media.map((item) => ({
      ...item,
      interactions: item.interactions.map((one) => ({ ...one, isAlreadySaved: false })),
    }))
    const saved = play(asked, saveSucceeded({ ...answer.payload, postInfo: drafted }))
    expect(captionOf(play(saved, undone()))).toBe('Какую берём?')
  })

  test('keeps its published question when another question is typed during the save', () => {
    const { asked, answer } = save(opened({ interactions: [makePoll()] }))
    const saved = play(asked, ask('Другой вопрос'), answer)
    expect(captionOf(saved)).toBe('Какую берём?')
  })
})
