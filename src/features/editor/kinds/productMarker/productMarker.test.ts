import fc from 'fast-check'
import { changed } from '../../testing/changed'
import { makePostInfo } from '../../testing/postInfo'
import { placeElements } from '@/features/editor/model/elementChanges'
import { scene } from '../../model/scene/scene'
import { restore } from '@/features/editor/model/wire'
import { productMarker } from './productMarker'
import '../../../../../test/seededProperties'

const ID = 'link:11'
const document = restore(makePostInfo())
const markerOn = (frame: 'square' | 'story', at = document) => {
  const marker = scene(at, 0, frame)?.elements.find(({ id }) => id === ID)
  if (marker?.kind !== 'productMarker') throw new Error('the marker is not there')
  return marker
}

test.each(['square', 'story'] as const)(
  'keeps a marker of the %s frame in place when it is released',
  (frame) => {
    const dropped = fc.double({ min: -50, max: 150, noNaN: true })
    fc.assert(
      fc.property(fc.record({ x: dropped, y: dropped }), (place) => {
        const held = productMarker.constrainOnFrame(markerOn(frame), place)
        const free = changed(document, placeElements(frame, { [ID]: place }))
        const { x, y } = markerOn(frame, free)
        expect(x).toBeCloseTo(held.x, 3)
        expect(y).toBeCloseTo(held.y, 3)
      }),
    )
  },
)

test('stores whole percents of the square frame, in whichever frame the marker was moved', () => {
  const moved = changed(document, placeElements('story', { [ID]: { x: 33.3, y: 61.7 } }))
  const { x, y } = moved.media[0]!.links[0]!
  expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true])
})
