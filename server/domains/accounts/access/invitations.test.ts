import { LINK_JOIN_PATH, LINK_PASSWORD_PATH, LINK_PATH } from '@/contract/addresses'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import {
  CHOSEN,
  invite,
  invited,
  memberLink,
  NINA,
  openAccess,
  post,
  secretIn,
} from '../../../../test/server/accounts/accessDesk'
import { createClient, logIn, signIn } from '../../../../test/server/client'
import { aPerson, type TestRole } from '../../../../test/server/factories'

const { createTeamMembership, listTeamMemberships, deleteTeamMembership } = membershipEndpoints
const DAY = 24 * 60 * 60 * 1000

const desk = openAccess()

describe('an invitation', () => {
  test('lets a new person choose a password and signs the person in', async () => {
    const { token } = await invited(desk)
    expect((await post(desk, LINK_PATH, { token })).body).toEqual({
      link: {
        purpose: 'invitation',
        email: NINA,
        accountName: 'Магазин shop',
        username: 'shop',
        needsPassword: true,
        isSignedIn: false,
      },
    })
    const nina = createClient(desk.world)
    expect(await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN }, nina)).toMatchObject({
      success: true,
    })
    const { user } = await nina.call(userEndpoints.getUser)
    expect(user).toMatchObject({ email: NINA, name: 'Нина' })
    await signIn(desk.world, NINA, 'Lemon-12')
    const { teamMemberships } = await desk.owner.call(listTeamMemberships)
    expect(teamMemberships.map(({ email, isInvited }) => [email, isInvited])).toEqual([
      ['owner@shop.test', false],
      [NINA, false],
    ])
  })

  test('has the same response for existing and unknown people', async () => {
    await aPerson(desk.world, desk.other, 'editor', 'known@shop.test')
    const responses = [await invite(desk, NINA), await invite(desk, 'known@shop.test')]
    const [one, two] = responses.map(({ teamMembership, accessLink }) => [
      { ...teamMembership, id: 0, email: '' },
      { ...accessLink, secretLink: accessLink?.secretLink.length },
    ])
    expect(one).toEqual(two)
  })

  test.each<TestRole>(['editor', 'nobody'])(
    'of an existing person (%s) is accepted by signing in with their own password',
    async (place) => {
      await aPerson(desk.world, desk.other, place, NINA)
      const { token } = await invited(desk)
      expect((await post(desk, LINK_PATH, { token })).body).toMatchObject({
        link: { needsPassword: false },
      })
      expect((await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })).error?.code).toBe(
        'link-needs-sign-in',
      )
      expect((await logIn(createClient(desk.world), NINA, 'Lemon-12')).status).toBe(401)
      expect((await post(desk, LINK_JOIN_PATH, { token })).status).toBe(401)
      const nina = await signIn(desk.world, NINA)
      expect((await nina.attempt(userEndpoints.getUser)).status).toBe(403)
      expect((await post(desk, LINK_JOIN_PATH, { token }, nina)).success).toBe(true)
      expect((await nina.call(userEndpoints.getUser)).user.name).toBe(NINA)
    },
  )

  test('is audited in its account when anyone accepts it', async () => {
    const known = await aPerson(desk.world, desk.other, 'editor', 'known@shop.test')
    const { token } = await invited(desk)
    await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })
    const second = await invited(desk, 'known@shop.test')
    const client = await signIn(desk.world, 'known@shop.test')
    await post(desk, LINK_JOIN_PATH, { token: second.token }, client)
    const rows = await desk.world.db
      .selectFrom('audit')
      .where('action', '=', 'member.join')
      .orderBy('id')
      .selectAll()
      .execute()
    const nina = await desk.world.db
      .selectFrom('person')
      .where('email', '=', NINA)
      .select('id')
      .executeTakeFirstOrThrow()
    expect(rows.map(({ person_id }) => person_id)).toEqual([nina.id, known.id])
    for (const { account_id, entity, entity_id, person_id, detail } of rows) {
      expect({ account_id, entity, entity_id }).toEqual({
        account_id: desk.shop.id,
        entity: 'person',
        entity_id: String(person_id),
      })
      expect(detail).toBe('{"byLink":true}')
    }
  })

  test('is valid for its own e-mail only', async () => {
    await aPerson(desk.world, desk.other, 'editor', NINA)
    await aPerson(desk.world, desk.other, 'editor', 'thief@other.test')
    const { token } = await invited(desk)
    const thief = await signIn(desk.world, 'thief@other.test')
    expect((await post(desk, LINK_JOIN_PATH, { token }, thief)).error?.code).toBe('link-of-another')
    expect(
      (await post(desk, LINK_JOIN_PATH, { token }, await signIn(desk.world, NINA))).success,
    ).toBe(true)
  })

  test('is accepted once, even on concurrent requests', async () => {
    const { token } = await invited(desk)
    const responses = await Promise.all(
      [1, 2].map(() => post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })),
    )
    expect(responses.map(({ success }) => success).sort()).toEqual([false, true])
    expect((await post(desk, LINK_PATH, { token })).error?.code).toBe('link-over')
  })

  test('expires after a week and can be replaced', async () => {
    const { token } = await invited(desk)
    desk.world.clock.advance(7 * DAY - 1)
    expect((await post(desk, LINK_PATH, { token })).success).toBe(true)
    desk.world.clock.advance(1)
    expect((await post(desk, LINK_PATH, { token })).error?.code).toBe('link-over')
    expect((await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })).error?.code).toBe(
      'link-over',
    )
    desk.owner = await signIn(desk.world, 'owner@shop.test')
    const again = secretIn(await memberLink(desk, NINA))
    expect((await post(desk, LINK_PASSWORD_PATH, { token: again, ...CHOSEN })).success).toBe(true)
  })

  test('is invalid once it is withdrawn', async () => {
    const { id, token } = await invited(desk)
    await desk.owner.call(deleteTeamMembership, { params: { id } })
    expect((await post(desk, LINK_PATH, { token })).error?.code).toBe('link-over')
  })

  test('is stored only as a hash', async () => {
    const { token } = await invited(desk)
    const rows = await desk.world.db.selectFrom('access_link').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each([
    ['password', 'short-password', { password: 'Lem12' }],
    ['confirmed_password', 'not-equal-password', { confirmedPassword: 'Lemon-13' }],
  ])('stays valid after a wrong %s', async (field, code, changes) => {
    const { token } = await invited(desk)
    const response = await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN, ...changes })
    expect(response.error).toMatchObject({ field, code })
    expect((await post(desk, LINK_PASSWORD_PATH, { token, ...CHOSEN })).success).toBe(true)
  })

  test('is sent by mail when mail is set up', async () => {
    await desk.addMail()
    const { accessLink } = await invite(desk)
    expect(accessLink).toMatchObject({ isSent: true })
    expect(desk.world.letters).toEqual([
      {
        to: NINA,
        subject: 'Приглашение в «Магазин shop»',
        text: expect.stringContaining(accessLink!.secretLink) as string,
        html: expect.stringContaining(accessLink!.secretLink) as string,
      },
    ])
  })

  test('is shown to its sender, to be passed on by hand, when the mail server refuses it', async () => {
    await desk.addMail()
    desk.world.letters.push = () => {
      throw new Error('The mail server is away')
    }
    expect((await invite(desk)).accessLink).toMatchObject({ isSent: false })
    expect(desk.world.reported.splice(0)).toHaveLength(1)
  })

  test('cannot be created beyond the limit of an account', async () => {
    const statuses = []
    for (let count = 0; count < 21; count += 1) {
      const body = { name: 'Нина', email: `nina${count}@shop.test`, roleId: desk.editorRole }
      statuses.push((await desk.owner.attempt(createTeamMembership, { body })).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

test.each([[{}], [{ token: 1 }], [{ token: '' }], [{ token: 'x'.repeat(300) }]])(
  'refuses a malformed invitation token: %j',
  async (body) => {
    const responses = [
      await post(desk, LINK_PATH, body),
      await post(desk, LINK_PASSWORD_PATH, { ...body, ...CHOSEN }),
      await post(desk, LINK_JOIN_PATH, body, desk.owner),
    ]
    for (const { success, status } of responses) {
      expect({ success, isServerFault: status >= 500 }).toEqual({
        success: false,
        isServerFault: false,
      })
    }
  },
)
