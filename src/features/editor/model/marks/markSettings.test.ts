import { changed } from '../../testing/changed'
import { makePostInfo } from '../../testing/postInfo'
import { restore } from '../wire/restore'
import { setMark, type MarkSettings } from './markSettings'

const document = restore(makePostInfo())
const set = (settings: Partial<MarkSettings>) => changed(document, setMark('link:11', settings))
const [before, other] = document.media[0]!.links
const linkOf = ({ media }: typeof document) => media[0]!.links[0]!.link

test('changes one setting of one product only', () => {
  const next = set({ isSimilar: false })
  expect(linkOf(next)).toEqual({ ...before!.link, isSimilar: false })
  expect(next.media[0]!.links[1]).toBe(other)
  expect(next.media[1]).toBe(document.media[1])
})

test('clears the slides on which a product is hidden when it leaves “all slides”', () => {
  expect(before!.link.hiddenCarouselPositions).toEqual([2])
  expect(linkOf(set({ showOnAllSlides: false }))).toMatchObject({
    showOnAllSlides: false,
    hiddenCarouselPositions: [],
  })
})

test('keeps the slides on which a product is hidden when other settings change', () => {
  expect(linkOf(set({ showOnAllSlides: true })).hiddenCarouselPositions).toEqual([2])
  expect(linkOf(set({ hideAtProductPage: true })).hiddenCarouselPositions).toEqual([2])
  expect(linkOf(set({ hiddenCarouselPositions: [1] })).hiddenCarouselPositions).toEqual([1])
})
