import { readdirSync, readFileSync } from 'node:fs'

const places = (text: string) =>
  [...text.matchAll(/^import '@\/(.+)'$/gm)].map(([, place = '']) => `src/${place}.ts`)

test('every module that injects endpoints is in the list, once', () => {
  const injecting = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => readFileSync(file, 'utf8').includes('.injectEndpoints('))
  const listed = places(readFileSync('src/app/state/endpointModules.ts', 'utf8'))
  expect([...listed].sort()).toEqual(injecting.sort())
})
