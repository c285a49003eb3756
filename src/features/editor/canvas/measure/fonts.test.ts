// Runs alone: a page requests a font only once, and another test file may have requested it already.
import { onAssetLoaded } from './loadedAssets'
import { needFont } from './fonts'

/** Files that a page requested, and the outcome of each request. */
class FontFaceStub {
  static asked: string[] = []
  static isReachable: (source: string) => boolean = () => true
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load() {
    FontFaceStub.asked.push(this.source.replace(/^.*\/|".*$/g, ''))
    return FontFaceStub.isReachable(this.source)
      ? Promise.resolve(this)
      : Promise.reject(new Error())
  }
}

const faces = new Set<FontFaceStub>()
Object.assign(globalThis, { FontFace: FontFaceStub })
Object.assign(document, { fonts: faces })

const redrawn = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  faces.clear()
  redrawn.mockClear()
  Object.assign(FontFaceStub, { asked: [], isReachable: () => true })
})
afterEach(() => {
  jest.useRealTimers()
})
onAssetLoaded(redrawn)

const settled = () => jest.advanceTimersByTimeAsync(0)

test('requests a font once and draws its texts again when it has loaded', async () => {
  needFont('Lora')
  needFont('Lora')
  await settled()
  needFont('Lora')
  expect(FontFaceStub.asked).toEqual(['lora-cyrillic.woff2', 'lora-latin.woff2'])
  expect(redrawn).toHaveBeenCalledTimes(1)
})

test('retries a failed font after 30 s, when it is drawn', async () => {
  FontFaceStub.isReachable = (source) => source.includes('latin')
  needFont('Oswald')
  await settled()
  expect(redrawn).toHaveBeenCalledTimes(1)
  FontFaceStub.isReachable = () => true
  await jest.advanceTimersByTimeAsync(29_000)
  needFont('Oswald')
  expect(FontFaceStub.asked).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(1000)
  needFont('Oswald')
  await settled()
  expect(FontFaceStub.asked.slice(2)).toEqual(['oswald-cyrillic.woff2'])
  expect(redrawn).toHaveBeenCalledTimes(2)
  expect([...faces].map(({ source }) => source)).toHaveLength(2)
})

test('retries a failed font when the connection is restored', async () => {
  FontFaceStub.isReachable = () => false
  needFont('Caveat')
  await settled()
  expect(faces.size).toBe(0)
  expect(redrawn).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await settled()
  FontFaceStub.isReachable = () => true
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(redrawn).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(FontFaceStub.asked).toHaveLength(6)
})
