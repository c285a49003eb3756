import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { endpointPath } from '@/contract/endpoint'
import { userEndpoints } from '@/contract/endpoints/user'
import { SUPPORT_CODE } from '@/contract/entities/account/supportReport'
import { failureEnvelope, successEnvelope } from '@/contract/envelope'
import { RUNTIME_CONFIG_ID } from '@/contract/runtimeConfig'
import { start } from './start'

const network = setupServer()
beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' })
})
afterAll(() => {
  network.close()
})

/** Starts the cabinet with this response to the user data request. */
async function startWith(status: number, body: object) {
  network.use(
    http.get(location.origin + endpointPath(userEndpoints.getUser, 'shop'), () =>
      HttpResponse.json(body, { status }),
    ),
  )
  history.replaceState(null, '', '/my/admin/shop/')
  const config = {
    backOfficeUrl: '',
    widgetUrl: '',
    supportContact: 'help@service.test',
    hasSupportInbox: false,
    sentryDsn: null,
    demoShopUrl: null,
  }
  document.head.innerHTML = `<script type="application/json" id="${RUNTIME_CONFIG_ID}">${JSON.stringify(config)}</script>`
  document.body.innerHTML = '<div id="root"></div>'
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(() => start(document.getElementById('root')!))
  return logged
}

test('shows a special page for an unknown account', async () => {
  const logged = await startWith(404, failureEnvelope('Нет такого аккаунта'))
  await screen.findByText('Аккаунта «shop» не существует')
  expect(screen.getByRole('link', { name: 'К списку аккаунтов' })).toHaveAttribute(
    'href',
    '/my/admin',
  )
  expect(logged).toHaveBeenCalledWith('Failed to initialize application')
})

test('shows the server as unavailable when user data cannot be loaded', async () => {
  await startWith(200, successEnvelope(undefined))
  await screen.findByText('Ошибка, сервер недоступен, попробуйте через несколько секунд')
})

test('logs any other failure of the start and offers a retry instead of an empty page', async () => {
  const logged = await startWith(500, failureEnvelope('Сломалось'))
  await screen.findByRole('button', { name: 'Попробовать снова' })
  const letter = await screen.findByRole('link', { name: 'Написать в поддержку' })
  const { pathname, searchParams } = new URL(letter.getAttribute('href') ?? '')
  expect(pathname).toBe('help@service.test')
  const code = screen.getByRole('status').textContent
  expect(code).toMatch(SUPPORT_CODE)
  expect(searchParams.get('body')).toContain(code)
  expect(searchParams.get('body')).toContain('/my/admin/shop/')
  expect(logged).toHaveBeenCalledWith('Failed to initialize application')
})
