import userEvent from '@testing-library/user-event'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { TEST_AD, testPost } from '../testing/payload'
import { isFollowed, stayOnPage, stubDialogs } from '../testing/browser'
import { emptyRoot, openTestPopup } from '../testing/popup'

stubDialogs()
let root: ShadowRoot
let leaveLinks: () => void
const open = (changes: Partial<WidgetPost>, { followLinks = true } = {}) =>
  openTestPopup(root, [testPost(1, changes)], { followLinks })

beforeEach(() => {
  root = emptyRoot()
  leaveLinks = stayOnPage()
})
afterEach(() => leaveLinks())

describe('the author', () => {
  const linked = { name: 'Анна', link: 'https://social.example/anna' }

  test('links to the author’s page in another tab, without a referrer or an opener', () => {
    const link = open({ author: linked }).getByRole('link', { name: 'Анна' })
    expect(link).toHaveAttribute('href', linked.link)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')?.split(' ')).toEqual(['noopener', 'nofollow'])
  })

  test('is a link that works in a shop but not in a preview', () => {
    const shop = open({ author: linked })
    expect(isFollowed(shop.getByRole('link', { name: 'Анна' }))).toBe(true)
    root = emptyRoot()
    const preview = open({ author: linked }, { followLinks: false })
    expect(isFollowed(preview.getByRole('link', { name: 'Анна' }))).toBe(false)
  })

  test.each([null, 'javascript:alert(1)'])('with the page %j is plain text', (link) => {
    const dialog = open({ author: { name: 'Анна', link } })
    expect(dialog.getByText('Анна')).toBeVisible()
    expect(dialog.queryByRole('link', { name: 'Анна' })).toBeNull()
  })

  test.each([
    ['анна', 'А'],
    ['«7 ветров»', '7'],
    ['🌷', '·'],
  ])('of %s has the icon %s, which screen readers ignore', (name, sign) => {
    const initial = open({ author: { name, link: null } }).getByText(sign)
    expect(initial).toHaveAttribute('aria-hidden', 'true')
  })

  test.each([null, { name: '  ', link: linked.link }])(
    'is omitted without a name: %j',
    (author) => {
      open({ author })
      expect(root.querySelector('.initial')).toBeNull()
      expect(root.querySelector('.author')).toBeNull()
    },
  )
})

describe('the day of a post', () => {
  test("is formatted in the widget's language", () => {
    const day = open({ createdAt: '2026-09-14T10:00:00Z' }).getByText(/14 сентября 2026/)
    expect(day).toHaveAttribute('datetime', '2026-09-14T10:00:00Z')
  })

  test('is omitted when the date is invalid', () => {
    open({ createdAt: 'yesterday' })
    expect(root.querySelector('time')).toBeNull()
  })
})

describe('the text of a post', () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const heights = (scroll: number, client: number) => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scroll)
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(client)
  }
  afterEach(() => jest.restoreAllMocks())

  test('is folded when it does not fit, and can be unfolded and folded again', async () => {
    heights(200, 100)
    const dialog = open({ text: 'Утро' })
    await frame()
    const text = dialog.getByText('Утро')
    const toggle = dialog.getByRole('button', { name: 'Читать дальше' })
    expect(text).toHaveClass('is-folded')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    expect(text).not.toHaveClass('is-folded')
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(toggle).toHaveTextContent('Свернуть')
    await userEvent.click(toggle)
    expect(text).toHaveClass('is-folded')
    expect(toggle).toHaveTextContent('Читать дальше')
  })

  test('has no toggle when the text fits, or before the text is measured', async () => {
    heights(100, 100)
    open({ text: 'Утро' })
    const toggle = root.querySelector('.toggle')
    expect(toggle).toHaveAttribute('hidden')
    await frame()
    expect(toggle).toHaveAttribute('hidden')
  })

  test('is omitted when blank', () => {
    open({ text: ' \n ' })
    expect(root.querySelector('.text')).toBeNull()
  })
})

test('shows no note of an advertisement without one', () => {
  open({ ad: { ...TEST_AD, note: '  ' } })
  expect(root.querySelector('.ad')).not.toBeNull()
  expect(root.querySelector('.ad-note')).toBeNull()
})
