import {
  LINK_EMAIL_PATH,
  LINK_PASSWORD_PATH,
  LINK_PATH,
  FORGOTTEN_PATH,
} from '@/contract/addresses'
import { mailEndpoints } from '@/contract/endpoints/account/mail'
import { userEndpoints } from '@/contract/endpoints/user'
import { CHOSEN, openAccess, post, tokenOf } from '../../../../test/server/accounts/accessDesk'
import { createClient, logIn, signIn, TEST_PASSWORD } from '../../../../test/server/client'
import { aPerson } from '../../../../test/server/factories'
import { changeEmailByOperator } from './operatorEmail'

const { getMail, askEmailChange, cancelEmailChange } = mailEndpoints
const OLD = 'owner@shop.test'
const NEW = 'new@shop.test'
const DAY = 24 * 60 * 60 * 1000

const desk = openAccess()
beforeEach(() => desk.addMail())

const ask = (changes: { email?: string; currentPassword?: string } = {}) =>
  desk.owner.attempt(askEmailChange, {
    body: { email: NEW, currentPassword: TEST_PASSWORD, ...changes },
  })
/** Requests a change; returns the secrets in the letters to both addresses. */
async function asked(email = NEW) {
  expect(await ask({ email })).toMatchObject({ success: true })
  const letters = desk.world.letters.splice(0)
  const secretTo = (address: string) => tokenOf(letters.find(({ to }) => to === address)!.text)
  return { old: secretTo(OLD), new: secretTo(email) }
}
const answer = (token: string, isMine = true, client = createClient(desk.world)) =>
  post(desk, LINK_EMAIL_PATH, { token, isMine }, client)
const codeOf = async (token: string) => (await answer(token)).error?.code
const emails = async () =>
  (await desk.world.db.selectFrom('person').select('email').orderBy('id').execute()).map(
    ({ email }) => email,
  )

test.each([
  ['the old address first', ['old', 'new']],
  ['the new address first', ['new', 'old']],
] as const)('changes the e-mail when both addresses confirm it, %s', async (_order, order) => {
  const elsewhere = await signIn(desk.world, OLD)
  const secrets = await asked()
  const [first, second] = order
  expect((await answer(secrets[first])).body).toEqual({ outcome: 'waiting' })
  expect(await emails()).toEqual([OLD])
  expect((await desk.owner.call(getMail)).mail.change).toMatchObject({
    email: NEW,
    isNewConfirmed: first === 'new',
    isOldConfirmed: first === 'old',
  })
  // Confirmed in the browser of the first session, which stays.
  expect((await answer(secrets[second], true, desk.owner)).body).toEqual({ outcome: 'changed' })
  expect((await desk.owner.call(userEndpoints.getUser)).user.email).toBe(NEW)
  expect((await elsewhere.attempt(userEndpoints.getUser)).status).toBe(401)
  expect((await logIn(createClient(desk.world), OLD, TEST_PASSWORD)).status).toBe(401)
  await signIn(desk.world, NEW)
  expect([await codeOf(secrets.old), await codeOf(secrets.new)]).toEqual(['link-over', 'link-over'])
})

test('describes a link without using it', async () => {
  const secrets = await asked()
  const facts = { purpose: 'email', email: NEW, oldEmail: OLD, isConfirmed: false }
  for (const side of ['old', 'new'] as const) {
    for (const _look of ['once', 'again']) {
      const { body } = await post(desk, LINK_PATH, { token: secrets[side] })
      expect(body).toEqual({ link: { ...facts, side, isSignedIn: false } })
    }
  }
  expect(await emails()).toEqual([OLD])
})

test('counts two confirmations from one address once', async () => {
  const secrets = await asked()
  const both = await Promise.all([answer(secrets.new), answer(secrets.new)])
  expect(both.map(({ body }) => body)).toEqual([{ outcome: 'waiting' }, { outcome: 'waiting' }])
  expect(await emails()).toEqual([OLD])
})

test('changes the e-mail once when both addresses confirm simultaneously', async () => {
  const secrets = await asked()
  const both = await Promise.all([answer(secrets.new), answer(secrets.old)])
  const outcomes = both.map(({ body }) => (body as { outcome: string }).outcome)
  expect(outcomes.toSorted()).toEqual(['changed', 'waiting'])
  expect(await emails()).toEqual([NEW])
  const notes = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', 'person.email')
    .selectAll()
    .execute()
  expect(notes).toHaveLength(1)
})

test('changes nothing and ends all sessions when the old address refuses', async () => {
  const secrets = await asked()
  await answer(secrets.new)
  expect((await answer(secrets.old, false)).body).toEqual({ outcome: 'cancelled' })
  expect(await codeOf(secrets.old)).toBe('link-over')
  expect(await emails()).toEqual([OLD])
  expect((await desk.owner.attempt(userEndpoints.getUser)).status).toBe(401)
})

test('changes nothing and keeps the sessions when the new address refuses', async () => {
  const secrets = await asked()
  expect((await answer(secrets.new, false)).body).toEqual({ outcome: 'cancelled' })
  expect(await codeOf(secrets.old)).toBe('link-over')
  expect((await desk.owner.call(getMail)).mail.change).toBeNull()
})

test('ends the links after a day, after a cancellation and after another request', async () => {
  const cancelled = await asked()
  expect((await desk.owner.call(cancelEmailChange)).mail.change).toBeNull()
  const replaced = await asked()
  const late = await asked('newer@shop.test')
  desk.world.clock.advance(DAY)
  for (const { old, new: fresh } of [cancelled, replaced, late]) {
    expect([await codeOf(old), await codeOf(fresh)]).toEqual(['link-over', 'link-over'])
  }
  expect(await codeOf('guessed')).toBe('link-over')
})

test('stores the secrets as hashes, which open no session', async () => {
  const secrets = await asked()
  const rows = JSON.stringify(await desk.world.db.selectFrom('email_change').selectAll().execute())
  for (const token of [secrets.old, secrets.new]) {
    expect(rows).not.toContain(token)
    const response = await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })
    expect(response.error?.code).toBe('link-over')
  }
})

test('responds alike for the address of another user, and reveals the refusal only to the reader of that mailbox', async () => {
  await aPerson(desk.world, desk.other, 'editor', 'known@shop.test')
  const [free, taken] = [await ask(), await ask({ email: 'known@shop.test' })]
  const shapeOf = ({ body }: { body: unknown }) =>
    JSON.stringify(body).replaceAll(/(new|known)@shop\.test/g, 'x')
  expect(shapeOf(free)).toBe(shapeOf(taken))
  const [, , toOld, toNew] = desk.world.letters
  await answer(tokenOf(toOld!.text))
  expect(await codeOf(tokenOf(toNew!.text))).toBe('email-taken')
  expect(await emails()).toEqual([OLD, 'known@shop.test'])
})

test('ends the password links in the old mailbox after the change', async () => {
  await post(desk, FORGOTTEN_PATH, { email: OLD })
  while (desk.world.letters.length === 0) await new Promise(setImmediate)
  const forgotten = tokenOf(desk.world.letters.splice(0)[0]!.text)
  const secrets = await asked()
  await answer(secrets.old)
  await answer(secrets.new)
  const response = await post(desk, LINK_PASSWORD_PATH, { token: forgotten, ...CHOSEN })
  expect(response.error?.code).toBe('link-over')
})

test.each([
  ['email', 'wrong-email', { email: 'new@shop' }],
  ['email', 'email-same', { email: ' Owner@Shop.test ' }],
  ['current_password', 'empty-field', { currentPassword: '' }],
  ['current_password', 'wrong-current-password', { currentPassword: 'window8' }],
])('refuses a wrong %s (%s)', async (field, code, changes) => {
  expect((await ask(changes)).error).toMatchObject({ field, code })
  expect(desk.world.letters).toEqual([])
})

test('limits guesses of the password and the number of letters', async () => {
  for (let count = 0; count < 5; count += 1) await asked(`new${count}@shop.test`)
  expect((await ask()).error?.code).toBe('letters-too-often')
  const statuses = []
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await ask({ currentPassword: 'guess77' })).status)
  }
  expect(statuses).toContain(429)
  desk.world.clock.advance(DAY)
  await asked()
})

test('ends the change when a letter cannot be sent', async () => {
  desk.world.letters.push = () => {
    throw new Error('The mail server is away')
  }
  expect((await ask()).error?.code).toBe('letter-failed')
  expect(desk.world.reported.splice(0)).toHaveLength(1)
  expect((await desk.owner.call(getMail)).mail.change).toBeNull()
})

test('lets the operator change it immediately, to an unused address only', async () => {
  const secrets = await asked()
  await aPerson(desk.world, desk.other, 'editor', 'known@shop.test')
  const { world } = desk
  expect(await changeEmailByOperator(world, 'nobody@shop.test', NEW)).toBe('unknown')
  expect(await changeEmailByOperator(world, OLD, 'new')).toBe('wrong')
  await expect(changeEmailByOperator(world, OLD, 'known@shop.test')).rejects.toThrow('email-taken')
  expect(await changeEmailByOperator(world, 'Owner@shop.test', ' New@shop.test')).toBe('made')
  expect((await desk.owner.attempt(userEndpoints.getUser)).status).toBe(401)
  expect(await codeOf(secrets.new)).toBe('link-over')
  await signIn(world, NEW)
})
