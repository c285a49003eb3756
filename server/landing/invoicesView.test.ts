import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { failureEnvelope, successEnvelope } from '@/contract/envelope'
import { invoicesView } from './invoicesView'
import { text } from './texts'

const INVOICE = {
  number: 7,
  username: 'shop',
  accountName: 'Лён и глина',
  buyer: { name: 'ООО «Ромашка» <b>', inn: '7736050003' },
  amount: 995_050,
  plan: 'start',
  months: 6,
  createdAt: '2026-03-18T12:00:00.000Z',
}

/** Responses of a fake back office, in the order of the requests; `null`: no connection. */
function show(...responses: ([number, unknown] | null)[]) {
  const bodies: unknown[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_path, init) => {
    if (init?.body) bodies.push(JSON.parse(init.body as string))
    const next = responses.shift()
    return next
      ? Promise.resolve(new Response(JSON.stringify(next[1]), { status: next[0] }))
      : Promise.reject(new TypeError('offline'))
  })
  const onSettled = jest.fn()
  const view = invoicesView({ t: (id) => text('ru', id), locale: 'ru', onSettled })
  view.setAttribute('open', '')
  document.body.replaceChildren(view)
  return { user: userEvent.setup(), onSettled, bodies }
}
const list = (...invoices: object[]): [number, unknown] => [
  200,
  successEnvelope({ invoices, paging: { page: 1, pageCount: 1, total: invoices.length } }),
]
const DONE: [number, unknown] = [200, successEnvelope({})]

afterEach(() => {
  jest.restoreAllMocks()
})

test('confirms an invoice after a question that repeats number and amount', async () => {
  const { user, onSettled, bodies } = show(list(INVOICE), DONE, list())
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent('ООО «Ромашка» <b>, ИНН 7736050003')
  const confirm = within(row).getByRole('button', { name: 'Деньги пришли: Счёт № 7' })
  await user.click(confirm)
  expect(row).toHaveTextContent(/Деньги пришли полностью\? .* Счёт № 7, 9\s950,50\s₽/)
  await user.keyboard('{Escape}')
  expect(confirm).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.dblClick(within(row).getByRole('button', { name: 'Подтвердить оплату' }))
  await screen.findByText('Все счета оплачены или отменены.')
  expect(screen.getByText(/^Оплата подтверждена\. Счёт № 7/)).toBeVisible()
  expect(bodies).toEqual([{ action: 'confirm', number: 7, amount: 995_050 }])
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test('shows that another person was first, and reloads the list when the question is closed', async () => {
  const refusal = failureEnvelope('Этот счёт уже подтверждён или отменён')
  const { user } = show(list(INVOICE), [200, refusal], list())
  await user.click(await screen.findByRole('button', { name: 'Отменить: Счёт № 7' }))
  await user.click(screen.getByRole('button', { name: 'Отменить счёт' }))
  await screen.findByText('Этот счёт уже подтверждён или отменён')
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  await screen.findByText('Все счета оплачены или отменены.')
})

test('offers to try again without a connection', async () => {
  const { user } = show(null, list(INVOICE))
  await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('listitem')
})

test('leads to the sign-in page when the session has ended', async () => {
  show([401, failureEnvelope('Войдите')])
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/my/admin')
})
