import { illustrate } from './illustrate'

/** Width and height of a plain picture. */
function shapeOf(address: string) {
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''))
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)">/.exec(svg) ?? []
  return `${width} × ${height}`
}

const address = (order: number) => `https://redacted.invalid/redacted/media/${order}.webp`

test('replaces a picture and its copies by plain ones in the shape of the picture, also where only its address is known', () => {
  const state = {
    post: {
      imageUrl: address(1),
      thumbnailUrl: address(2),
      videoUrl: address(3).replace('webp', 'mp4'),
      width: 900,
      height: 1600,
    },
    album: { name: 'Кухня', coverUrl: address(2) },
    product: { imageUrl: '/redacted/media/4.jpg', link: '/albums/4' },
  }
  const { post, album, product } = state
  illustrate(state)
  expect([post.imageUrl, post.thumbnailUrl, album.coverUrl, product.imageUrl].map(shapeOf)).toEqual(
    ['450 × 800', '450 × 800', '450 × 800', '800 × 800'],
  )
  expect(album.coverUrl).toBe(post.thumbnailUrl)
  expect(post.imageUrl).not.toBe(post.thumbnailUrl)
  expect([post.videoUrl, product.link, album.name]).toEqual([
    'data:video/mp4,',
    '/albums/4',
    'Кухня',
  ])
})

test('gives a picture of extreme sides at least a pixel, and one without a size a square', () => {
  const items = [
    { pictureUrl: address(1), width: 100_000, height: 1 },
    { pictureUrl: address(2), width: 0, height: 0 },
  ]
  illustrate(items)
  expect(items.map(({ pictureUrl }) => shapeOf(pictureUrl))).toEqual(['800 × 1', '800 × 800'])
})
