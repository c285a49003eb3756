import fc from 'fast-check'
import type { UnknownAction } from '@reduxjs/toolkit'
import { INTERACTION_TYPES, FRAMES } from '@/contract/entities/posts/media'
import {
  adsColorChosen,
  adsInfoTyped,
  adsSwitched,
  albumsChanged,
  backgroundChosen,
  draftFound,
  draftRestored,
  elementAdded,
  elementEdited,
  elementsCopied,
  elementsPasted,
  elementsPlaced,
  gesturePreviewed,
  imageChosen,
  imageShown,
  menuOpened,
  segmentsChanged,
  textOpened,
} from '../editorSlice'
import type { EditorState } from '@/features/editor/state/editorState'
import { copyElements, pasteElements } from '@/features/editor/model/clipboard'
import { newElement } from '@/features/editor/kinds/elementKinds'
import type { NewElementOptions, PlacedElement } from '../kinds/placedRules'
import { imageId, allElements } from '@/features/editor/model/elements'
import type { TestStep } from './testSteps'
import { play } from './answers'

type Act = (state: EditorState) => readonly UnknownAction[]
const act =
  (actions: Act): TestStep =>
  (state) =>
    play(state, ...actions(state))

/** Texts as people type them: blank, with spaces at the ends, of several lines, with the separator of ids. */
const words = fc.constantFrom(
  ...['', ' ', 'Скидка', ' Скидка ', 'Встреча у Анны\nв семь', 'sale:50:today', '12', '12:30'],
  ...[
    'Anna-Maria',
    'https://shop.test/anna',
    'shop.test/anna',
    'post.media/12',
    'IMG_12.jpg',
    'Встреча у Анны.jpg',
    ' shop.test/anna?a=1 ',
    'анна@почта.рф',
    '+7 916 123-45-67',
    '❤️',
    'place',
  ],
)
const frame = fc.constantFrom(...FRAMES)
const order = fc.nat({ max: 20 })

const options: fc.Arbitrary<NewElementOptions> = fc.oneof(
  words.map((text) => ({ kind: 'textSticker' as const, text })),
  words.map((text) => ({ kind: 'callToAction' as const, text })),
  fc.integer({ min: 1, max: 9 }).map((file) => ({
    kind: 'pictureSticker' as const,
    pictureUrl: `/media/anna-${file}.png`,
    size: { width: 80 * file, height: 120 },
  })),
  fc
    .tuple(fc.constantFrom(...INTERACTION_TYPES), words, words)
    .map(([type, placeholder, answer]) => ({
      kind: 'interaction' as const,
      type,
      placeholder,
      polls: ['Да', answer],
    })),
)

const marksOf = ({ document }: EditorState) => document.media.flatMap(({ links }) => links)
const one = <Item>(items: readonly Item[], at: number): Item[] =>
  items.length > 0 ? [items[at % items.length] as Item] : []

/** The action by which each kind's panel edits it. */
function edited(element: PlacedElement, text: string): UnknownAction {
  const { id, kind } = element
  switch (kind) {
    case 'textSticker':
      return elementEdited({ id, kind, content: { text, fontName: 'Onest' } })
    case 'pictureSticker':
      return elementEdited({ id, kind, content: { pictureUrl: '/media/other.png' } })
    case 'callToAction':
      return elementEdited({ id, kind, content: { type: 'link', text, link: text } })
    case 'interaction':
      return elementEdited({ id, kind, content: { caption: text, polls: [text, 'Нет'] } })
  }
}

/** Every kind of element added, edited, moved, copied; the label, the albums, an earlier visit's work. */
export const everyKind: fc.Arbitrary<TestStep> = fc.oneof(
  fc.tuple(options, frame).map(([wanted, on]) => act(() => [elementAdded(newElement(wanted, on))])),
  fc
    .tuple(order, words)
    .map(([at, text]) =>
      act((state) => one(allElements(state.document), at).map((is) => edited(is, text))),
    ),
  fc.tuple(order, fc.constantFrom('canvas' as const, 'keyboard' as const)).map(([at, source]) =>
    act((state) =>
      one(allElements(state.document), at).flatMap(({ id, data }) => {
        const places = { [id]: { x: data.x + 1, y: data.y + 1.5 } }
        return [
          gesturePreviewed({ id: 'gesture', places, guides: [] }),
          elementsPlaced({ places, source }),
          elementsPlaced({ places: { [id]: data }, source }),
        ]
      }),
    ),
  ),
  fc.tuple(order, frame).map(([at, on]) =>
    act((state) =>
      one(marksOf(state), at).flatMap(({ id: markId }) => [
        imageShown({ markId, frame: on, size: { width: 300, height: 200 } }),
        imageChosen({ markId, url: '/media/b.jpg', size: { width: 3, height: 1 } }),
        elementsPlaced({
          places: { [imageId(markId)]: { x: 5, y: 6 } },
          frame: on,
          source: 'panel',
        }),
      ]),
    ),
  ),
  fc.tuple(order, frame).map(([at, on]) =>
    act((state) => {
      const { clip } = copyElements(one(allElements(state.document), at), on)
      if (!clip) return []
      const { elements } = pasteElements(clip, { frame: on, postType: 'post', elements: [] })
      return [elementsCopied(clip), elementsPasted(elements)]
    }),
  ),
  order.map((at) =>
    act((state) => [
      ...one(allElements(state.document), at).map(({ id }) => textOpened(id)),
      menuOpened({ x: at, y: at }),
    ]),
  ),
  fc
    .tuple(fc.constantFrom('erid', 'advertiser', 'inn', 'note'), words)
    .map(([field, value]) =>
      act(() => [
        adsSwitched(true),
        adsInfoTyped({ field: field, value }),
        adsInfoTyped({ field: 'inn', value: '7707083893' }),
        adsColorChosen({ part: 'color', color: '#123456' }),
      ]),
    ),
  words.map((name) =>
    act(() => [
      albumsChanged([{ id: 123_456_789, name }]),
      segmentsChanged([{ id: 4, name }]),
      backgroundChosen({ type: 'picture', pictureUrl: '/media/anna.png' }),
    ]),
  ),
  // An earlier visit stored the current work as a draft, with its ids.
  fc.tuple(words).map(([text]) =>
    act(({ postId, document }) => [
      draftFound({
        postId: postId ?? 0,
        offer: {
          document: { ...document, text },
          mediaIndex: 0,
          revision: 3,
          savedAt: 1,
          leftOut: 0,
        },
      }),
      draftRestored(),
    ]),
  ),
)
