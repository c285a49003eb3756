import { safeZones } from '@/contract/elements/geometry'
import { FRAMES, type Frame } from '@/contract/entities/posts/media'
import { elementAdded, type WithEditor } from '@/features/editor/editorSlice'
import type { NewElementOptions } from '@/features/editor/kinds/placedRules'
import { boundingBox } from '@/features/editor/kinds/measures'
import type { FrameElement } from '@/features/editor/kinds/elementKinds'
import { freeOn, placedElement } from './placing'
import { scene } from '@/features/editor/model/scene/scene'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { openedWith, play } from '@/features/editor/testing/answers'

type State = WithEditor['editor']

const poll = (type: 'poll' | 'question' | 'emoji'): NewElementOptions => ({
  kind: 'interaction',
  type,
  placeholder: '',
  polls: type === 'poll' ? ['Да', 'Нет'] : [],
})
const TEXT: NewElementOptions = { kind: 'textSticker', text: 'Скидка' }
const BUTTON: NewElementOptions = { kind: 'callToAction', text: 'Подробнее' }
const STICKER: NewElementOptions = {
  kind: 'pictureSticker',
  pictureUrl: '/a.png',
  size: { width: 200, height: 200 },
}

/** A post whose first slide is a photo or a video, without products. */
function opened(isVideo: boolean): State {
  const post = makePostInfo()
  const [first, ...others] = post.media
  const videoUrl = isVideo ? '/media/1.mp4' : null
  return openedWith({ ...post, media: [{ ...first!, videoUrl, linkList: [] }, ...others] })
}

const add = (state: State, options: NewElementOptions) =>
  play(state, elementAdded(placedElement(options, state)))

const boxes = ({ document, mediaIndex, frame }: State) =>
  scene(document, mediaIndex, frame)!.elements.map((one: FrameElement) => ({
    id: one.id,
    ...boundingBox(one, frame),
  }))

function covering(state: State): string[] {
  const all = boxes(state)
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.left + other.width - 0.01 &&
          other.left < one.left + one.width - 0.01 &&
          one.top < other.top + other.height - 0.01 &&
          other.top < one.top + one.height - 0.01,
      )
      .map((other) => `${one.id} ${other.id}`),
  )
}

test('places a second text and a second button without covering the first', () => {
  const state = [TEXT, TEXT, BUTTON, BUTTON].reduce(add, opened(false))
  expect(covering(state)).toEqual([])
})

test.each(FRAMES)(
  'places all three interactions and a button without overlaps on a %s',
  (frame: Frame) => {
    const state = [poll('poll'), poll('question'), poll('emoji'), BUTTON].reduce(add, {
      ...opened(false),
      frame,
    })
    expect(covering(state)).toEqual([])
  },
)

test.each(FRAMES)('places new elements outside the controls of a video (%s)', (frame) => {
  const zone = safeZones(frame, true)[0]!
  for (const options of [TEXT, BUTTON, STICKER, poll('poll')]) {
    const state = add({ ...opened(true), frame }, options)
    for (const { top, height } of boxes(state)) {
      expect(((top + height) / 736) * 100).toBeLessThanOrEqual(zone.y + 0.01)
    }
  }
})

test('may place a product picture below its own marker, but not below another', () => {
  const state = openedWith(makePostInfo())
  const size = { width: 40, height: 40 }
  const wanted = { x: 10, y: 20 }
  const shown = { document: state.document, mediaIndex: 0, frame: 'square' as const }
  // The first mark's marker is at 20 %, 30 %.
  const { id } = state.document.media[0]!.links[0]!
  const others = { ...shown, document: { ...state.document, media: [withOnly(state, id)] } }
  expect(freeOn(wanted, size, others, id)).toEqual(wanted)
  expect(freeOn(wanted, size, others)).not.toEqual(wanted)
})

function withOnly({ document }: State, markId: string) {
  const [media] = document.media
  return {
    ...media!,
    squareElements: [],
    storyElements: [],
    links: media!.links.filter(({ id }) => id === markId),
  }
}
