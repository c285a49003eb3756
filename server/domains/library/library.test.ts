import { libraryEndpoints } from '@/contract/endpoints/library'
import { userEndpoints } from '@/contract/endpoints/user'
import { LIMITS } from '@/contract/limits'
import { signIn } from '../../../test/server/client'
import { aMedia, anAccount, aPerson, aPost } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const { listPostAuthors, listSavedViews, createSavedView, deleteSavedView } = libraryEndpoints
const desk = openShop('editor')

describe('saved views', () => {
  const create = (name: string, search = 'status=draft') =>
    desk.client.call(createSavedView, { body: { name, search } })
  const names = async (by = desk.client) =>
    (await by.call(listSavedViews)).viewList.map(({ name }) => name)

  test('are saved, listed by name and deleted', async () => {
    const { view } = await create(' Черновики ', 'status=draft&album=12')
    expect(view).toEqual({
      id: expect.any(Number) as number,
      name: 'Черновики',
      search: 'status=draft&album=12',
    })
    await create('Вид 10')
    await create('Вид 9')
    expect(await names()).toEqual(['Вид 9', 'Вид 10', 'Черновики'])
    expect((await desk.client.call(deleteSavedView, { params: view })).view).toEqual(view)
    expect(await names()).toEqual(['Вид 9', 'Вид 10'])
    const rows = await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'view.create',
      'view.create',
      'view.create',
      'view.delete',
    ])
  })

  test.each([
    ['empty-field', '  ', 'Заполните это поле', 'Fill in this field'],
    ['too-long', 'я'.repeat(LIMITS.savedViewName + 1), 'Слишком длинный текст', /too long/],
    [
      'view-exists',
      'чЕРНОВИКИ',
      'Фильтр с названием «чЕРНОВИКИ» уже есть',
      'There is already a filter named “чЕРНОВИКИ”',
    ],
  ])('refuses an invalid name: %s', async (code, name, russian, english) => {
    await create('Черновики')
    const attempt = () => desk.client.attempt(createSavedView, { body: { name, search: '' } })
    const response = await attempt()
    expect(response).toMatchObject({ status: 200, success: false, error: { code, field: 'name' } })
    expect(response.statusMessage).toBe(russian)
    await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
    expect((await attempt()).statusMessage).toMatch(english)
  })

  test('are limited in number', async () => {
    for (let count = 0; count < LIMITS.savedViews; count += 1) await create(`Вид ${count}`)
    const response = await desk.client.attempt(createSavedView, {
      body: { name: 'Ещё', search: '' },
    })
    expect(response.error?.code).toBe('too-many-views')
    expect(response.statusMessage).toBe(
      'Сохранить можно не больше 50 фильтров. Удалите те, что больше не нужны',
    )
  })

  test('belong to one person in one account', async () => {
    const { view } = await create('Черновики')
    await aPerson(desk.world, desk.shop, 'observer')
    const observer = await signIn(desk.world, 'observer@shop.test')
    expect(await names(observer)).toEqual([])
    expect((await observer.attempt(deleteSavedView, { params: view })).status).toBe(404)
    await observer.call(createSavedView, { body: { name: 'Черновики', search: '' } })
    const other = await anAccount(desk.world, 'other')
    const { id } = await desk.world.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', 'editor@shop.test')
      .executeTakeFirstOrThrow()
    await desk.world.db
      .insertInto('member')
      .values({ account_id: other.id, person_id: id, is_owner: 1, created_at: 0 })
      .execute()
    expect((await desk.client.call(listSavedViews, { username: 'other' })).viewList).toEqual([])
    expect(await names()).toEqual(['Черновики'])
  })
})

describe('authors', () => {
  const found = async (term: string) =>
    (await desk.client.call(listPostAuthors, { query: { term } })).authors

  beforeEach(async () => {
    const media = [await aMedia(desk.world, desk.shop)]
    const posts = async (count: number, author_username: string) => {
      for (let made = 0; made < count; made += 1) {
        await aPost(desk.world, desk.shop, { media, author_username })
      }
    }
    await posts(1, 'anna')
    await posts(3, 'Anna_Kitchen')
    await posts(2, 'Ольга Петрова')
    await posts(1, '100%')
    await posts(1, '')
    const other = await anAccount(desk.world, 'other')
    await aPost(desk.world, other, { media, author_username: 'anna' })
  })

  test.each([
    ['', ['Anna_Kitchen', 'Ольга Петрова', '100%', 'anna']],
    ['ANNA', ['Anna_Kitchen', 'anna']],
    ['ольга п', ['Ольга Петрова']],
    [' петров ', ['Ольга Петрова']],
    ['_', ['Anna_Kitchen']],
    ['0%', ['100%']],
    ['%', ['100%']],
    ["'", []],
  ])('are found by “%s” in their name', async (term, names) => {
    expect((await found(term)).map(({ id }) => id)).toEqual(names)
  })

  test('are returned with the number of their posts, twenty at most', async () => {
    expect((await found('anna'))[0]).toEqual({ id: 'Anna_Kitchen', postCount: 3 })
    const media = [await aMedia(desk.world, desk.shop)]
    for (let count = 0; count < 25; count += 1) {
      await aPost(desk.world, desk.shop, { media, author_username: `guest${count}` })
    }
    expect(await found('guest')).toHaveLength(20)
  })
})
