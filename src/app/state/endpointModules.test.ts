import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LIST = 'src/app/state/endpointModules.ts'

const textOf = (file: string) => readFileSync(file, 'utf8')
const isInjecting = (file: string) => textOf(file).includes('.injectEndpoints(')

/** Modules that a file imports only for their endpoints. */
const importedBy = (file: string) =>
  [...textOf(file).matchAll(/^import '(@\/|\.\/)(.+)'$/gm)].map(
    ([, from, place = '']) => path.join(from === '@/' ? 'src' : path.dirname(file), place) + '.ts',
  )

/** The modules of the list, and those from which a feature composes its endpoints. */
const listed = importedBy(LIST).flatMap((file) => (isInjecting(file) ? [file] : importedBy(file)))

test('lists every module that injects endpoints exactly once', () => {
  const injecting = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter(isInjecting)
  expect([...listed].sort()).toEqual(injecting.sort())
})

/** Slices that make no calls: their data are stored in the browser only. */
const WITHOUT_CALLS = ['tours']

test.each(readdirSync('src/features'))(
  '%s has its endpoints and its state at the root of its folder',
  (slice) => {
    expect(existsSync(`src/features/${slice}/${slice}Api.ts`)).toBe(!WITHOUT_CALLS.includes(slice))
    expect(existsSync(`src/features/${slice}/${slice}Slice.ts`)).toBe(true)
  },
)
