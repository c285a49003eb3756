import type { StoriesForm } from '@/contract/widgets/settings/storiesForm'
import { LIMITS } from '@/contract/limits'
import { contentChange } from './storiesEdit'

const many = Array.from({ length: LIMITS.storyHighlights + 1 }, (_, index) => index + 1)

test.each([
  ['the albums of the posts when there are no highlights', [3, 2], [], [3, 2]],
  ['the albums of the highlights when there are some', [3], [2, 1], undefined],
  ['no more albums than the limit of highlights', many, [], many.slice(0, -1)],
])('offers as highlights %s', (_what, albums, highlights, changed) => {
  const form = { albums, highlights: highlights.map(asHighlight) } as unknown as StoriesForm
  expect(contentChange(form, true)).toEqual({
    isHighlights: true,
    ...(changed && { highlights: changed.map(asHighlight) }),
  })
  expect(contentChange(form, false)).toEqual({ isHighlights: false })
})

const asHighlight = (albumId: number) => ({ albumId, name: '' })
