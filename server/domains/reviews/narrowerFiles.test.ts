import type { ReviewRole } from '@/contract/entities/posts/reviewImport'
import { reviewDesk } from '../../../test/server/reviewDesk'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const reviews = reviewDesk(desk)

const CELLS: Partial<Record<ReviewRole, string>> = {
  reviewId: '1',
  rating: '5',
  text: 'Хорошо',
  pros: 'Лёгкая',
  cons: 'Дорогая',
  author: 'Ольга',
  answer: 'Спасибо',
  date: '05.03.2026',
  article: 'vase',
}
const NAME: Partial<Record<ReviewRole, string>> = { pros: 'Плюс', cons: 'Минус' }
const ROLES: readonly ReviewRole[] = [
  'reviewId',
  'rating',
  'text',
  'pros',
  'cons',
  'author',
  'answer',
  'date',
  'article',
]

/** Imports a file that has only the columns of these roles. */
function bring(roles: readonly ReviewRole[], change: typeof CELLS = {}) {
  const cells = { ...CELLS, ...change }
  const file = [roles.map((role) => NAME[role] ?? role), roles.map((role) => cells[role] ?? '')]
  return reviews.bring(file.map((row) => row.join(';')).join('\n'), {
    source: 'marketplace',
    columns: [...roles],
  })
}

async function only() {
  const [post, ...others] = await reviews.reviews()
  if (!post || others.length > 0) throw new Error('Not one review')
  return {
    text: post.vitrinaPost.text,
    author: post.providerPost.authorUser.username,
    rating: post.review?.rating,
    answer: post.review?.answer ?? '',
    isEdited: post.review?.isEdited,
  }
}

const WHOLE = {
  text: 'Хорошо\n\nПлюс: Лёгкая\nМинус: Дорогая',
  author: 'Ольга',
  rating: 5,
  answer: 'Спасибо',
  isEdited: false,
}
const without = (...missing: ReviewRole[]) => ROLES.filter((role) => !missing.includes(role))

test.each<ReviewRole[]>([
  ['text'],
  ['pros'],
  ['cons'],
  ['author'],
  ['answer'],
  ['date'],
  ['article'],
  ['pros', 'cons', 'author', 'answer'],
  ['text', 'pros', 'cons', 'author', 'answer', 'date', 'article'],
])('keeps the values from an earlier file when a later file lacks %s', async (...missing) => {
  await bring(ROLES)
  const done = await bring(without(...missing))
  expect(done.counts).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  expect(await only()).toEqual(WHOLE)
})

test('a file with fewer columns still updates the stars', async () => {
  await bring(ROLES)
  await bring(['reviewId', 'rating'], { rating: '2' })
  expect(await only()).toEqual({ ...WHOLE, rating: 2, isEdited: true })
})

test('an empty cell of an existing column clears the value', async () => {
  await bring(ROLES)
  await bring(ROLES, { answer: '', author: '', cons: '' })
  expect(await only()).toEqual({
    text: 'Хорошо\n\nПлюс: Лёгкая',
    author: '',
    rating: 5,
    answer: '',
    isEdited: true,
  })
  // The current text has no cons, so that a file without their column still replaces it.
  await bring(without('cons'), { pros: 'Прочная' })
  expect((await only()).text).toBe('Хорошо\n\nПлюс: Прочная')
})

test('a file without pros and cons updates a review that has only a text', async () => {
  await bring(ROLES, { pros: '', cons: '' })
  await bring(without('pros', 'cons'), { text: 'Плохо' })
  expect(await only()).toEqual({ ...WHOLE, text: 'Плохо', isEdited: true })
})

test('a file with more columns adds their values', async () => {
  await bring(['reviewId', 'rating'])
  expect(await only()).toEqual({ text: '', author: '', rating: 5, answer: '', isEdited: false })
  await bring(ROLES)
  expect(await only()).toMatchObject({ text: WHOLE.text, author: 'Ольга', answer: 'Спасибо' })
})
