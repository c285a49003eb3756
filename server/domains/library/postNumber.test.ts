import { postNumberOf } from './postNumber'

test.each([
  ['60', 60],
  [' 60 ', 60],
  ['№ 60', 60],
  ['№60', 60],
  ['#60', 60],
  ['Пост № 60', 60],
  ['пост №60', 60],
  ['пост 60', 60],
  ['Post #60', 60],
  ['Post No. 60', 60],
  ['post no 60', 60],
  ['пост\u00a0№\u00a060', 60],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['', null],
  ['№', null],
  ['пост', null],
  ['60 роз', null],
  ['6 0', null],
  ['6.0', null],
  ['-60', null],
  ['пост60', null],
  ['репост № 60', null],
  ['товар № 60', null],
])('the search %j means the post %j', (query, number) => {
  expect(postNumberOf(query)).toBe(number)
})
