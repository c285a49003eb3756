import { onAssetLoaded } from './loadedAssets'
import { askAgain, forgetPictures, pictureOf } from './pictures'

const PICTURE = '/media/ring.webp'

const onLoaded = jest.fn()
let unsubscribe: () => void
beforeEach(() => {
  jest.useFakeTimers()
  unsubscribe = onAssetLoaded(onLoaded)
})
afterEach(() => {
  unsubscribe()
  forgetPictures()
  onLoaded.mockClear()
  jest.useRealTimers()
})

const fire = (type: 'load' | 'error') => pictureOf(PICTURE).image.dispatchEvent(new Event(type))

test('requests a picture with the session cookie, which copies of other hosts’ pictures require', () => {
  const { image, state } = pictureOf(PICTURE)
  expect(image).toMatchObject({ src: location.origin + PICTURE, crossOrigin: null })
  expect(state).toBe('loading')
  fire('load')
  expect(pictureOf(PICTURE)).toMatchObject({ image, state: 'ready' })
  expect(onLoaded).toHaveBeenCalledTimes(1)
})

test('retries a failed picture after 30 s, when it is drawn', () => {
  const { image } = pictureOf(PICTURE)
  fire('error')
  jest.advanceTimersByTime(29_000)
  expect(pictureOf(PICTURE)).toMatchObject({ image, state: 'failed' })
  jest.advanceTimersByTime(1000)
  const second = pictureOf(PICTURE)
  expect(second).toMatchObject({ state: 'failed' })
  expect(second.image).not.toBe(image)
  fire('error')
  expect(onLoaded).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(30_000)
  pictureOf(PICTURE)
  fire('load')
  expect(pictureOf(PICTURE).state).toBe('ready')
  expect(onLoaded).toHaveBeenCalledTimes(2)
})

test('retries a failed picture when the connection is restored', () => {
  pictureOf(PICTURE)
  fire('error')
  const { image } = pictureOf(PICTURE)
  askAgain()
  expect(pictureOf(PICTURE).image).not.toBe(image)
  fire('load')
  expect(pictureOf(PICTURE).state).toBe('ready')
  const ready = pictureOf(PICTURE).image
  askAgain()
  expect(pictureOf(PICTURE).image).toBe(ready)
})
