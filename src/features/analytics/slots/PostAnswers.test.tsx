import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { Interaction } from '@/contract/entities/posts/media'
import { brokenServer } from '../../../../test/failures'
import { shopperAnswers } from '../../../../test/server/widgets/shopperAnswers'
import { anEmojiSlider, anInteraction, aQuestion } from '../../../../test/server/elements'
import { aPost } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

const aPostWith = (w: ScreenWorld, ...interactions: Interaction[]) =>
  aPost(w.server, w.account, { elements: { interactions } })
const answered = (
  w: ScreenWorld,
  post: { id: number },
  answers: Parameters<typeof shopperAnswers>[3],
) => shopperAnswers(w.server, w.account, post, answers)
const many = <Answer,>(count: number, answer: Answer) => Array.from({ length: count }, () => answer)
/** Noon of a day in the browser's time zone. */
const noon = (day: string) => new Date(`${day}T12:00`).getTime()
const plain = (text: string | null) => text?.replace(/\s/g, ' ')

const SECTION = { name: 'Ответы покупателей' }
const section = () => screen.findByRole('region', SECTION)
/** Queries the section again at each attempt, because it is created again for another post or choice. */
const findInSection = (text: string) =>
  waitFor(() => within(screen.getByRole('region', SECTION)).getByText(text))
const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
const bars = () => items('Сколько раз выбрали каждый ответ')
const answers = () => items('Ответы, сначала новые')
const showEach = async (w: ScreenWorld) =>
  w.user.click(screen.getByRole('button', { name: 'Показать каждый ответ' }))
const day = (name: 'С' | 'По') =>
  within(screen.getByRole('group', { name: 'Когда ответили' })).getByLabelText(name)

test('shows how often each option of a poll was chosen, and the single answers when they are asked for, newest first', async () => {
  const w = await world()
  const post = await aPostWith(w, anInteraction())
  await answered(w, post, [
    { answer: 'Синяя', created_at: noon('2026-03-01') },
    ...many(2, { answer: 'Белая', created_at: noon('2026-03-02') }),
  ])
  await w.show(`/posts-analytic/${post.id}`)
  await findInSection('3 ответа')
  expect(bars()).toEqual(['Белая2 ответа, 67 %', 'Синяя1 ответ, 33 %'])
  expect(screen.queryByRole('list', { name: 'Ответы, сначала новые' })).not.toBeInTheDocument()
  await showEach(w)
  expect(answers()).toEqual([
    'Белая2 мар. 2026 г., 15:00',
    'Белая2 мар. 2026 г., 15:00',
    'Синяя1 мар. 2026 г., 15:00',
  ])
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).not.toBeInTheDocument()
})

test('selects each interactive separately, by keyboard as well', async () => {
  const w = await world()
  const post = await aPostWith(w, anInteraction(), aQuestion(), anEmojiSlider())
  await answered(w, post, [
    { answer: 'Белая' },
    { type: 'question', answer: 'Есть ли синяя?\nИ большая?' },
    { type: 'emoji', answer: '😍', value: 90 },
    { type: 'emoji', answer: '😍', value: 61 },
  ])
  await w.show(`/posts-analytic/${post.id}`)
  await findInSection('1 ответ')
  const choice = screen.getByRole('combobox', { name: 'Интерактив' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Слайд 1: опрос', 'Слайд 1: вопрос', 'Слайд 1: слайдер с эмодзи'])
  expect(choice).toHaveDisplayValue('Слайд 1: опрос')

  await w.user.selectOptions(choice, 'Слайд 1: вопрос')
  await screen.findByText(/Есть ли синяя/)
  expect(screen.queryByRole('list', { name: /Сколько раз/ })).not.toBeInTheDocument()

  await w.user.selectOptions(choice, 'Слайд 1: слайдер с эмодзи')
  await screen.findByText('2 ответа')
  expect(bars()).toEqual(['Среднее значение76 %', '😍2 ответа, 100 %', '😮0 ответов, 0 %'])
  await showEach(w)
  expect(answers().map((answer) => answer?.slice(0, 7))).toEqual(['😍 61 %', '😍 90 %'])
  choice.focus()
  await w.user.tab()
  for (const name of ['С', 'По'] as const) {
    expect(day(name)).toHaveFocus()
    await w.user.tab()
    expect(screen.getByRole('button', { name: `Открыть календарь: ${name}` })).toHaveFocus()
    await w.user.tab()
  }
  expect(screen.getByRole('button', { name: 'Скачать CSV' })).toHaveFocus()
})

test('shows how often each emoji of a slider was chosen', async () => {
  const w = await world()
  const post = await aPostWith(w, anEmojiSlider())
  await answered(w, post, [
    ...many(3, { type: 'emoji' as const, answer: '😍', value: 100 }),
    { type: 'emoji', answer: '😮', value: 0 },
  ])
  await w.show(`/posts-analytic/${post.id}`)
  await findInSection('4 ответа')
  expect(bars()).toEqual(['Среднее значение75 %', '😍3 ответа, 75 %', '😮1 ответ, 25 %'])
})

test('filters answers by days, including the last one, and clears the filter', async () => {
  const w = await world()
  const post = await aPostWith(w, anInteraction())
  await answered(
    w,
    post,
    ['2026-03-01', '2026-03-02', '2026-03-03'].map((at) => ({ answer: at, created_at: noon(at) })),
  )
  await w.show(`/posts-analytic/${post.id}`)
  await findInSection('3 ответа')
  fireEvent.change(day('С'), { target: { value: '02.03.2026' } })
  await screen.findByText('2 ответа')
  fireEvent.change(day('По'), { target: { value: '02.03.2026' } })
  await screen.findByText('1 ответ')
  expect(bars()).toEqual(['2026-03-021 ответ, 100 %', 'Белая0 ответов, 0 %', 'Синяя0 ответов, 0 %'])

  fireEvent.change(day('По'), { target: { value: '01.03.2026' } })
  await screen.findByText('Раньше начала')
  expect(screen.getByText('1 ответ')).toBeInTheDocument()
  fireEvent.change(day('По'), { target: { value: '' } })
  fireEvent.change(day('С'), { target: { value: '04.03.2026' } })
  await screen.findByText('За эти дни никто не ответил')
  await w.user.click(screen.getByRole('button', { name: 'Показать за всё время' }))
  await screen.findByText('3 ответа')
  expect(day('С')).toHaveValue('')
})

test('pages through many answers, and returns to the first page for another interaction', async () => {
  const w = await world()
  const post = await aPostWith(w, anInteraction(), aQuestion())
  await answered(w, post, [
    { answer: 'Самый первый', created_at: noon('2026-03-01') },
    ...many(30, { answer: 'Белая' }),
    ...many(31, { type: 'question' as const, answer: 'Сколько стоит?' }),
  ])
  const { store } = await w.show(`/posts-analytic/${post.id}`)
  await findInSection('31 ответ')
  await showEach(w)
  expect(answers()).toHaveLength(30)
  await w.user.click(screen.getByRole('button', { name: 'Следующая страница' }))
  await waitFor(() => {
    expect(answers()).toEqual([expect.stringMatching(/^Самый первый/)])
  })
  expect(bars()).toEqual([
    'Белая30 ответов, 97 %',
    'Самый первый1 ответ, 3 %',
    'Синяя0 ответов, 0 %',
  ])
  expect(store.getState().answers).toEqual({
    postId: post.id,
    choice: { target: { position: 1, type: 'poll' }, days: {}, page: 2, isListShown: true },
  })
  await w.user.selectOptions(
    screen.getByRole('combobox', { name: 'Интерактив' }),
    'Слайд 1: вопрос',
  )
  await screen.findAllByText('Сколько стоит?')
  expect(answers()).toHaveLength(30)
})

test('exports all answers of the chosen days as a file', async () => {
  const w = await world()
  const post = await aPostWith(w, anInteraction())
  await answered(w, post, [
    { answer: 'Синяя', created_at: noon('2026-03-01') },
    ...many(31, { answer: 'Белая', created_at: noon('2026-03-02') }),
  ])
  await w.show(`/posts-analytic/${post.id}`)
  await findInSection('32 ответа')
  fireEvent.change(day('С'), { target: { value: '02.03.2026' } })
  await screen.findByText('31 ответ')
  await w.user.click(screen.getByRole('button', { name: 'Скачать CSV' }))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  const [file] = w.saved
  expect(file?.name).toBe(`answers-${post.id}_2026-03-02_2026-03-02.csv`)
  const lines = file?.content.trimEnd().split('\r\n') ?? []
  expect(lines).toHaveLength(32)
  expect(lines[1]).toBe('Опрос;1;Белая;;2026-03-02 15:00')
})

test('shows a message for a post without answers, and a different one for a post without interactions', async () => {
  const w = await world()
  const silent = await aPostWith(w, aQuestion())
  const bare = await aPostWith(w)
  const { router } = await w.show(`/posts-analytic/${silent.id}`)
  await findInSection('Пока никто не ответил')
  await router.navigate(`/posts-analytic/${bare.id}`)
  await findInSection('В посте нет интерактивов')
  expect(screen.queryByRole('combobox', { name: 'Интерактив' })).not.toBeInTheDocument()
})

test('shows in place that the post, or its answers, failed to load, and retries', async () => {
  const w = await world()
  const post = await aPostWith(w, anInteraction())
  await answered(w, post, [{}])
  const mendPost = w.answer(postEndpoints.searchPosts, {}, brokenServer)
  let asked = 0
  const mendAnswers = w.answer(interactionAnswerEndpoints.listInteractionAnswers, {}, () => {
    asked += 1
    return brokenServer()
  })
  await w.show(`/posts-analytic/${post.id}`)
  const again = async () =>
    w.user.click(await within(await section()).findByRole('button', { name: 'Попробовать снова' }))
  await within(await section()).findByText('Не получилось загрузить')
  mendPost()
  await again()
  await waitFor(() => expect(asked).toBeGreaterThan(0))
  await within(await section()).findByText('Не получилось загрузить')
  mendAnswers()
  await again()
  await findInSection('1 ответ')
})

test('shows the answers to a person without the right to analytics, in English too', async () => {
  const w = await world()
  const post = await aPostWith(w, anInteraction(), anEmojiSlider())
  await answered(w, post, many(2, { answer: 'Белая', created_at: noon('2026-03-02') }))
  await w.show(`/posts-analytic/${post.id}`, { as: 'editor', locale: 'en' })
  const part = within(await screen.findByRole('region', { name: 'Shoppers’ answers' }))
  await part.findByText('2 answers')
  expect(items('How often each answer was given')).toEqual([
    'Белая2 answers, 100%',
    'Синяя0 answers, 0%',
  ])
  await w.user.click(part.getByRole('button', { name: 'Show each answer' }))
  expect(items('Answers, newest first')[0]).toBe('БелаяMar 2, 2026, 3:00 PM')
  expect(part.getByRole('combobox', { name: 'Interactive element' })).toHaveDisplayValue(
    'Slide 1: poll',
  )
})
