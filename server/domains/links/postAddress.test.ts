import { linkId, postAddress, type PostAddress } from './postAddress'

test.each([
  ['https://www.instagram.com/p/Cx1_Ab/?igsh=abc', 'instagram.com', '/p/Cx1_Ab', ''],
  [' http://vk.com/wall-1_2// ', 'vk.com', '/wall-1_2', ''],
  ['HTTPS://Instagram.COM/p/AbC#top', 'instagram.com', '/p/AbC', ''],
  ['https://m.vk.ru/shop?w=wall-1_2%2Fall', 'vk.com', '/wall-1_2', ''],
  ['https://t.me/s/shop/12?embed=1', 't.me', '/shop/12', ''],
  ['https://youtu.be/abc-1?si=x', 'youtube.com', '/watch', 'v=abc-1'],
  ['https://blog.test/?b=2&utm_source=x&a=1', 'blog.test', '', 'a=1&b=2'],
  ['https://blog.test:8443/a', 'blog.test:8443', '/a', ''],
  ['http://127.0.0.1/a', '127.0.0.1', '/a', ''],
  ['http://[::1]/a', '[::1]', '/a', ''],
])('recognises %s as the address of a post', (link, host, path, query) => {
  expect(postAddress(link)).toMatchObject({ host, path, query })
})

test.each([
  '',
  'просто слова',
  'instagram.com/p/1',
  'ftp://instagram.com/p/1',
  'javascript:alert(1)',
  'https://',
  'https://localhost/p/1',
  'https://me:secret@instagram.com/p/1',
  'https://instagram.com/p/1 https://instagram.com/p/2',
  'https://instagram.com/p/1,https://instagram.com/p/2',
  'https://instagram.com/p/1https://instagram.com/p/2',
  'https://instagram.com/p/1http://instagram.com/p/2',
])('rejects %j as a link to a post', (link) => {
  expect(postAddress(link)).toBeNull()
})

const addressOf = (link: string) => postAddress(link) as PostAddress

test.each([
  ['https://www.youtube.com/watch?v=a&t=5', 'https://youtu.be/a'],
  ['https://youtube.com/shorts/a', 'https://m.youtube.com/watch?feature=share&v=a'],
  ['https://www.youtube.com/live/aB-c_1', 'https://youtu.be/aB-c_1'],
  ['https://vk.com/wall-1_2', 'https://vk.com/feed?w=wall-1_2'],
  ['https://vk.com/wall-1_2?reply=3', 'https://vk.com/shop?z=wall-1_2%2Fall'],
  ['https://a.test/p?x=1&y=2', 'https://www.a.test/p/?y=2&x=1&fbclid=3'],
])(
  'identifies %s and %s as the same post by one id, and finds the post by either link',
  (one, other) => {
    expect(linkId(addressOf(one))).toBe(linkId(addressOf(other)))
    expect(one).toContain(addressOf(other).piece)
    expect(other).toContain(addressOf(one).piece)
  },
)

test.each([
  ['https://instagram.com/p/AbC', 'https://instagram.com/p/abc'],
  ['https://video.test/watch?v=1', 'https://video.test/watch?v=2'],
  ['https://youtu.be/a', 'https://youtu.be/b'],
  ['https://vk.com/wall-1_23', 'https://vk.com/wall-1_24'],
  ['https://vk.com/my-wall-1_2', 'https://vk.com/wall-1_2'],
  ['https://vk.com/p/1', 'https://instagram.com/p/1'],
])('identifies %s and %s as different posts', (one, other) => {
  expect(linkId(addressOf(one))).not.toBe(linkId(addressOf(other)))
})

test('removes tracking parameters from the stored link', () => {
  expect(addressOf('https://www.instagram.com/p/A/?igsh=1&utm_source=x#top').link).toBe(
    'https://www.instagram.com/p/A/',
  )
  expect(addressOf('https://blog.test/a?id=5&utm_source=x').link).toBe('https://blog.test/a?id=5')
})
