import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { failureEnvelope, successEnvelope } from '@/contract/envelope'
import { startLanding } from './startLanding'
import { returnPath } from './session'

const account = (username: string) => ({
  username,
  name: `Магазин ${username}`,
  role: 'owner',
  suspendedReason: null,
  deletesAt: null,
})
const assign = jest.fn()

/** A fake back office: the signed-in user, and the response to the sign-in. */
function backOffice({ accounts = [account('demo')], isSignedIn = false, locale = 'ru' } = {}) {
  let signedIn = isSignedIn
  const response = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = String(input)
    if (path.endsWith('/logout')) {
      signedIn = false
      return Promise.resolve(response(200, successEnvelope({})))
    }
    if (path.endsWith('/login')) {
      const { password } = JSON.parse(String(init?.body)) as { password: string }
      signedIn = password === 'vitrina'
      return Promise.resolve(
        signedIn
          ? response(200, successEnvelope({}))
          : response(401, failureEnvelope('Неверная почта или пароль')),
      )
    }
    return Promise.resolve(
      signedIn
        ? response(200, successEnvelope({ accounts, isProvider: false, locale }))
        : response(401, failureEnvelope('Войдите')),
    )
  })
}

async function show(search = '', session = 'open') {
  history.replaceState(null, '', `/my/admin${search}`)
  document.body.innerHTML = '<div id="locales"></div><main id="main"></main><div id="about"></div>'
  document.getElementById('main')!.dataset.session = session
  localStorage.setItem('vitrina.locale', 'ru')
  await startLanding({ assign })
  return userEvent.setup()
}

async function signIn(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.type(screen.getByLabelText('Эл. почта'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Пароль', { selector: 'input' }), password)
  await user.click(screen.getByRole('button', { name: 'Войти' }))
}

afterEach(() => {
  jest.restoreAllMocks()
  assign.mockClear()
})

test.each([
  ['?reason=unknown', 'Неизвестная ошибка, попробуйте позже'],
  ['?reason=forbidden', 'У вас нет прав на это действие. Обратитесь к администратору.'],
  ['?reason=forbidden&message=Нельзя', 'Нельзя'],
])('shows the reason to a person redirected with %s', async (search, words) => {
  backOffice({ isSignedIn: true })
  await show(search)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('opens the account after the sign-in when the person has only one account', async () => {
  backOffice()
  const user = await show()
  await signIn(user, 'vitrina')
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/my/admin/demo/')
  })
})

test('shows a wrong password and keeps the input', async () => {
  backOffice()
  const user = await show()
  await signIn(user, 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверная почта или пароль')
  expect(screen.getByLabelText('Эл. почта')).toHaveValue('owner@demo.test')
  expect(assign).not.toHaveBeenCalled()
})

test('shows how long to wait after too many attempts, and then allows another attempt', async () => {
  backOffice()
  const user = await show()
  await screen.findByLabelText('Эл. почта')
  jest.mocked(fetch).mockResolvedValueOnce(
    new Response(JSON.stringify(failureEnvelope('Попробуйте ещё раз через 15 секунд')), {
      status: 429,
      headers: { 'Retry-After': '15' },
    }),
  )
  await signIn(user, 'vitrina')
  expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте ещё раз через 15 секунд')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/my/admin/demo/')
  })
})

test('shows the reason when the browser refuses the cookie of the session', async () => {
  backOffice()
  const user = await show()
  await screen.findByLabelText('Эл. почта')
  jest
    .mocked(fetch)
    .mockResolvedValueOnce(new Response(JSON.stringify(successEnvelope({}))))
    .mockResolvedValueOnce(
      new Response(JSON.stringify(failureEnvelope('Войдите')), { status: 401 }),
    )
  await signIn(user, 'vitrina')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Браузер не сохраняет cookie/)
  expect(screen.getByLabelText('Эл. почта')).toHaveValue('owner@demo.test')
  expect(assign).not.toHaveBeenCalled()
})

test('marks empty fields and sends no request', async () => {
  backOffice()
  const user = await show('', 'none')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(screen.getAllByText('Заполните это поле')).toHaveLength(2)
  expect(screen.getByLabelText('Эл. почта')).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test('lists several accounts and returns to the form after signing out', async () => {
  backOffice({ accounts: [account('demo'), account('other')], isSignedIn: true })
  const user = await show()
  expect(screen.getByRole('link', { name: /Магазин other/ })).toHaveAttribute(
    'href',
    '/my/admin/other/',
  )
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByLabelText('Эл. почта')).toBeVisible()
})

test('speaks the language of the signed-in person until another one is chosen', async () => {
  backOffice({ accounts: [account('demo'), account('other')], isSignedIn: true, locale: 'en' })
  const user = await show()
  expect(screen.getByRole('heading', { name: 'Your accounts' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  await user.click(screen.getByRole('button', { name: /RU$/ }))
  expect(screen.getByRole('heading', { name: 'Ваши аккаунты' })).toBeVisible()
})

test('keeps the language that was chosen before signing in', async () => {
  backOffice({ accounts: [account('demo'), account('other')], locale: 'en' })
  const user = await show()
  await user.click(await screen.findByRole('button', { name: /RU$/ }))
  await signIn(user, 'vitrina')
  expect(await screen.findByRole('heading', { name: 'Ваши аккаунты' })).toBeVisible()
})

test('shows the reason of a refusal as plain text', async () => {
  backOffice({ isSignedIn: true })
  await show(`?reason=forbidden&message=${encodeURIComponent('<b>Нет прав</b>')}`)
  expect(screen.getByRole('alert')).toHaveTextContent('<b>Нет прав</b>')
})

test('switches to English and keeps the input', async () => {
  backOffice()
  const user = await show()
  await user.type(screen.getByLabelText('Эл. почта'), 'a@b.ru')
  await user.type(screen.getByLabelText('Пароль', { selector: 'input' }), 'vitrina')
  await user.click(screen.getByRole('button', { name: /EN/ }))
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('vitrina')
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.ru')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
})

test.each([
  ['?return=/my/admin/demo/%23/albums', '/my/admin/demo/#/albums'],
  ['?return=https://evil.example/my/admin/demo/', null],
  ['?return=//evil.example/my/admin/demo/', null],
  ['?return=/elsewhere', null],
  ['', null],
])('redirects only to an address of the cabinet: %s', (search, expected) => {
  expect(returnPath(search, 'https://cabinet.example')).toBe(expected)
})

test('describes Vitrina beside the form, in the page’s language, with the support contact', async () => {
  backOffice()
  const user = await show('', 'none')
  expect(screen.getByRole('heading', { name: 'Фото покупателей, которые продают' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: 'Написать в поддержку' })).toBeNull()
  document.getElementById('main')!.dataset.support = encodeURIComponent('help@shop.test')
  await user.click(screen.getByRole('button', { name: /EN$/ }))
  screen.getByRole('heading', { name: 'Customer photos that sell' })
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:help@shop.test',
  )
})

test('shows a person of the provider all accounts, with hostile names as text, and opens one with a reason', async () => {
  const meter = { used: 1, limit: 5 }
  const listed = {
    username: 'evil',
    name: '<img src=x onerror=alert(1)>',
    ownerEmail: 'a@b.test',
    isOwnerInvited: false,
    state: 'suspended',
    paidUntil: '2026-03-01',
    plan: 'start',
    usage: { visitors: meter, loads: meter, widgets: meter, storage: meter },
    seenAt: null,
    suspendedReason: '<b>Жалоба</b>',
    visitUntil: null,
  }
  const sent: unknown[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = String(input)
    if (init?.body) sent.push([path, JSON.parse(String(init.body))])
    const body = path.startsWith('/my/admin/provider/accounts')
      ? {
          accounts: [listed],
          paging: { page: 1, pageCount: 1, total: 1 },
          plans: ['start'],
          isAdministrator: false,
          hasTips: false,
        }
      : path === '/my/admin/accounts'
        ? { accounts: [], isProvider: true, locale: 'ru' }
        : {}
    return Promise.resolve(new Response(JSON.stringify(successEnvelope(body))))
  })
  const user = await show('?open=evil')
  expect(await screen.findByRole('heading', { name: listed.name })).toBeVisible()
  expect(screen.getByText('<b>Жалоба</b>')).toBeVisible()
  expect(document.querySelector('img, b')).toBeNull()
  expect(screen.queryByRole('button', { name: /Приостановить|Вернуть|Тариф|Создать/ })).toBeNull()
  const reason = await screen.findByLabelText(/^Зачем вы открываете/)
  expect(reason).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Открыть на 8 часов' }))
  expect(screen.getByText('Заполните это поле')).toBeVisible()
  await user.type(reason, 'Просьба{Enter}')
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/my/admin/evil/')
  })
  expect(sent).toEqual([['/my/admin/provider/visit', { username: 'evil', reason: 'Просьба' }]])
})
