import * as v from 'valibot'
import { postPageResponseSchema, postPageSchema } from './postList'

const EMPTY = {
  postInfoList: [],
  paging: { page: 1, pageCount: 0, total: 0 },
  morePostsExpected: false,
}

test.each([[[]], [['anything', { of: 'it' }]]])(
  'treats an array in the response as an empty list of posts',
  (body) => {
    expect(v.parse(postPageResponseSchema, body)).toEqual(EMPTY)
  },
)

test('parses a page of posts, and names an invalid field', () => {
  const page = { ...EMPTY, paging: { page: 1, pageCount: 1, total: 0 } }
  expect(v.parse(postPageResponseSchema, page)).toEqual(v.parse(postPageSchema, page))
  const { issues } = v.safeParse(postPageResponseSchema, { ...page, morePostsExpected: 'no' })
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['morePostsExpected'])
})
