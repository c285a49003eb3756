import {
  allLoadedSelected,
  librarySelectionSlice,
  listShown,
  postsVanished,
  postToggled,
  rangeSelected,
  selectionCleared,
} from './librarySelectionSlice'

const { reducer, getInitialState } = librarySelectionSlice
type Event = Parameters<typeof reducer>[1]

const after = (...events: Event[]) => events.reduce(reducer, getInitialState())
const range = (anchorId: number, ...ids: number[]) => rangeSelected({ anchorId, ids })

test.each<[string, Event[], number[], number | null]>([
  ['one post', [postToggled(3)], [3], 3],
  ['a post toggled twice', [postToggled(3), postToggled(3)], [], 3],
  ['a range from a post', [postToggled(3), range(3, 3, 4, 5)], [3, 4, 5], 3],
  [
    'a shorter range from the same post instead of the longer one',
    [postToggled(3), range(3, 3, 4, 5), range(3, 3, 4)],
    [3, 4],
    3,
  ],
  [
    'a range in the other direction',
    [postToggled(3), range(3, 3, 4, 5), range(3, 1, 2, 3)],
    [3, 1, 2],
    3,
  ],
  [
    'earlier posts when a range shrinks',
    [postToggled(5), postToggled(3), range(3, 3, 4, 5, 6), range(3, 3, 4)],
    [5, 3, 4],
    3,
  ],
  [
    'a range, a single post and a new range from that post',
    [postToggled(1), range(1, 1, 2), postToggled(7), range(7, 7, 8)],
    [1, 2, 7, 8],
    7,
  ],
  ['all loaded posts', [postToggled(1), allLoadedSelected([1, 2, 3])], [1, 2, 3], 1],
  [
    'the remaining posts when others are deleted',
    [range(1, 1, 2, 3), postsVanished([1, 3])],
    [2],
    null,
  ],
  ['none after the selection is cleared', [range(1, 1, 2, 3), selectionCleared()], [], null],
  [
    'the same posts when the same list is shown again',
    [listShown('?a'), postToggled(1), listShown('?a')],
    [1],
    1,
  ],
  ['none when another list is shown', [listShown('?a'), postToggled(1), listShown('')], [], null],
])('selects posts: %s', (_name, events, ids, anchorId) => {
  expect(after(...events)).toMatchObject({ ids, anchorId })
})
