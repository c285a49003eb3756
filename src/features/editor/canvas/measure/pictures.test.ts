import { onAssetLoaded } from './loadedAssets'
import { askAgain, forgetPictures, pictureOf } from './pictures'

const FEED = 'https://feed.example/ring.jpg'

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

const fire = (type: 'load' | 'error') => pictureOf(FEED).image.dispatchEvent(new Event(type))

test('a picture of another host is asked for in the way that every host answers', () => {
  const { image, state } = pictureOf(FEED)
  expect(image).toMatchObject({ src: FEED, crossOrigin: null })
  expect(state).toBe('loading')
  fire('load')
  expect(pictureOf(FEED)).toMatchObject({ image, state: 'ready' })
  expect(onLoaded).toHaveBeenCalledTimes(1)
})

test('one that did not come is asked for again half a minute later, when it is drawn', () => {
  const { image } = pictureOf(FEED)
  fire('error')
  jest.advanceTimersByTime(29_000)
  expect(pictureOf(FEED)).toMatchObject({ image, state: 'failed' })
  jest.advanceTimersByTime(1000)
  const second = pictureOf(FEED)
  expect(second).toMatchObject({ state: 'failed' })
  expect(second.image).not.toBe(image)
  fire('error')
  expect(onLoaded).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(30_000)
  pictureOf(FEED)
  fire('load')
  expect(pictureOf(FEED).state).toBe('ready')
  expect(onLoaded).toHaveBeenCalledTimes(2)
})

test('and at once when the connection is back', () => {
  pictureOf(FEED)
  fire('error')
  const { image } = pictureOf(FEED)
  askAgain()
  expect(pictureOf(FEED).image).not.toBe(image)
  fire('load')
  expect(pictureOf(FEED).state).toBe('ready')
  const ready = pictureOf(FEED).image
  askAgain()
  expect(pictureOf(FEED).image).toBe(ready)
})
