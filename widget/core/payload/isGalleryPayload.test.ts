import * as v from 'valibot'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import {
  TEST_AD,
  testElements,
  testMedia,
  testPayload,
  testPost,
  testProduct,
} from '../../testing/payload'
import { isGalleryPayload, isWidgetPost } from './isGalleryPayload'

/** Fields that the embed does not read and so does not check; elements are checked when they are drawn. */
const UNREAD = [
  'widgetType',
  'title',
  'revision',
  'settings.mode',
  'settings.albums',
  'posts.0.media.0.elements.',
]

/** A widget with one post that has every optional part. */
const whole = () => {
  const media = [{ ...testMedia(1, [testProduct(1)]), elements: testElements() }]
  return testPayload([], { posts: [testPost(1, { ad: TEST_AD, media })] })
}

/** Every path of an object, list items included. */
function pathsOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const path = prefix ? `${prefix}.${key}` : key
    return [path, ...pathsOf(child, path)]
  })
}

function broken(path: string): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(whole()))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let parent = copy
  for (const key of keys) parent = (parent as Record<string, unknown>)[key]
  ;(parent as Record<string, unknown>)[last] = Symbol('broken')
  return copy
}

test('accepts a payload of the contract', () => {
  const payload = testPayload([1, 2])
  expect(v.is(galleryPayloadSchema, payload)).toBe(true)
  expect(isGalleryPayload(payload)).toBe(true)
})

test.each(pathsOf(whole()).filter((path) => !UNREAD.some((part) => path.startsWith(part))))(
  'rejects a payload with a broken %s, as the contract does',
  (path) => {
    expect(v.is(galleryPayloadSchema, broken(path))).toBe(false)
    const page = broken(path)
    // Posts are checked one by one.
    expect(isGalleryPayload(page) && page.posts.every((post) => isWidgetPost(post))).toBe(false)
  },
)

test.each([null, undefined, 'text', 1, [], {}, { posts: [] }])(
  'rejects %j as a payload',
  (value) => {
    expect(isGalleryPayload(value)).toBe(false)
  },
)
