import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { failureEnvelope, successEnvelope } from '@/contract/envelope'
import { startLanding } from './startLanding'
import type { Link } from './session'

const assign = jest.fn()
const INVITATION: Link = {
  purpose: 'invitation',
  email: 'nina@shop.test',
  accountName: 'Лён и глина',
  username: 'shop',
  needsPassword: true,
  isSignedIn: false,
}
let asked: [string, unknown][]

/** A fake back office: its responses by the end of a path. */
function backOffice(responses: Record<string, object>) {
  asked = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = String(input).split('/').at(-1) ?? ''
    if (init?.body) asked.push([path, JSON.parse(String(init.body))])
    return Promise.resolve(new Response(JSON.stringify(responses[path] ?? successEnvelope({}))))
  })
}

async function show({ hash = '#link=secret', mail = 'on' } = {}) {
  history.replaceState(null, '', `/my/admin${hash}`)
  document.body.innerHTML = '<div id="locales"></div><main id="main"></main><div id="about"></div>'
  Object.assign(document.getElementById('main')!.dataset, { session: 'none', mail })
  localStorage.setItem('vitrina.locale', 'ru')
  await startLanding({ assign })
  return userEvent.setup()
}
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })

afterEach(() => {
  jest.restoreAllMocks()
  assign.mockClear()
})

test('lets an invited person choose a password and opens the shop’s cabinet', async () => {
  backOffice({ look: successEnvelope({ link: INVITATION }) })
  const user = await show()
  expect(screen.getByRole('heading', { name: 'Приглашение' })).toBeVisible()
  expect(screen.getByText('Лён и глина.')).toBeVisible()
  expect(field('Ваша почта')).toHaveValue('nina@shop.test')
  expect(field('Новый пароль')).toHaveFocus()
  await user.type(field('Новый пароль'), 'Lemon-12')
  await user.type(field('Повторите пароль'), 'Lemon-13{Enter}')
  expect(screen.getByText('Пароли не совпадают')).toBeVisible()
  expect(field('Повторите пароль')).toHaveFocus()
  await user.clear(field('Повторите пароль'))
  await user.type(field('Повторите пароль'), 'Lemon-12{Enter}')
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/my/admin/shop/')
  })
  const sent = { token: 'secret', password: 'Lemon-12', confirmedPassword: 'Lemon-12' }
  expect(asked).toEqual([
    ['look', { token: 'secret' }],
    ['password', sent],
  ])
  expect(location.hash).toBe('')
})

test('shows a refusal of the back office at its field', async () => {
  backOffice({
    look: successEnvelope({ link: INVITATION }),
    password: failureEnvelope('Пароль короче 6 символов', {
      code: 'short-password',
      message: 'Пароль короче 6 символов',
      field: 'password',
    }),
  })
  const user = await show()
  await user.type(field('Новый пароль'), 'Lem')
  await user.type(field('Повторите пароль'), 'Lem{Enter}')
  expect(await screen.findByText('Пароль короче 6 символов')).toBeVisible()
  expect(field('Новый пароль')).toBeInvalid()
  expect(field('Новый пароль')).toHaveFocus()
})

test('lets a person with a password accept an invitation by signing in', async () => {
  backOffice({ look: successEnvelope({ link: { ...INVITATION, needsPassword: false } }) })
  const user = await show()
  expect(screen.queryByLabelText('Повторите пароль')).toBeNull()
  await user.type(field('Пароль'), 'my-own-1{Enter}')
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/my/admin/shop/')
  })
  expect(asked.slice(1)).toEqual([
    ['login', { email: 'nina@shop.test', password: 'my-own-1' }],
    ['join', { token: 'secret' }],
  ])
})

test('lets a signed-in person accept an invitation without a password', async () => {
  const link = { ...INVITATION, needsPassword: false, isSignedIn: true }
  backOffice({ look: successEnvelope({ link }) })
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Принять приглашение' }))
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/my/admin/shop/')
  })
})

test('reports an invalid link and returns to the sign-in', async () => {
  backOffice({ look: failureEnvelope('Ссылка больше не действует') })
  const user = await show()
  expect(screen.getByRole('alert')).toHaveTextContent('Ссылка больше не действует')
  await user.click(screen.getByRole('button', { name: 'Вернуться ко входу' }))
  expect(screen.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible()
  expect(location.hash).toBe('')
})

describe('a forgotten password', () => {
  test('requests a link by mail and keeps the typed e-mail', async () => {
    backOffice({})
    const user = await show({ hash: '' })
    await user.type(field('Эл. почта'), 'nina@shop.test')
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    expect(field('Эл. почта')).toHaveValue('nina@shop.test')
    await user.click(screen.getByRole('button', { name: 'Прислать ссылку' }))
    expect(await screen.findByRole('status')).toHaveTextContent('письмо со ссылкой уже в пути')
    expect(asked).toEqual([['forgotten', { email: 'nina@shop.test' }]])
  })

  test('shows whom to contact when mail is not set up', async () => {
    backOffice({})
    const user = await show({ hash: '', mail: 'off' })
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    expect(screen.getByText(/кто управляет пользователями/)).toBeVisible()
    expect(screen.queryByLabelText('Эл. почта')).toBeNull()
  })
})

describe('a link that confirms a change of e-mail', () => {
  const CHANGE = {
    purpose: 'email',
    side: 'old',
    email: 'new@shop.test',
    oldEmail: 'owner@shop.test',
    isConfirmed: false,
  }
  const answered = (outcome: string, changes = {}) => {
    backOffice({
      look: successEnvelope({ link: { ...CHANGE, ...changes } }),
      email: successEnvelope({ outcome }),
    })
    return show()
  }
  const said = () => screen.findByRole('status')

  test.each([
    ['old', 'waiting', 'Осталось подтвердить новый'],
    ['new', 'waiting', 'Осталось подтвердить прежний'],
    ['new', 'changed', 'почта сменилась'],
  ])(
    'confirms the change by the %s address, with the outcome “%s”',
    async (side, outcome, words) => {
      const user = await answered(outcome, { side })
      expect(screen.getByRole('heading', { name: 'Смена почты' })).toHaveFocus()
      expect(screen.getByText('new@shop.test')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
      expect(await said()).toHaveTextContent(words)
      expect(await said()).toHaveFocus()
      expect(asked[1]).toEqual(['email', { token: 'secret', isMine: true }])
      expect(screen.queryByRole('button', { name: 'Это не я' })).toBeNull()
    },
  )

  test('can be refused by a person who did not request the change, and who can then sign in', async () => {
    const user = await answered('cancelled')
    await user.click(screen.getByRole('button', { name: 'Это не я' }))
    expect(await said()).toHaveTextContent('войдите и смените его')
    expect(asked[1]).toEqual(['email', { token: 'secret', isMine: false }])
    await user.click(screen.getByRole('button', { name: 'Вернуться ко входу' }))
    expect(field('Пароль')).toBeVisible()
    expect(location.hash).toBe('')
  })

  test('can still be refused after its address has confirmed the change', async () => {
    await answered('cancelled', { isConfirmed: true })
    expect(await said()).toHaveTextContent('Осталось подтвердить новый')
    expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Это не я' })).toBeVisible()
  })

  test('shows the message of the back office when the confirmation fails', async () => {
    const user = await answered('')
    backOffice({ email: failureEnvelope('Ссылка больше не действует') })
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
    expect(await screen.findByText('Ссылка больше не действует')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Подтвердить' })).toHaveFocus()
  })
})

test('stops the letters of a topic by the link of a letter, once the reader confirms', async () => {
  backOffice({})
  const user = await show({ hash: '#unsubscribe=sealed' })
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Больше не присылать' }))
  expect(await screen.findByRole('status')).toHaveTextContent('таких писем больше не будет')
  expect(asked).toEqual([['unsubscribe?token=sealed', {}]])
})
