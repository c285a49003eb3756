import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LANDING_PATH, LOGIN_PATH } from '@/contract/addresses'
import { decodePictures, photo } from '../../../test/browserFiles'
import { comeBack } from '../../../test/comeBack'
import { respondsWithStatus, unreachable } from '../../../test/failures'
import { loseResponses } from '../../../test/loseResponses'
import { TEST_PASSWORD } from '../../../test/server/client'
import { aPerson, anAccount } from '../../../test/server/factories'
import { world, type ScreenWorld } from '../../../test/world'
import { click, openPost, postText, STEPS, type Step } from './testing/interruptedSteps'

const UNAVAILABLE = 'Сервер сейчас недоступен. Попробуйте ещё раз через минуту'

beforeEach(decodePictures)
afterEach(() => {
  jest.restoreAllMocks()
})

const signIn = (as = 'owner') =>
  fetch(location.origin + LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${as}@shop.test`, password: TEST_PASSWORD }),
  })

/**
 * Presses while the server is unavailable or does not answer, without a connection, without a response to what was
 * saved, and without a session; each time the work stays.
 */
async function interrupt(w: ScreenWorld, { endpoint, params = {}, press, kept }: Step) {
  const isGone = (dialog: HTMLElement) =>
    waitFor(() => {
      expect(dialog).not.toBeInTheDocument()
    })
  const mend = w.answer(endpoint, params, respondsWithStatus(503, UNAVAILABLE))
  await press()
  await screen.findAllByText(UNAVAILABLE)
  kept()
  mend()

  const limit = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const answer = w.answer(endpoint, params, () => new Promise(() => undefined))
  await press()
  limit.abort(new DOMException('', 'TimeoutError'))
  await screen.findAllByText(/сервер недоступен|Ошибка\. Попробуйте еще раз/)
  kept()
  timeout.mockRestore()
  answer()

  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const connect = w.answer(endpoint, params, unreachable)
  await press()
  const offline = await screen.findByRole('dialog', { name: 'Нет соединения' })
  within(offline).getByText(/Всё, что не сохранено и не отправлено, останется на месте/)
  online.mockReturnValue(true)
  connect()
  await w.user.click(within(offline).getByRole('button', { name: 'Попробовать снова' }))
  await isGone(offline)
  kept()

  const lost = loseResponses(w, endpoint, params)
  await press()
  await screen.findAllByText(/сервер недоступен|Ошибка\. Попробуйте еще раз/)
  kept()
  lost()

  await w.server.db.deleteFrom('session').execute()
  await press()
  const signedOut = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
  within(signedOut).getByText(/Всё, что вы сделали на этой странице, на месте/)
  await signIn()
  await w.user.click(within(signedOut).getByRole('button', { name: 'Продолжить' }))
  await isGone(signedOut)
  kept()
}

test.each(Object.keys(STEPS))(
  '%s survives an unavailable and a silent server, a lost connection and response, and an ended session, and succeeds once',
  async (name) => {
    const w = await world()
    const step = await STEPS[name]!(w)
    await interrupt(w, step)
    await step.press()
    await step.done()
    expect(await step.stored()).toEqual(step.expected)
    expect(w.left).toEqual([])
  },
)

test('uploads that an ended session has stopped go on by themselves after signing in', async () => {
  const w = await world()
  await w.show('/')
  await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
  await w.server.db.deleteFrom('session').execute()
  await w.user.upload(await screen.findByTestId('post-files'), [
    await photo('а.jpg'),
    await photo('б.jpg'),
    await photo('в.jpg'),
  ])
  const dialog = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
  await signIn()
  await w.user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
  await screen.findByText('Загружено 3 из 3')
})

describe('when another person signs in instead', () => {
  /** The owner has changed a post, and another person has taken over the browser. */
  async function takenOver(as: 'editor' | 'stranger') {
    const w = await world()
    const other = as === 'editor' ? w.account : await anAccount(w.server, 'shop2')
    await aPerson(w.server, other, 'marketer')
    await openPost(w)
    fireEvent.change(postText(), { target: { value: 'Вечер' } })
    await w.server.db.deleteFrom('session').execute()
    await click(w, 'Сохранить')
    const dialog = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
    await signIn('marketer')
    await w.user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
    await waitFor(() => {
      expect(w.left).toHaveLength(1)
    })
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return { ...w, isAsked: closing.defaultPrevented }
  }

  test.each([
    ['a member of the team starts afresh', 'editor', 'reload'],
    ['a person without access to the account is led to theirs', 'stranger', LANDING_PATH],
  ] as const)('%s, and sees nothing of the work', async (_what, as, left) => {
    const w = await takenOver(as)
    expect(w.left).toEqual([left])
    expect(w.isAsked).toBe(false)
    expect(document.body).not.toHaveTextContent(/Вечер|Кухня/)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect([...w.drafts().keys()].filter((key) => !key.includes('owner@shop.test'))).toEqual([])
  })

  test('in another tab, leaves the page when it is looked at', async () => {
    const w = await world()
    await aPerson(w.server, w.account, 'marketer')
    await openPost(w)
    fireEvent.change(postText(), { target: { value: 'Вечер' } })
    await signIn('marketer')
    comeBack()
    await waitFor(() => {
      expect(w.left).toEqual(['reload'])
    })
    expect(document.body).not.toHaveTextContent('Вечер')
  })
})
