import { act, screen, waitFor, within } from '@testing-library/react'
import { reviewImportEndpoints } from '@/contract/endpoints/reviewImports'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { fileOf } from '../../../../test/browserFiles'
import { respondsWithStatus } from '../../../../test/failures'
import { wildberriesFile } from '../../../../test/reviewFiles/reviewFiles'
import { aProduct, aReview } from '../../../../test/server/factories'
import { runDueJobs } from '../../../../test/server/feeds/feedSite'
import { world, type ScreenWorld } from '../../../../test/world'

const ADDRESS = '/marketplace-review'

const dialog = () => screen.findByRole('dialog', { name: 'Отзывы из файла' })
const inside = async () => within(await dialog())
const table = (...lines: string[]) => fileOf('Отзывы.csv', Buffer.from(lines.join('\n')))

async function choose(w: ScreenWorld, file: File) {
  await w.user.upload(await screen.findByTestId('review-file'), file)
}

async function press(w: ScreenWorld, name: string | RegExp) {
  await w.user.click(await (await inside()).findByRole('button', { name }))
}

async function pick(w: ScreenWorld, column: string, role: string) {
  const field = (await inside()).getByRole('combobox', { name: `Что в столбце «${column}»` })
  await w.user.click(field)
  await w.user.click(await screen.findByRole('option', { name: role }))
}

test('opens from the empty page and imports an export of Wildberries by one button', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { article: 'vase', name: 'Ваза «Мох»' })
  const { router } = await w.show(ADDRESS)
  await screen.findByText('Отзывов пока нет')
  await w.user.click(screen.getByRole('button', { name: 'Загрузить отзывы' }))
  await choose(
    w,
    fileOf(
      'feedbacks.xlsx',
      wildberriesFile(
        {
          'ID отзыва': '1',
          'Количество звезд': 4,
          'Текст отзыва': 'Красиво',
          'Артикул продавца': 'vase',
          Имя: 'Ольга',
          Ответ: 'Спасибо!',
        },
        { 'ID отзыва': '2', 'Количество звезд': 9, 'Текст отзыва': 'Мимо' },
        { 'ID отзыва': '3', 'Количество звезд': 5, 'Артикул продавца': 'bowl' },
      ),
    ),
  )
  const shown = await inside()
  await shown.findByText(/feedbacks.xlsx: 3 строки. Это выгрузка Wildberries/)
  expect(router.state.location.search).toMatch(/^\?import=\d+$/)
  const first = await shown.findByRole('list', { name: 'Первые отзывы' })
  const [red, rated] = within(first).getAllByRole('listitem')
  expect(red).toHaveTextContent(/Ольга.*КрасивоОтвет: Спасибо!Ваза «Мох»/)
  expect(rated).toHaveTextContent(/Только оценка, без текстаbowl, нет в каталоге/)
  expect(shown.getByText('Строка 5: оценка не от 1 до 5: «9»')).toBeInTheDocument()
  expect(shown.getByText(/отзывы загрузим без них: bowl\./)).toBeInTheDocument()
  expect(shown.getByLabelText('Что будет с отзывами')).toHaveTextContent(
    /^Новые2Пропущено1Без товара1$/,
  )
  await press(w, 'Скачать список')
  await waitFor(() => {
    expect(w.saved[0]).toEqual({
      name: 'rejected_feedbacks.csv',
      content: '\uFEFFСтрока;Столбец;Причина\r\n5;Количество звезд;оценка не от 1 до 5: «9»\r\n',
    })
  })

  await press(w, 'Загрузить 2 отзыва')
  await shown.findByText('Загружаем отзывы: 0 из 3')
  await runDueJobs(w.server)
  await shown.findByText(/Загружено 2 отзыва\. Они не опубликованы/)
  await press(w, 'К отзывам')
  await screen.findByText('2 отзыва')
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('Ваза «Мох»')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Средняя оценка' })).toHaveTextContent(/^4,5/)
})

test('lets the user assign columns with unknown names by hand, each field once', async () => {
  const w = await world()
  await w.show(`${ADDRESS}?import=new`)
  await choose(w, table('Балл;Слова;Ещё слова', '5;Хорошо;Очень', '3;Так себе;Ну'))
  const shown = await inside()
  await shown.findByText(/Отзывы.csv: 2 строки. Проверьте, что в каком столбце/)
  expect(shown.getByText('Хорошо · Так себе')).toBeInTheDocument()
  expect(shown.getByText(/Выберите столбец с оценкой/)).toBeInTheDocument()
  expect(shown.getByRole('button', { name: 'Загружать нечего' })).toBeDisabled()
  await pick(w, 'Балл', 'Оценка')
  await pick(w, 'Слова', 'Текст отзыва')
  await pick(w, 'Ещё слова', 'Текст отзыва')
  await shown.findByText('Очень')
  expect(shown.getByRole('combobox', { name: 'Что в столбце «Слова»' })).toHaveValue('Не загружать')
  await w.user.click(shown.getByRole('combobox', { name: 'Откуда отзывы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Яндекс Маркет' }))
  await press(w, 'Загрузить 2 отзыва')
  await shown.findByText(/Загружаем отзывы/)
  await runDueJobs(w.server)
  await shown.findByText(/Загружено 2 отзыва/)
  const posts = await w.server.db.selectFrom('post').select(['provider', 'text']).execute()
  expect(posts).toContainEqual({ provider: 'yandex-market', text: 'Очень' })
})

test('shows in the dialog a file that is not a table, a deleted import and an import that cannot be started', async () => {
  const w = await world()
  const { router } = await w.show(`${ADDRESS}?import=77`)
  await (await inside()).findByText(/Этого файла больше нет/)
  await act(() => router.navigate(`${ADDRESS}?import=new`))
  await choose(w, fileOf('old.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
  expect(await (await inside()).findByRole('alert')).toHaveTextContent(/старый формат Excel/)
  await choose(w, fileOf('big.csv', new Uint8Array(REVIEW_FILE_LIMITS.bytes + 1)))
  await waitFor(async () => {
    expect(await (await inside()).findByRole('alert')).toHaveTextContent(
      /«big.csv»: файл больше 20/,
    )
  })
  // Another file can be chosen immediately.
  await choose(w, table('rating;text', '5;Да'))
  await (await inside()).findByText('Да')
  const { id } = await w.server.db
    .selectFrom('review_import')
    .select('id')
    .executeTakeFirstOrThrow()
  const mend = w.answer(reviewImportEndpoints.importReviews, { id }, respondsWithStatus(500))
  await press(w, 'Загрузить 1 отзыв')
  mend()
  await press(w, 'Загрузить 1 отзыв')
  await (await inside()).findByText(/Загружаем отзывы/)
})

test('does not call changed reviews unpublished', async () => {
  const w = await world()
  await w.show(`${ADDRESS}?import=new`)
  const bring = async (...rows: string[]) => {
    await choose(w, table('id;rating;text', ...rows))
    await press(w, /^Загрузить \d+ отзыв/)
    await (await inside()).findByText(/Загружаем отзывы/)
    await runDueJobs(w.server)
    await (await inside()).findByRole('button', { name: 'Ещё файл' })
  }
  await bring('1;5;Да')
  await press(w, 'Ещё файл')
  await bring('1;4;Нет', '2;0;Мимо')
  const shown = await inside()
  expect(shown.getByText(/Новых отзывов в файле не было/)).toHaveTextContent(
    'Новых отзывов в файле не было. Изменился 1 отзыв: если он опубликован, покупатели уже видят его изменённым.',
  )
  expect(shown.getByLabelText('Что получилось')).toHaveTextContent(/^Новые0Изменились1Пропущено1$/)
})

test('deletes the file on cancel, and a failed import on request', async () => {
  const w = await world()
  const { db } = w.server
  const { router } = await w.show(`${ADDRESS}?import=new`)
  const isForgotten = () =>
    waitFor(async () => {
      expect(router.state.location.search).toBe('')
      expect(await db.selectFrom('review_import').selectAll().execute()).toEqual([])
    })
  await choose(w, table('rating;text', '5;Да'))
  await (await inside()).findByText('Что получится')
  await press(w, 'Отмена')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await isForgotten()

  await act(() => router.navigate(`${ADDRESS}?import=new`))
  await choose(w, table('rating;text', '5;Да'))
  await press(w, 'Загрузить 1 отзыв')
  const shown = await inside()
  await shown.findByText('Загружаем отзывы: 0 из 1')
  expect(shown.queryByRole('button', { name: 'Прекратить загрузку' })).not.toBeInTheDocument()
  const problem = JSON.stringify({ code: 'internal' })
  await db.updateTable('job').set({ problem }).execute()
  expect(await shown.findByRole('alert')).toHaveTextContent(/Загрузка прервалась/)
  await press(w, 'Прекратить загрузку')
  await isForgotten()
})

test('offers no import without the right to edit posts', async () => {
  const w = await world()
  await aReview(w.server, w.account)
  await w.show(`${ADDRESS}?import=new`, { as: 'observer' })
  await screen.findByText('1 отзыв')
  expect(screen.queryByRole('button', { name: 'Загрузить отзывы' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('shows the progress beside the list when the dialog is closed, and then the imported reviews', async () => {
  const w = await world()
  await aReview(w.server, w.account)
  await w.show(`${ADDRESS}?import=new`)
  await choose(w, table('rating;text', '5;Хорошая ваза', '4;Да'))
  await press(w, 'Загрузить 2 отзыва')
  await (await inside()).findByText(/Загружаем отзывы/)
  const [close] = (await inside()).getAllByRole('button', { name: 'Закрыть' })
  await w.user.click(close!)
  expect(await screen.findByText(/Загружаем отзывы/)).toBeInTheDocument()
  await runDueJobs(w.server)
  await screen.findByText('Хорошая ваза')
  expect(screen.getByText('3 отзыва')).toBeInTheDocument()
  expect(screen.queryByText(/Загружаем отзывы/)).not.toBeInTheDocument()
})
