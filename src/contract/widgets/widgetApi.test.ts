import { readWidgetEvent } from './widgetApi'

const EVENT = { id: 'a'.repeat(8), type: 'open', postId: 1 }

test.each([
  [EVENT, true],
  [{ ...EVENT, type: 'load', postId: undefined }, true],
  [{ ...EVENT, id: 'a'.repeat(64) }, true],
  [{ ...EVENT, id: 'a'.repeat(7) }, false],
  [{ ...EVENT, id: 'a'.repeat(65) }, false],
  [{ ...EVENT, type: 'buy' }, false],
  [{ ...EVENT, type: 'purchase' }, false],
  [{ ...EVENT, type: 'purchase', order: { clicks: [], items: [] } }, true],
  [{ ...EVENT, order: { clicks: [], items: [] } }, false],
  [{ ...EVENT, type: 'addToCart', order: { clicks: [], items: [{ article: 'M-1' }] } }, false],
  [{ ...EVENT, postId: '1' }, false],
  ['open', false],
  [null, false],
])('validates %j as an event: %j', (entry, isEvent) => {
  expect(readWidgetEvent(entry) !== null).toBe(isEvent)
})

const PAGE = 'https://shop.example/lookbook/%D0%BB%D0%B5%D1%82%D0%BE'

test('reads the page and the version from a load event', () => {
  const load = { ...EVENT, type: 'load', page: PAGE, revision: 42 }
  expect(readWidgetEvent(load)).toEqual(load)
})

test.each([
  `${PAGE}?utm_source=mail`,
  `${PAGE}#top`,
  `${PAGE}?`,
  'https://anna:secret@shop.example/',
  'https://shop.example',
  'HTTPS://shop.example/',
  'https://shop.example/а',
  'https://shop.example/\0',
  'ftp://shop.example/',
  'javascript:alert(1)',
  'null/index.html',
  '/lookbook',
  `https://shop.example/${'a'.repeat(500)}`,
  '',
  7,
  null,
  { href: PAGE },
])('drops the invalid page %j and keeps the event', (page) => {
  const { page: read, ...event } = readWidgetEvent({ ...EVENT, page }) ?? {}
  expect(event).toEqual(EVENT)
  expect(read).toBeUndefined()
})

test.each([0, -1, 1.5, 1e300, '42', null, Number.NaN])(
  'drops the invalid version %j and keeps the event',
  (revision) => {
    const { revision: read, ...event } = readWidgetEvent({ ...EVENT, revision }) ?? {}
    expect(event).toEqual(EVENT)
    expect(read).toBeUndefined()
  },
)
