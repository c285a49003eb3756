import * as v from 'valibot'
import { postPageResponseSchema, postPageSchema } from './postList'

const EMPTY = {
  postInfoList: [],
  paging: { page: 1, pageCount: 0, total: 0 },
  morePostsExpected: false,
}

test.each([[[]], [['anything', { of: 'it' }]]])('an array is an empty list', (body) => {
  expect(v.parse(postPageResponseSchema, body)).toEqual(EMPTY)
})

test('a page is what it is, and names what is wrong with it', () => {
  const page = { ...EMPTY, paging: { page: 1, pageCount: 1, total: 0 } }
  expect(v.parse(postPageResponseSchema, page)).toEqual(v.parse(postPageSchema, page))
  const { issues } = v.safeParse(postPageResponseSchema, { ...page, morePostsExpected: 'no' })
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['morePostsExpected'])
})
