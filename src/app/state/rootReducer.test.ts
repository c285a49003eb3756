import { readdirSync, readFileSync } from 'node:fs'
import { bringSlice } from '@/common/store/lateSlices'
import { sliceLoaded } from '@/common/store/loadedSlicesSlice'
import { integrationDeletionAsked, sourcesSlice } from '@/features/sources/sourcesSlice'
import { widgetsSlice } from '@/features/widgets/widgetsSlice'
import { rootReducer } from './rootReducer'

const opened = integrationDeletionAsked({ id: 7 })
const loaded = ({ reducerPath }: { reducerPath: string }) => sliceLoaded({ slice: reducerPath })

test('a slice that comes with its page is absent until its loading, then as at its beginning', () => {
  const first = rootReducer(undefined, { type: 'begin' })
  // Its code alone changes nothing.
  bringSlice(sourcesSlice)
  const before = rootReducer(first, opened)
  expect(before).toBe(first)
  expect(before).not.toHaveProperty('sources')

  const after = rootReducer(before, loaded(sourcesSlice))
  expect(after.sources).toEqual(sourcesSlice.getInitialState())
  expect({ ...after, loadedSlices: [] }).toEqual({
    ...before,
    sources: sourcesSlice.getInitialState(),
  })

  const worked = rootReducer(after, opened)
  expect(worked.sources).not.toEqual(after.sources)
  // A page that is opened again finds what it left.
  expect(rootReducer(worked, loaded(sourcesSlice))).toBe(worked)
})

test('slices keep their states while others come, in whichever order', () => {
  bringSlice(sourcesSlice)
  bringSlice(widgetsSlice)
  const worked = [loaded(sourcesSlice), opened].reduce(
    rootReducer,
    rootReducer(undefined, { type: 'begin' }),
  )
  const both = rootReducer(worked, loaded(widgetsSlice))
  expect(both.sources).toBe(worked.sources)
  expect(both.widgets).toEqual(widgetsSlice.getInitialState())
  const one = [loaded(widgetsSlice), loaded(sourcesSlice), opened].reduce(
    rootReducer,
    rootReducer(undefined, { type: 'begin' }),
  )
  expect(Object.keys(one)).toEqual(Object.keys(both))
  expect({ ...one, loadedSlices: [] }).toEqual({ ...both, loadedSlices: [] })
})

test('a slice whose code is nowhere is no silent gap', () => {
  const state = rootReducer(undefined, { type: 'begin' })
  expect(() => rootReducer(state, sliceLoaded({ slice: 'nowhere' }))).toThrow('nowhere')
})

test('every slice of the cabinet is there from the start or comes with a page, and not both', () => {
  const slices = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)\w+Slice\.ts$/.test(file) && !file.includes('replay/player'))
    .filter((file) => readFileSync(`src/${file}`, 'utf8').includes('createSlice('))
    .map((file) => file.replace(/^.*\//, '').replace('.ts', ''))
  const lists = [
    'src/app/state/rootReducer.ts',
    'src/app/state/lateSlices.ts',
    'src/features/posts/postsSlice.ts',
  ]
  const listed = lists.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+Slice),$/gm)].map(([, name]) => name),
  )
  expect(listed.sort()).toEqual(slices.sort())
})
