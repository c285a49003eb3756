import { modelPayload } from '../../widget/testing/model'
import { testPayload } from '../../widget/testing/payload'
import { productRoomOf, roomOf } from '@/contract/widgets/installation/roomOf'

const posts = [1, 2, 3, 4, 5]
const settings = { cols: 4, cols_min: 2, spacing: 0, layout: 1, count: 12 }
const gallery = (changes: { min_posts?: number; count?: number } = {}) =>
  testPayload(posts, { settings: { ...settings, ...changes } })

/** The rows of square tiles that a gallery without spaces has on a phone and on a computer. */
const rowsOf = (room: ReturnType<typeof roomOf>) => {
  const [phone, desktop] = [...(room?.height.matchAll(/([\d.]+)cqw \+ /g) ?? [])]
  return [Number(phone?.[1]) / 50, Number(desktop?.[1]) / 25]
}

test.each([
  ['one row by default', {}, [1, 1]],
  ['the rows of the least number of posts', { min_posts: 5 }, [3, 2]],
  ['no more than a page of posts', { min_posts: 5, count: 2 }, [1, 1]],
])("reserves on a product's page %s", (_what, changes, rows) => {
  expect(rowsOf(productRoomOf(gallery(changes)))).toEqual(rows)
})

test.each([
  ['for the rest of its posts', {}, ['44px', '44px']],
  ['not where all posts fit into the rows', { count: 4 }, ['44px', '0px']],
  ['for a slider only when more can be loaded', { mode: 'line', layout: null, count: 12 }, []],
] as const)("reserves the end of a gallery on a product's page %s", (_what, changes, ends) => {
  const off = { load_more: '', auto_load_more: '', load_more_spacing: null } as const
  const room = productRoomOf(testPayload(posts, { settings: { ...settings, ...off, ...changes } }))
  expect([...(room?.height.matchAll(/cqw \+ ([\d.]+px)/g) ?? [])].map(([, end]) => end)).toEqual(
    ends.length > 0 ? ends : ['0px', '0px'],
  )
})

test('reserves on any other page the rows of the posts that are shown', () => {
  expect(rowsOf(roomOf(gallery()))).toEqual([3, 2])
})

test("reserves on a product's page nothing for a gallery without posts, and the whole of a model", () => {
  expect(productRoomOf(testPayload([], { settings }))).toBeNull()
  expect(productRoomOf(modelPayload())).toEqual(roomOf(modelPayload()))
})
