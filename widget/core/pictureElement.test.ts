import { pictureElement, smallestSource } from './pictureElement'

const ORIGIN = 'https://w.test'
const pictureOf = (...sources: { url: string; width: number }[]) => ({
  width: 800,
  height: 600,
  sources,
})
const options = { alt: 'Утро', sizes: '25vw', origin: ORIGIN }

test('has its aspect ratio before it loads, its alternative text, and its sizes from small to large', () => {
  const picture = pictureOf(
    { url: '/large.webp', width: 800.4 },
    { url: '/small.webp', width: 320 },
  )
  const image = pictureElement(picture, options)
  expect([image.alt, image.width, image.height]).toEqual(['Утро', 800, 600])
  expect(image.sizes).toBe('25vw')
  expect(image.srcset).toBe(`${ORIGIN}/small.webp 320w, ${ORIGIN}/large.webp 800w`)
  expect(image.src).toBe(`${ORIGIN}/small.webp`)
  expect(image.getAttribute('loading')).toBeNull()
  expect(pictureElement(picture, { ...options, isLazy: true }).getAttribute('loading')).toBe('lazy')
  expect(smallestSource(picture, ORIGIN)).toBe(`${ORIGIN}/small.webp`)
})

test('omits a size with an unsafe address or without a width', () => {
  const picture = pictureOf(
    { url: 'javascript:alert(1)', width: 100 },
    { url: '/none.webp', width: 0 },
    { url: '/fine.webp', width: 320 },
  )
  expect(pictureElement(picture, options).srcset).toBe(`${ORIGIN}/fine.webp 320w`)
  expect(smallestSource(pictureOf({ url: 'data:,x', width: 9 }), ORIGIN)).toBeNull()
})

test('escapes commas and spaces in an address', () => {
  const picture = pictureOf({ url: 'https://cdn.test/a,b/c d.webp', width: 320 })
  expect(pictureElement(picture, options).srcset).toBe('https://cdn.test/a%2Cb/c%20d.webp 320w')
})
