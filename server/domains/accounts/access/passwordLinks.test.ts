import { FORGOTTEN_PATH, LINK_JOIN_PATH, LINK_PASSWORD_PATH, LINK_PATH } from '@/contract/addresses'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import {
  CHOSEN,
  memberLink,
  openAccess,
  post,
  secretIn,
  tokenOf,
} from '../../../../test/server/accounts/accessDesk'
import { createClient, signIn, TEST_PASSWORD } from '../../../../test/server/client'
import { aPerson } from '../../../../test/server/factories'
import { operatorLink } from './passwordLinks'

const { createTeamMembership, deleteTeamMembership, listTeamMemberships, updatePassword } =
  membershipEndpoints
const DAY = 24 * 60 * 60 * 1000

const desk = openAccess()

describe('a password link created by a user manager', () => {
  test('sets the password, ends the person’s sessions and signs in', async () => {
    await aPerson(desk.world, desk.shop, 'editor')
    const before = await signIn(desk.world, 'editor@shop.test')
    const token = secretIn(await memberLink(desk, 'editor@shop.test'))
    const here = createClient(desk.world)
    expect((await post(desk, LINK_PATH, { token })).body).toMatchObject({
      link: { purpose: 'password', email: 'editor@shop.test', needsPassword: true },
    })
    await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN }, here)
    expect((await before.attempt(userEndpoints.getUser)).status).toBe(401)
    expect((await here.attempt(userEndpoints.getUser)).status).toBe(200)
    expect((await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })).error?.code).toBe(
      'link-over',
    )
  })

  test('expires after a day', async () => {
    await aPerson(desk.world, desk.shop, 'editor')
    const token = secretIn(await memberLink(desk, 'editor@shop.test'))
    desk.world.clock.advance(DAY - 1)
    expect((await post(desk, LINK_PATH, { token })).success).toBe(true)
    desk.world.clock.advance(1)
    expect((await post(desk, LINK_PATH, { token })).error?.code).toBe('link-over')
  })

  test('is refused for a member who also belongs to another account', async () => {
    const person = await aPerson(desk.world, desk.shop, 'editor')
    await desk.world.db
      .insertInto('member')
      .values({ account_id: desk.other.id, person_id: person.id, created_at: 0 })
      .execute()
    expect((await memberLink(desk, 'editor@shop.test')).error?.code).toBe('link-not-yours')
  })

  /** The error code of a link; undefined while it is valid. */
  const lookAt = async (token: string) => (await post(desk, LINK_PATH, { token })).error?.code

  test('is invalid once the person joins another account', async () => {
    await aPerson(desk.world, desk.other, 'owner', 'owner@other.test')
    const other = await signIn(desk.world, 'owner@other.test')
    await aPerson(desk.world, desk.shop, 'editor')
    const token = secretIn(await memberLink(desk, 'editor@shop.test'))
    const { accessLink } = await other.call(createTeamMembership, {
      username: 'other',
      body: { name: 'Нина', email: 'editor@shop.test', roleId: desk.editorRole },
    })
    expect(await lookAt(token)).toBeUndefined()
    const editor = await signIn(desk.world, 'editor@shop.test')
    const invitation = tokenOf(accessLink!.secretLink)
    await post(desk, LINK_JOIN_PATH, { token: invitation }, editor)
    expect(await lookAt(token)).toBe('link-over')
  })

  test('is invalid once the person is removed', async () => {
    await aPerson(desk.world, desk.shop, 'editor')
    const token = secretIn(await memberLink(desk, 'editor@shop.test'))
    const { teamMemberships } = await desk.owner.call(listTeamMemberships)
    const { id } = teamMemberships.find(({ email }) => email === 'editor@shop.test')!
    await desk.owner.call(deleteTeamMembership, { params: { id } })
    expect(await lookAt(token)).toBe('link-over')
  })

  test('is invalid once the person changed the password', async () => {
    await aPerson(desk.world, desk.shop, 'editor')
    const token = secretIn(await memberLink(desk, 'editor@shop.test'))
    const editor = await signIn(desk.world, 'editor@shop.test')
    await editor.call(updatePassword, { body: { currentPassword: TEST_PASSWORD, ...CHOSEN } })
    expect(await lookAt(token)).toBe('link-over')
  })

  test('cannot be created by an administrator for an owner, nor by anyone for themselves', async () => {
    await aPerson(desk.world, desk.shop, 'administrator')
    const administrator = await signIn(desk.world, 'administrator@shop.test')
    const ofOwner = await memberLink(desk, 'owner@shop.test', administrator)
    const ofSelf = await memberLink(desk, 'administrator@shop.test', administrator)
    expect([ofOwner.error?.code, ofSelf.error?.code]).toEqual(['owner-is-protected', 'own-link'])
  })
})

describe('a forgotten password', () => {
  const letters = async (count: number) => {
    while (desk.world.letters.length < count) await new Promise(setImmediate)
    return desk.world.letters
  }

  test('has the same response for an unknown e-mail and sends one email to an existing person', async () => {
    await desk.addMail()
    const responses = [
      await post(desk, FORGOTTEN_PATH, { email: 'nobody@shop.test' }),
      await post(desk, FORGOTTEN_PATH, { email: ' Owner@Shop.test ' }),
    ]
    expect(responses[0]).toEqual(responses[1])
    const [letter] = await letters(1)
    expect(letter).toMatchObject({ to: 'owner@shop.test', subject: 'Новый пароль в Vitrina' })
    const token = tokenOf(letter!.text)
    expect((await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })).success).toBe(true)
    expect((await desk.owner.attempt(userEndpoints.getUser)).status).toBe(401)
    await signIn(desk.world, 'owner@shop.test', 'Lemon-12')
    expect(desk.world.letters).toHaveLength(1)
  })

  test('sends one person three emails an hour at most', async () => {
    await desk.addMail()
    for (let minute = 0; minute < 20; minute += 1) {
      await post(desk, FORGOTTEN_PATH, { email: 'owner@shop.test' })
      desk.world.clock.advance(61_000)
      await letters(Math.min(minute + 1, 3))
    }
    expect(desk.world.letters).toHaveLength(3)
  })

  test('accepts three requests a minute at most', async () => {
    await desk.addMail()
    const statuses = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await post(desk, FORGOTTEN_PATH, { email: 'nobody@shop.test' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('shows whom to contact when mail is not set up', async () => {
    expect((await post(desk, FORGOTTEN_PATH, { email: 'owner@shop.test' })).error?.code).toBe(
      'no-mail',
    )
  })

  test('of an owner is reset by a link that the server’s operator creates', async () => {
    const link = await operatorLink(desk.world, ' Owner@shop.test')
    expect(await operatorLink(desk.world, 'nobody@shop.test')).toBeNull()
    const token = tokenOf(link!.url)
    expect((await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })).success).toBe(true)
    await signIn(desk.world, 'owner@shop.test', 'Lemon-12')
  })
})
