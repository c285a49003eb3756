import { postAddress } from './findPostByLink'

test.each([
  ['https://www.instagram.com/p/Cx1_Ab/?igsh=abc', 'instagram.com', '/p/Cx1_Ab'],
  [' http://vk.com/wall-1_2// ', 'vk.com', '/wall-1_2'],
  ['HTTPS://Instagram.COM/p/AbC#top', 'instagram.com', '/p/AbC'],
])('%s is the address of a post', (link, host, path) => {
  expect(postAddress(link)).toEqual({ host, path })
})

test.each([
  '',
  'просто слова',
  'instagram.com/p/1',
  'ftp://instagram.com/p/1',
  'javascript:alert(1)',
  'https://',
  'https://localhost/p/1',
  'https://instagram.com/p/1 https://instagram.com/p/2',
  'https://instagram.com/p/1,https://instagram.com/p/2',
  'https://instagram.com/p/1https://instagram.com/p/2',
])('%j is not', (link) => {
  expect(postAddress(link)).toBeNull()
})
