import { screen, waitFor, within } from '@testing-library/react'
import { aSegment } from '../../../test/server/accountFactories'
import { anAlbum, aPost, aProduct, aReview, type TestRole } from '../../../test/server/factories'
import { inDepth } from '../../../test/depth'
import { world } from '../../../test/world'

const ALL = ['owner', 'provider', 'administrator', 'marketer', 'editor', 'observer'] as const
type Role = (typeof ALL)[number] & TestRole
const ADMINISTRATORS: readonly Role[] = ['owner', 'provider', 'administrator']
const SOURCE_MANAGERS: readonly Role[] = [...ADMINISTRATORS, 'marketer']
const EDITORS: readonly Role[] = [...SOURCE_MANAGERS, 'editor']

interface ScreenOfRoles {
  address: string
  heading: string
  /** Content visible to every role once all is loaded: only then is a missing control meaningful. */
  content: string
  /** Roles that may open it; others are redirected with a warning. */
  opens: readonly Role[]
  /**
   * The screen's buttons, links and file fields by name, with the roles that have them; other roles do not see them.
   */
  actions: Record<string, readonly Role[]>
}

/** The table of screens: the roles that see each part and may do each action (product-rules/account.md#roles). */
async function screens({ server, account }: Awaited<ReturnType<typeof world>>) {
  const product = await aProduct(server, account, { name: 'Ваза' })
  const album = await anAlbum(server, account, 'Кухня')
  await aPost(server, account, { text: 'Утро', albums: [album], products: [product] })
  await aReview(server, account)
  await aSegment(server, account)
  const table: ScreenOfRoles[] = [
    {
      address: '/sources',
      heading: 'Источники',
      content: 'Загруженные файлы',
      opens: SOURCE_MANAGERS,
      actions: { 'Подключить сеть': ADMINISTRATORS },
    },
    {
      address: '/integrations',
      heading: 'Интеграции',
      content: 'Каталог товаров',
      opens: ADMINISTRATORS,
      actions: { 'Ссылка на фид': ADMINISTRATORS },
    },
    {
      address: '/products',
      heading: 'Товары',
      content: 'Ваза',
      opens: ALL,
      actions: { 'Выбрать: Ваза': ALL },
    },
    {
      address: `/products/${product.id}`,
      heading: 'Ваза',
      content: 'LG-100',
      opens: ALL,
      actions: { 'Открыть в магазине': ALL, 'Добавить фото товара': ADMINISTRATORS },
    },
    {
      address: '/albums',
      heading: 'Альбомы',
      content: 'Кухня',
      opens: ALL,
      actions: { 'Создать альбом': EDITORS, 'Действия с альбомом Кухня': ALL },
    },
    {
      address: `/albums/${album.id}`,
      heading: 'Кухня',
      content: 'Утро',
      opens: ALL,
      actions: { 'Добавить посты': EDITORS, Переименовать: EDITORS, 'Выбрать: Утро': EDITORS },
    },
    {
      address: '/segments',
      heading: 'Сегменты',
      content: 'VIP',
      opens: EDITORS,
      actions: { 'Создать сегмент': EDITORS },
    },
    {
      address: '/marketplace-review',
      heading: 'Отзывы',
      content: 'Ольга',
      opens: ALL,
      actions: { 'Загрузить отзывы': EDITORS },
    },
  ]
  return table
}

/** Buttons, links and fields of the page's content with this name. */
const named = (name: string) => {
  const content = within(screen.getByRole('main'))
  return [
    ...['button', 'link', 'checkbox', 'textbox'].flatMap((role) =>
      content.queryAllByRole(role, { name }),
    ),
    ...content.queryAllByLabelText(name),
  ]
}

/** The roles that differ most: all rights, all but connecting, and read-only. */
const SAMPLE: readonly Role[] = ['administrator', 'marketer', 'observer']

test.each(inDepth<readonly Role[]>(ALL, SAMPLE))(
  'shows %s on every screen exactly the parts and actions that the role allows',
  async (role) => {
    const w = await world()
    const table = await screens(w)
    const { router } = await w.show('/', { as: role })
    for (const { address, heading, content, opens, actions } of table) {
      await router.navigate(address)
      if (!opens.includes(role)) {
        await screen.findByText('У вас нет прав на этот раздел')
        await screen.findByRole('heading', { level: 1, name: 'Медиатека' })
        expect(router.state.location.pathname).toBe('/')
        await w.user.click(screen.getByRole('button', { name: 'Закрыть' }))
        await waitFor(() => {
          expect(screen.queryByText('У вас нет прав на этот раздел')).not.toBeInTheDocument()
        })
        continue
      }
      await screen.findByRole('heading', { level: 1, name: heading })
      await within(screen.getByRole('main')).findAllByText(content, { exact: false })
      for (const [name, who] of Object.entries(actions)) {
        if (!who.includes(role)) continue
        await waitFor(() => {
          expect(named(name)).not.toEqual([])
        })
        for (const control of named(name)) expect(control).toBeEnabled()
      }
      const forOthers = Object.entries(actions).flatMap(([name, who]) =>
        who.includes(role) ? [] : name,
      )
      expect(forOthers.flatMap(named)).toEqual([])
    }
  },
)
