import type { AlbumKey } from './demoPost'

export interface DemoReview {
  key: string
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  /** Days before today, and the hour of that day, UTC. */
  daysAgo: number
  hour: number
  text: string
  /** The post whose first picture the author has added to the review. */
  pictureOf?: string
  /** Whether the team shows it to shoppers here. */
  albums?: readonly AlbumKey[]
  isArchived?: boolean
  isEdited?: boolean
}

/** Buyers' marketplace reviews of the shop's products, newest first. */
export const REVIEWS: readonly DemoReview[] = [
  {
    key: 'review-teapot-evening',
    author: 'Татьяна К.',
    rating: 5,
    daysAgo: 12,
    hour: 17,
    text: 'Чайник держит тепло дольше часа, носик не капает. Заварили на шестерых и ещё осталось. Упакован был как хрусталь.',
    pictureOf: 'pie-and-talk',
  },
  {
    key: 'review-cup-chip',
    author: 'Игорь',
    rating: 2,
    daysAgo: 15,
    hour: 9,
    text: 'Одна кружка из двух приехала со сколом на ручке. Магазин ответил в тот же день и прислал новую, поэтому не единица. Но ждать пришлось.',
    isEdited: true,
  },
  {
    key: 'review-basket-cat',
    author: 'Марина Белова',
    rating: 5,
    daysAgo: 19,
    hour: 14,
    text: 'Брала под пледы. Как видите, планы изменились. Плетение плотное, когти выдерживает.',
    pictureOf: 'cat-approved',
    albums: ['customers'],
  },
  {
    key: 'review-linen-colour',
    author: 'Анна',
    rating: 4,
    daysAgo: 24,
    hour: 19,
    text: 'Лён мягкий, после двух стирок стал ещё приятнее. Минус звезда за цвет: на фото теплее, в жизни ближе к серому.',
  },
  {
    key: 'review-rating-only',
    author: 'Пётр С.',
    rating: 5,
    daysAgo: 31,
    hour: 8,
    text: '',
  },
  {
    key: 'review-tablecloth',
    author: 'Нина Петровна',
    rating: 5,
    daysAgo: 47,
    hour: 11,
    text: 'Скатерть точно по размеру стола, края ровные. Пятно от вишни отстиралось с первого раза, сама не верила.',
    pictureOf: 'grandma-cloth',
    albums: ['customers', 'kitchen'],
  },
  {
    key: 'review-delivery',
    author: 'Екатерина',
    rating: 1,
    daysAgo: 53,
    hour: 6,
    text: 'Курьер два раза перенёс доставку. К посуде вопросов нет, ещё не открывала.',
    isArchived: true,
  },
  {
    key: 'review-vase',
    author: 'Дарья Архипова',
    rating: 5,
    daysAgo: 70,
    hour: 15,
    text: 'Ваза высокая и устойчивая, сухие цветы в ней не падают. Матовая глазурь, отпечатков не видно.',
    pictureOf: 'dry-bouquet',
    isEdited: true,
  },
  {
    key: 'review-candle',
    author: 'Олег',
    rating: 3,
    daysAgo: 88,
    hour: 20,
    text: 'Подсвечник красивый, но свечи нужны только узкие, обычные не встают. Напишите это в описании.',
  },
]
