import { linenFlatLay } from '../drawing/backdrops/flatLay'
import { clothTable, windowTable } from '../drawing/backdrops/table'
import { at, OTHER_SHOP_AUTHOR, type DemoPost } from './demoPost'

/** A second, tiny shop: its team must never see the first one. */
export const OTHER_SHOP = { username: 'other', name: 'Чайная на углу', album: 'Чай' } as const

export const OTHER_POSTS: readonly DemoPost[] = [
  {
    key: 'other-assam',
    provider: 'upload',
    author: OTHER_SHOP_AUTHOR,
    daysAgo: 3,
    hour: 9,
    text: 'Ассам нового сбора: плотный, с мёдом и сухофруктами. Завариваем три минуты, не больше.',
    likes: 41,
    comments: 3,
    albums: [],
    scenes: [
      {
        format: 'square',
        mood: 'winter',
        backdrop: clothTable,
        options: { zoom: 1.25, wall: '#c9cfd6', ground: '#d9d7d2' },
        puts: [at('KR-108', 42, 0.3), at('KR-104:tea', 76, 0.7)],
      },
    ],
  },
  {
    key: 'other-tasting',
    provider: 'vk',
    author: OTHER_SHOP_AUTHOR,
    daysAgo: 10,
    hour: 15,
    text: 'В субботу дегустация: шесть улунов и один секрет. Мест восемь, записывайтесь.',
    likes: 67,
    comments: 11,
    albums: [],
    scenes: [
      {
        format: 'wide',
        mood: 'noon',
        backdrop: linenFlatLay,
        options: { ground: '#cfd3cf', zoom: 1.1 },
        puts: [at('KR-108', 26, 0.5), at('KR-104:tea', 56, 0.34), at('KR-104:tea', 76, 0.6)],
      },
    ],
  },
  {
    key: 'other-window',
    provider: 'instagram',
    author: 'chay.i.dozhd',
    daysAgo: 21,
    hour: 17,
    text: 'Лучшее место у окна снова занято. Мной.',
    likes: 128,
    comments: 9,
    albums: [],
    isDraft: true,
    scenes: [
      {
        format: 'portrait',
        mood: 'evening',
        backdrop: windowTable,
        options: { zoom: 1.2 },
        puts: [at('books:two', 28, 0.3), at('KR-103', 56, 0.65)],
      },
    ],
  },
]
