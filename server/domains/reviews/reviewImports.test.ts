import { LIMITS } from '@/contract/limits'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { reviewImportEndpoints } from '@/contract/endpoints/reviewImports'
import { aReviewFile } from '../../../test/contract/records'
import { anAccount, aProduct } from '../../../test/server/factories'
import { fillFolders } from '../../../test/server/outages/fullDisk'
import { reviewDesk } from '../../../test/server/reviewDesk'
import { openShop } from '../../../test/server/shopDesk'
import { xlsxOf } from '../../../test/sheets/xlsxOf'

const desk = openShop()
const reviews = reviewDesk(desk)

const csv = (...lines: string[]) => ['id;rating;text;date;article;author', ...lines].join('\n')
const texts = async () => (await reviews.reviews()).map(({ vitrinaPost }) => vitrinaPost.text)

describe('a preview', () => {
  test('shows the resulting reviews, and each left-out row with its line and the reason', async () => {
    await aProduct(desk.world, desk.shop, { article: 'vase', name: 'Ваза' })
    const file = await reviews.upload(
      csv(
        '1;5;Хорошо;05.03.2026;vase;Ольга',
        '2;;Без оценки;05.03.2026;vase;Ольга',
        '3;7;Много;05.03.2026;vase;Ольга',
        '4;5;Когда;завтра;vase;Ольга',
        `5;5;${'я'.repeat(LIMITS.postText + 1)};05.03.2026;vase;Ольга`,
        '1;1;Снова;05.03.2026;vase;Ольга',
        '"6";4;"Две',
        'строки";05.03.2026;bowl;Пётр',
        '7;4;;;bowl;',
      ),
    )
    const preview = await reviews.preview(file)
    expect(preview.counts).toEqual({
      created: 3,
      changed: 0,
      unchanged: 0,
      rejected: 5,
      unmatched: 2,
    })
    expect(preview.problems).toEqual([
      { line: 3, column: 'rating', reason: 'no-rating', value: '' },
      { line: 4, column: 'rating', reason: 'wrong-rating', value: '7' },
      { line: 5, column: 'date', reason: 'wrong-date', value: 'завтра' },
      { line: 6, column: 'text', reason: 'too-long', value: expect.stringMatching(/^я+…?$/) },
      { line: 7, column: '', reason: 'repeated', value: '' },
    ])
    expect(preview.unmatched).toEqual([{ article: 'bowl', count: 2 }])
    expect(preview.reviews).toMatchObject([
      { line: 2, rating: 5, text: 'Хорошо', author: 'Ольга', product: { name: 'Ваза' } },
      { line: 8, rating: 4, text: 'Две\nстроки', product: null, article: 'bowl' },
      { line: 10, rating: 4, text: '', author: '' },
    ])
    expect(await texts()).toEqual([])
    expect(await reviews.rowsLeft()).toBe(8)
  })

  test('follows the assignment of columns, and refuses one without stars or with a repeated field', async () => {
    const file = await reviews.upload('a;b\n5;4\n')
    const attempt = (columns: unknown) =>
      desk.client.attempt(reviewImportEndpoints.previewReviews, {
        params: { id: file.id },
        body: { source: 'ozon', columns } as never,
      })
    expect(await attempt(['text', null])).toMatchObject({ error: { code: 'review-needs-rating' } })
    expect(await attempt(['rating', 'rating'])).toMatchObject({ error: { code: 'repeated-role' } })
    expect(await attempt(['rating', 'text', 'date'])).toMatchObject({
      error: { code: 'review-columns-gone' },
    })
    expect(await attempt(['nonsense'])).toMatchObject({ status: 400 })
    const { reviews: first } = await reviews.preview(file, {
      source: 'ozon',
      columns: ['text', 'rating'],
    })
    expect(first).toMatchObject([{ rating: 4, text: '5' }])
  })
})

describe('matching a review to a product', () => {
  test('is done by SKU, then by the marketplace’s id, by barcode and by a code that only one product has', async () => {
    const { world, shop } = desk
    const withCode = (vendor_code: string, article: string, name: string) =>
      aProduct(world, shop, { article, name, vendor_code })
    await aProduct(world, shop, { article: 'A', name: 'article' })
    await aProduct(world, shop, { article: '100', name: 'marketplace' })
    await aProduct(world, shop, { article: '2039980000000', name: 'barcode' })
    await withCode('V', 'x1', 'code')
    await withCode('T', 'x2', 'twin')
    await withCode('T', 'x3', 'twin')
    await withCode('L1, L2', 'x4', 'list')
    await withCode('L1', 'x5', 'of a list')
    const other = await anAccount(world, 'other')
    await aProduct(world, other, { article: 'foreign', name: 'foreign' })
    const file = xlsxOf({
      Sheet: [
        ['Оценка', 'Артикул продавца', 'Артикул WB', 'Баркод', 'Текст'],
        [5, 'A', 100, 2_039_980_000_000, '1'],
        [5, '?', 100, null, '2'],
        [5, '?', 7, 2_039_980_000_000, '3'],
        [5, 'V', null, null, '4'],
        [5, 'T', null, null, '5'],
        [5, 'foreign', null, null, '6'],
        [5, null, null, null, '7'],
        [5, 'L2', null, null, '8'],
        [5, 'L1', null, null, '9'],
      ],
    })
    const done = await reviews.bring(file)
    expect(done.counts).toMatchObject({ created: 9, unmatched: 3 })
    const named = (await reviews.reviews()).map(
      ({ vitrinaPost, review }) => `${vitrinaPost.text} ${review?.product?.name ?? '-'}`,
    )
    expect(named.sort()).toEqual([
      '1 article',
      '2 marketplace',
      '3 barcode',
      '4 code',
      '5 -',
      '6 -',
      '7 -',
      '8 list',
      '9 -',
    ])
  })
})

describe('refused files', () => {
  test.each([
    ['an empty file', '', 'review-file-empty'],
    ['a web page', '<!doctype html><p>', 'review-file-other-file'],
    ['an unclosed quote', 'rating;text\n5;"a', 'review-file-broken-line'],
    ['a header without known columns', 'a\nb\n', 'review-file-no-header'],
    [
      'more columns than a file may have',
      `rating;text${';x'.repeat(REVIEW_FILE_LIMITS.columns)}\n5;a\n`,
      'review-file-too-many-columns',
    ],
    [
      'more rows than a file may have',
      `rating;text\n${'5;a\n'.repeat(REVIEW_FILE_LIMITS.rows + 1)}`,
      'review-file-too-many-rows',
    ],
  ])('refuses %s and stores nothing', async (_, content, code) => {
    expect(await reviews.sending(content)).toMatchObject({ success: false, error: { code } })
    const { db } = desk.world
    expect(await db.selectFrom('review_import').selectAll().execute()).toEqual([])
    expect(await reviews.rowsLeft()).toBe(0)
  })

  test('refuses a file that is too large', async () => {
    const large = new Uint8Array(REVIEW_FILE_LIMITS.bytes + 1).fill(32)
    expect(await reviews.sending(large)).toMatchObject({
      status: 413,
      error: { code: 'file-too-large' },
    })
  })

  test('reports a full disk and stores nothing', async () => {
    const disk = await fillFolders('ENOSPC')
    expect(await reviews.sending('rating;text\n5;a\n')).toMatchObject({
      status: 507,
      error: { code: 'no-room' },
    })
    await disk.free()
    desk.world.reported.splice(0)
    expect(await reviews.rowsLeft()).toBe(0)
    expect(await reviews.sending('rating;text\n5;a\n')).toMatchObject({ success: true })
  })

  test('an import removes characters that databases cannot store', async () => {
    await reviews.bring('rating;text\n5;a_\u0001b\u0085c\ud83d\ude00\n')
    expect(await texts()).toEqual(['a_bc😀'])
  })
})

describe('an import', () => {
  test('resumes after an interruption and counts each row once', async () => {
    const lines = Array.from({ length: 1200 }, (_, at) => `${at};5;Отзыв ${at};05.03.2026;;`)
    const file = await reviews.upload(csv(...lines))
    await reviews.applying(file)
    const { db } = desk.world
    // The state after a run that was interrupted after its first rows.
    let batches = 0
    const stop = new Error('stop')
    const { runReviewImport } = await import('./importReviews')
    const job = await db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
    await expect(
      runReviewImport(desk.world, {
        job,
        signal: new AbortController().signal,
        progress: () => {
          batches += 1
          return batches === 2 ? Promise.reject(stop) : Promise.resolve()
        },
      }),
    ).rejects.toBe(stop)
    expect(await reviews.state(file.id)).toMatchObject({ status: 'importing', progress: 500 })
    await reviews.run()
    expect(await reviews.state(file.id)).toMatchObject({
      status: 'done',
      progress: 1200,
      counts: { created: 1200, unchanged: 0 },
    })
    expect(await reviews.rowsLeft()).toBe(0)
  })

  test('stops on request, even while it skips rows that were imported before', async () => {
    const file = await reviews.upload(csv('1;5;А;05.03.2026;;', '2;5;Б;05.03.2026;;'))
    await reviews.applying(file)
    const { db } = desk.world
    await db.updateTable('review_import').set({ next_line: 1000 }).execute()
    const job = await db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
    const { runReviewImport } = await import('./importReviews')
    const signal = AbortSignal.abort(new Error('stop'))
    await expect(
      runReviewImport(desk.world, { job, signal, progress: () => Promise.resolve() }),
    ).rejects.toThrow('stop')
    expect(await reviews.state(file.id)).toMatchObject({ status: 'importing' })
  })

  test('can be deleted after a failure, together with its rows and its job', async () => {
    const file = await reviews.upload(csv('1;5;А;05.03.2026;;'))
    await reviews.applying(file)
    const { db } = desk.world
    const problem = JSON.stringify({ code: 'internal' })
    await db.updateTable('job').set({ problem }).execute()
    expect(await reviews.state(file.id)).toMatchObject({ status: 'failed' })
    expect(await reviews.remove(file.id)).toMatchObject({ success: true })
    expect(await reviews.rowsLeft()).toBe(0)
    expect(await db.selectFrom('job').selectAll().execute()).toEqual([])
  })

  test('is applied once on repeated requests, and cannot be deleted while it runs', async () => {
    const file = await reviews.upload(csv('1;5;А;05.03.2026;;'))
    const [one, other] = await Promise.all([reviews.applying(file), reviews.applying(file)])
    expect([one.success, other.success]).toEqual([true, true])
    expect(await reviews.remove(file.id)).toMatchObject({
      error: { code: 'review-import-running' },
    })
    await reviews.run()
    expect(
      await desk.client.attempt(reviewImportEndpoints.previewReviews, {
        params: { id: file.id },
        body: reviews.guessed(file),
      }),
    ).toMatchObject({ error: { code: 'review-import-started' } })
    expect(await texts()).toEqual(['А'])
    expect(await reviews.applying(file)).toMatchObject({ success: true })
    await reviews.run()
    expect((await reviews.state(file.id)).counts.created).toBe(1)
    expect(await reviews.remove(file.id)).toMatchObject({ success: true })
    expect(await texts()).toEqual(['А'])
    const actions = await desk.world.db.selectFrom('audit').orderBy('id').select('action').execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'review-import.create',
      'review-import.apply',
      'review-import.end',
      'review-import.delete',
    ])
  })

  test('deletes an unused file after a day, and the result after a week', async () => {
    const { clock, db } = desk.world
    await reviews.upload(csv('1;5;А;05.03.2026;;'))
    clock.advance(24 * 3_600_000 - 1)
    await reviews.run()
    expect(await reviews.rowsLeft()).toBe(1)
    clock.advance(1)
    await reviews.run()
    expect(await reviews.rowsLeft()).toBe(0)
    const { id } = await reviews.bring(csv('2;5;Б;05.03.2026;;'))
    clock.advance(7 * 24 * 3_600_000)
    await reviews.run()
    expect(await db.selectFrom('review_import').where('id', '=', id).selectAll().execute()).toEqual(
      [],
    )
    expect(await texts()).toEqual(['Б'])
  })

  test('of another account is not found', async () => {
    const theirs = await aReviewFile(desk.world, await anAccount(desk.world, 'other'))
    const found = { params: { id: theirs.id } }
    const { client } = desk
    expect(await client.attempt(reviewImportEndpoints.getReviewImport, found)).toMatchObject({
      status: 404,
      error: { code: 'review-import-not-found' },
    })
    expect(await reviews.remove(theirs.id)).toMatchObject({ status: 404 })
  })
})
