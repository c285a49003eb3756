import { woodFlatLay } from '../../drawing/backdrops/flatLay'
import { wallShelves, workshop } from '../../drawing/backdrops/shelves'
import { windowTable } from '../../drawing/backdrops/table'
import { at, SHOP_AUTHOR, type DemoPost } from '../demoPost'

/** How the products are made. */
export const WORKSHOP_POSTS: readonly DemoPost[] = [
  {
    key: 'drying-shelves',
    provider: 'instagram',
    author: SHOP_AUTHOR,
    daysAgo: 4,
    hour: 15,
    text: 'Неделя сушки, сутки в печи, ещё сутки остывает. Потом глазурь — и снова в печь. Поэтому «вчера» мы не умеем, зато умеем «навсегда».',
    likes: 493,
    comments: 36,
    albums: ['workshop'],
    scenes: [
      {
        format: 'square',
        mood: 'morning',
        backdrop: workshop,
        puts: [at('KR-109', 32, 0.2), at('KR-105', 64, 0.55)],
      },
    ],
  },
  {
    key: 'glaze-tests',
    provider: 'vk',
    author: SHOP_AUTHOR,
    daysAgo: 17,
    hour: 13,
    text: 'Пробники глазурей. Слева то, что получилось, справа то, что хотели. Иногда первое лучше.',
    likes: 238,
    comments: 24,
    albums: ['workshop'],
    scenes: [
      {
        format: 'square',
        mood: 'noon',
        backdrop: woodFlatLay,
        options: { zoom: 1.2, ground: '#8f6a4b', light: 'blinds' },
        puts: [
          at('KR-104', 20, 0.24),
          at('KR-105', 46, 0.26),
          at('KR-107', 78, 0.28),
          at('KR-102', 22, 0.64),
          at('KR-101', 46, 0.66),
          at('KR-103', 76, 0.7),
        ],
      },
    ],
  },
  {
    key: 'potters-window',
    provider: 'instagram',
    author: 'yulia.na.kruge',
    daysAgo: 28,
    hour: 14,
    text: 'Была на мастер-классе в «Черепке». Моя миска кривая и лучшая в мире. А это — настоящая, для сравнения 😅',
    likes: 356,
    comments: 43,
    albums: ['workshop', 'customers'],
    scenes: [
      {
        format: 'portrait',
        mirrored: true,
        mood: 'winter',
        backdrop: workshop,
        options: { wall: '#b9bfc2' },
        puts: [at('KR-110', 36, 0.3), at('KR-104', 74, 0.6)],
      },
      {
        format: 'square',
        mood: 'winter',
        backdrop: windowTable,
        options: { zoom: 1.4 },
        puts: [at('KR-105', 46, 0.5), at('KR-109', 76, 0.1, { size: 0.9 })],
      },
    ],
  },
  {
    key: 'weaving',
    provider: 'vk',
    author: SHOP_AUTHOR,
    daysAgo: 42,
    hour: 10,
    text: 'Пледы ткут на станках 1968 года. Медленно, шумно, зато кромка — как у бабушки в сундуке. Спасибо «Ткацкой №3», что не выбросили.',
    likes: 167,
    comments: 19,
    albums: ['workshop'],
    scenes: [
      {
        format: 'wide',
        mood: 'morning',
        backdrop: workshop,
        options: { zoom: 0.9 },
        puts: [at('TX-304', 28, 0.3, { size: 0.56 }), at('TX-305', 70, 0.5, { size: 0.56 })],
      },
    ],
  },
  {
    key: 'second-firing',
    provider: 'upload',
    author: SHOP_AUTHOR,
    daysAgo: 63,
    hour: 12,
    text: 'Партия «Амфор» вышла из печи. Из двадцати четырёх — двадцать три без трещин. Двадцать четвёртая останется у нас, с цветком.',
    likes: 112,
    comments: 9,
    albums: ['workshop'],
    scenes: [
      {
        format: 'portrait',
        mood: 'evening',
        backdrop: wallShelves,
        options: { wall: '#b18c75', ground: '#9b7350' },
        puts: [
          at('VZ-202', 24, 0.3, { on: 'high' }),
          at('VZ-202', 52, 0.4, { on: 'high' }),
          at('VZ-202', 80, 0.3, { on: 'high' }),
          at('VZ-202', 30, 0.3, { on: 'low' }),
          at('VZ-201', 68, 0.3, { on: 'low' }),
          at('KR-101', 40, 0.4, { on: 'counter' }),
        ],
      },
    ],
  },
  {
    key: 'oak-boards',
    provider: 'instagram',
    author: SHOP_AUTHOR,
    daysAgo: 88,
    hour: 11,
    text: 'Братья Сосновы прислали доски. Рисунок у каждой свой, выбирайте по фото: отправим именно её.',
    likes: 203,
    comments: 28,
    albums: ['workshop', 'kitchen'],
    isDraft: true,
    shownInDays: { from: 2, till: 16 },
    scenes: [
      {
        format: 'wide',
        mood: 'morning',
        backdrop: workshop,
        puts: [
          at('DK-606', 22, 0.02, { size: 0.66 }),
          at('DK-606', 44, 0.05, { size: 0.66 }),
          at('DK-607', 74, 0.45, { size: 0.66 }),
        ],
      },
    ],
  },
]
