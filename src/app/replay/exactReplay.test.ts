import fc from 'fast-check'
import type { UnknownAction } from '@reduxjs/toolkit'
import { sliceLoaded } from '@/common/store/loadedSlicesSlice'
import type { User } from '@/contract/entities/account/user'
import {
  adsInfoTyped,
  editorSlice,
  elementAdded,
  elementEdited,
  postOpened,
  saveRequested,
} from '@/features/editor/editorSlice'
import { initialEditorState } from '@/features/editor/state/editorState'
import { newElement } from '@/features/editor/kinds/elementKinds'
import { outside, work, type TestStep } from '@/features/editor/testing/testSteps'
import { makeAction, makePicture, makePoll, makeText } from '@/features/editor/testing/elements'
import { everyKind } from '@/features/editor/testing/everyKind'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { play } from '@/features/editor/testing/answers'
import { createFullReducer } from '../state/createFullReducer'
import type { RootState } from '../state/rootReducer'
import '../state/endpointModules'
import type { ExportRequest } from '../recorder/export/exportRequest'
import { compareReplay, livedStates } from './testing/compareReplay'
import { requestOf } from './testing/requestOf'
import { allElements } from '@/features/editor/model/elements'
import '../../../test/seededProperties'
import { inDepth } from '../../../test/depth'

const OWN = { email: 'anna@shop.test', username: 'anna', name: 'Анна' }

/** The actions of a query's request, as the API dispatches them. */
function answered(endpointName: string, argument: unknown, payload: unknown): UnknownAction[] {
  const queryCacheKey = `${endpointName}(${JSON.stringify(argument)})`
  const arg = {
    type: 'query',
    endpointName,
    originalArgs: argument,
    queryCacheKey,
    subscribe: true,
  }
  const meta = { requestId: `request-${endpointName}-1234567890`, arg }
  const type = 'api/executeQuery/'
  return [
    {
      type: `${type}pending`,
      meta: { ...meta, requestStatus: 'pending', startedTimeStamp: 1 },
    },
    {
      type: `${type}fulfilled`,
      meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2 },
      payload,
    },
  ]
}

/** A post with a stored element of every kind, some with ids of its own. */
function stored() {
  const post = makePostInfo()
  const [first, ...others] = post.media
  const lists = {
    textStickers: [makeText(), makeText({ view: 'story', text: 'Встреча у Анны\nв семь' })],
    pictureStickers: [makePicture()],
    callToActions: [makeAction(), makeAction({ type: 'link', link: 'https://shop.test/anna' })],
    interactions: [
      makePoll({ id: '8f3b1c9e-77aa-4c1d-9d5e-0f2b6a7c8d9e' }),
      makePoll({ id: 'q:1 от Анны', type: 'question', view: 'story' }),
      makePoll({ id: '1234567890', type: 'emoji', emojis: ['😍'] }),
    ],
  }
  return { ...post, media: [{ ...first!, ...lists }, ...others] }
}

/** The session of a visit to the editor, as the recorder keeps it. */
function sessionOf(visit: readonly TestStep[], texts: boolean): ExportRequest {
  const user = { ...OWN, locale: 'ru' } as User
  const entry = [
    ...answered('getUser', undefined, user),
    sliceLoaded({ slice: editorSlice.reducerPath }),
  ]
  const before = entry.reduce<RootState | undefined>(createFullReducer(), undefined)
  const opening = [postOpened({ postId: 7 }), ...answered('getPost', 7, stored())]
  const reduced = jest.spyOn(editorSlice, 'reducer')
  const opened = play(initialEditorState, ...opening)
  visit.reduce((state, step) => step(state), opened)
  const actions = reduced.mock.calls.map(([, action]) => action)
  reduced.mockRestore()
  return requestOf({ own: OWN, before, actions }, texts)
}

const steps = fc.array(
  fc.oneof(
    { arbitrary: everyKind, weight: 4 },
    { arbitrary: work, weight: 4 },
    outside(fc.oneof(work, everyKind)),
  ),
  { minLength: 20, maxLength: 60 },
)

test.each([false, true])(
  'the replay of each action of an editor session has the same effect, with texts: %s',
  (texts) => {
    fc.assert(
      fc.property(steps, (visit) => {
        expect(compareReplay(sessionOf(visit, texts))).toBeNull()
      }),
      { numRuns: inDepth(40, 10) },
    )
  },
)

test.each(['shop.test/anna', 'IMG_12.jpg'])(
  'validates %s, typed as an INN and as a link, in the replay as in the session',
  (text) => {
    const typed: TestStep = (state) => {
      const button = newElement({ kind: 'callToAction', text }, 'square')
      const added = play(state, adsInfoTyped({ field: 'inn', value: text }), elementAdded(button))
      const [id = ''] = added.selection
      const content = { type: 'link', text, link: text } as const
      const edit = elementEdited({ id, kind: 'callToAction', content })
      return play(added, edit, saveRequested())
    }
    expect(compareReplay(sessionOf([typed], false))).toBeNull()
  },
)

test('the generated sessions cover every kind of element', () => {
  const seen = new Set<string>()
  for (const visit of fc.sample(steps, { numRuns: 20, seed: 1 })) {
    const { editor } = livedStates(sessionOf(visit, false).log).at(-1) as RootState
    const document = editor!.document
    for (const { kind, data } of allElements(document)) {
      seen.add('type' in data ? String(data.type) : kind)
    }
    for (const { links } of document.media) {
      if (links.length > 0) seen.add('marker')
      if (links.some(({ link }) => link.skuImageMarkup?.squareView)) seen.add('product picture')
    }
  }
  expect([...seen].sort()).toEqual([
    ...['button', 'emoji', 'link', 'marker', 'pictureSticker', 'poll', 'product picture'],
    ...['question', 'textSticker'],
  ])
})
