import { setVisibility, stubIntersections } from '../testing/browser'
import { watchView } from './watchView'

const intersections = stubIntersections()
const onView = jest.fn()
let gallery: HTMLElement
let row: HTMLElement
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  onView.mockClear()
  gallery = document.createElement('div')
  row = document.createElement('div')
  stop = watchView(
    [
      { element: gallery, share: 0.5 },
      { element: row, share: 0.99 },
    ],
    onView,
  )
})
afterEach(() => {
  stop()
  setVisibility('visible')
  jest.useRealTimers()
})

test('counts one view when half of the gallery is visible for a second', () => {
  intersections.show(gallery, 0.5)
  jest.advanceTimersByTime(999)
  expect(onView).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onView).toHaveBeenCalledTimes(1)
  intersections.show(gallery, 0)
  intersections.show(gallery, 1)
  jest.advanceTimersByTime(5000)
  expect(onView).toHaveBeenCalledTimes(1)
})

test('counts a view when the whole first row is visible', () => {
  intersections.show(gallery, 0.2)
  intersections.show(row, 1)
  jest.advanceTimersByTime(1000)
  expect(onView).toHaveBeenCalledTimes(1)
})

test('counts a view of a gallery taller than the screen when it fills half of the screen', () => {
  intersections.show(gallery, 0.25, window.innerHeight * 2)
  jest.advanceTimersByTime(1000)
  expect(onView).toHaveBeenCalledTimes(1)
})

test('counts no view when a smaller part is visible or the time is shorter', () => {
  intersections.show(gallery, 0.4)
  jest.advanceTimersByTime(3000)
  intersections.show(gallery, 0.6)
  jest.advanceTimersByTime(900)
  intersections.show(gallery, 0.1)
  jest.advanceTimersByTime(3000)
  expect(onView).not.toHaveBeenCalled()
})

test('counts no view slightly below the required share of the gallery or of the row', () => {
  intersections.show(gallery, 0.49)
  intersections.show(row, 0.98)
  jest.advanceTimersByTime(3000)
  intersections.show(gallery, 0.16, window.innerHeight * 3)
  jest.advanceTimersByTime(3000)
  expect(onView).not.toHaveBeenCalled()
})

test('adds up the second while either the gallery or the row is visible', () => {
  intersections.show(gallery, 0.5)
  jest.advanceTimersByTime(600)
  intersections.show(row, 1)
  intersections.show(gallery, 0)
  jest.advanceTimersByTime(400)
  expect(onView).toHaveBeenCalledTimes(1)
})

test('counts no view after it is stopped', () => {
  intersections.show(gallery, 1)
  stop()
  setVisibility('visible')
  jest.advanceTimersByTime(3000)
  expect(onView).not.toHaveBeenCalled()
  expect(intersections.isWatched(gallery)).toBe(false)
})

test('counts no view on a page in the background', () => {
  intersections.show(gallery, 1)
  setVisibility('hidden')
  jest.advanceTimersByTime(3000)
  expect(onView).not.toHaveBeenCalled()
  setVisibility('visible')
  jest.advanceTimersByTime(1000)
  expect(onView).toHaveBeenCalledTimes(1)
})
