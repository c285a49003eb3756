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
  ['the same post twice', [postToggled(3), postToggled(3)], [], 3],
  ['a range from a post', [postToggled(3), range(3, 3, 4, 5)], [3, 4, 5], 3],
  [
    'a shorter range from the same post instead of the longer one',
    [postToggled(3), range(3, 3, 4, 5), range(3, 3, 4)],
    [3, 4],
    3,
  ],
  ['a range the other way', [postToggled(3), range(3, 3, 4, 5), range(3, 1, 2, 3)], [3, 1, 2], 3],
  [
    'earlier posts still when a range shrinks',
    [postToggled(5), postToggled(3), range(3, 3, 4, 5, 6), range(3, 3, 4)],
    [5, 3, 4],
    3,
  ],
  [
    'a range, a single post and a new range from it',
    [postToggled(1), range(1, 1, 2), postToggled(7), range(7, 7, 8)],
    [1, 2, 7, 8],
    7,
  ],
  ['all that is loaded', [postToggled(1), allLoadedSelected([1, 2, 3])], [1, 2, 3], 1],
  ['remaining posts', [range(1, 1, 2, 3), postsVanished([1, 3])], [2], null],
  ['none after clearing', [range(1, 1, 2, 3), selectionCleared()], [], null],
  ['the same list again', [listShown('?a'), postToggled(1), listShown('?a')], [1], 1],
  ['another list', [listShown('?a'), postToggled(1), listShown('')], [], null],
])('selects posts: %s', (_name, events, ids, anchorId) => {
  expect(after(...events)).toMatchObject({ ids, anchorId })
})
