import { readdirSync, readFileSync } from 'node:fs'
import { configureStore } from '@reduxjs/toolkit'
import { createLateReducers, takeSlices } from '@/common/store/lateReducers'
import { PATIENT_CHECKS } from '../../../test/patientChecks'
import { sliceLoaded } from '@/common/store/loadedSlicesSlice'
import { integrationDeletionAsked, sourcesSlice } from '@/features/sources/sourcesSlice'
import { widgetsSlice } from '@/features/widgets/widgetsSlice'
import { createRootReducer } from './rootReducer'

const opened = integrationDeletionAsked({ id: 7 })
const loaded = ({ reducerPath }: { reducerPath: string }) => sliceLoaded({ slice: reducerPath })

test('starts a slice that is loaded later with its initial state', () => {
  const late = createLateReducers()
  const rootReducer = createRootReducer(late)
  const first = rootReducer(undefined, { type: 'begin' })
  // A slice whose code was only loaded does not change the state.
  late.bring(sourcesSlice)
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
  // A page that is opened again finds its previous state.
  expect(rootReducer(worked, loaded(sourcesSlice))).toBe(worked)
})

test('keeps the state of each slice while others are loaded, in any order', () => {
  const rootReducer = createRootReducer(createLateReducers([sourcesSlice, widgetsSlice]))
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

test('throws for a slice whose code is missing', () => {
  const rootReducer = createRootReducer(createLateReducers())
  const state = rootReducer(undefined, { type: 'begin' })
  expect(() => rootReducer(state, sliceLoaded({ slice: 'nowhere' }))).toThrow('nowhere')
})

test('does not share slices that were loaded later between stores', () => {
  const [one, other] = [createLateReducers(), createLateReducers()].map((late) =>
    configureStore({
      reducer: createRootReducer(late),
      middleware: (defaults) => defaults(PATIENT_CHECKS),
      enhancers: (defaults) => defaults().concat(takeSlices(late)),
    }),
  )
  one!.bringSlice(sourcesSlice)
  one!.dispatch(loaded(sourcesSlice))
  one!.dispatch(opened)
  expect(one!.getState().sources).toMatchObject({ deletedIntegrationId: 7 })
  expect(other!.getState()).not.toHaveProperty('sources')
  expect(() => other!.dispatch(loaded(sourcesSlice))).toThrow('has not loaded')
  other!.bringSlice(sourcesSlice)
  other!.dispatch(loaded(sourcesSlice))
  expect(other!.getState().sources).toEqual(sourcesSlice.getInitialState())
  expect(one!.getState().sources).not.toEqual(other!.getState().sources)
})

test('registers every slice, at the start or when its page loads', () => {
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

test('imports the slices of a feature from the root of its folder', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(state|pages)\b.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`src/app/${file}`, 'utf8'))
  const imports = files.flatMap((text) => [
    ...text.matchAll(/^import \{([^}]+)\} from '@\/features\/([^']+)'$/gm),
  ])
  const takenFrom = imports
    .filter(([, names = '']) => /(^|[\s,])(?<!type )\w+(Slice|_SLICES)\b/.test(names))
    .map(([, , module = '']) => module)
  expect(takenFrom.length).toBeGreaterThan(20)
  const doors = takenFrom.map((module) => module.replace(/^(\w+)\/.*/, '$1/$1Slice'))
  expect(takenFrom).toEqual(doors)
})
