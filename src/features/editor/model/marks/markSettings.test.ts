import { changed } from '../../testing/changed'
import { makePostInfo } from '../../testing/postInfo'
import { restore } from '../wire/restore'
import { setMark, type MarkSettings } from './markSettings'

const marked = restore(makePostInfo())
const set = (settings: Partial<MarkSettings>) => changed(marked, setMark('link:11', settings))
const [firstMark, otherMark] = marked.media[0]!.links
const linkOf = ({ media }: typeof marked) => media[0]!.links[0]!.link

test('changes one setting of one product only', () => {
  const next = set({ isSimilar: false })
  expect(linkOf(next)).toEqual({ ...firstMark!.link, isSimilar: false })
  expect(next.media[0]!.links[1]).toBe(otherMark)
  expect(next.media[1]).toBe(marked.media[1])
})

test('clears the slides on which a product is hidden when it leaves “all slides”', () => {
  expect(firstMark!.link.hiddenCarouselPositions).toEqual([2])
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
