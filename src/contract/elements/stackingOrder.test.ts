import { inStackingOrder } from './stackingOrder'

const layer = (name: string, zIndex: number) => ({ name, zIndex })

test('what is equally far in front keeps the order of its kinds and lists', () => {
  const lists = {
    textStickers: [layer('text', 1), layer('back', 0)],
    pictureStickers: [layer('picture', 1)],
    interactions: [layer('front', 2), layer('poll', 1)],
    callToActions: [layer('button', 1), layer('link', 1)],
  }
  const images = [layer('product', 1), layer('other product', 1)]
  expect(inStackingOrder(lists, images).map(({ name }) => name)).toEqual([
    'back',
    'button',
    'link',
    'poll',
    'picture',
    'text',
    'product',
    'other product',
    'front',
  ])
})
