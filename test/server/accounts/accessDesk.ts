import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { createClient, openResponse, signIn, type Client } from '../client'
import { anAccount, aPerson } from '../factories'
import { createTestWorld, type TestWorld } from '../world'

const { createTeamMembership, createMemberLink, listTeamMemberships } = membershipEndpoints

/** The password that a person sets by a link. */
export const CHOSEN = { password: 'Lemon-12', confirmedPassword: 'Lemon-12' }
export const NINA = 'nina@shop.test'

/** Two accounts and the owner of the first, who manages its people. */
export interface AccessDesk {
  world: TestWorld
  shop: { id: number }
  other: { id: number }
  owner: Client
  editorRole: number
}

async function anAccessDesk(
  changes: Parameters<typeof createTestWorld>[0] = {},
): Promise<AccessDesk> {
  const world = await createTestWorld(changes)
  const shop = await anAccount(world)
  const other = await anAccount(world, 'other')
  await aPerson(world, shop, 'owner')
  const { id: editorRole } = await world.db
    .selectFrom('team_role')
    .where('code', '=', 'editor')
    .select('id')
    .executeTakeFirstOrThrow()
  return { world, shop, other, owner: await signIn(world, 'owner@shop.test'), editorRole }
}

/** Created for each test of the file; read it inside tests and hooks only. */
export function openAccess(): AccessDesk & { addMail: () => Promise<void> } {
  let current: AccessDesk
  beforeEach(async () => {
    current = await anAccessDesk()
  })
  afterEach(() => current.world.dispose())
  return {
    get world() {
      return current.world
    },
    get shop() {
      return current.shop
    },
    get other() {
      return current.other
    },
    get owner() {
      return current.owner
    },
    set owner(client) {
      current.owner = client
    },
    get editorRole() {
      return current.editorRole
    },
    /** Replaces the back office by one that sends emails. */
    async addMail() {
      await current.world.dispose()
      current = await anAccessDesk({ smtpUrl: 'smtp://mail.test' })
    },
  }
}

export const tokenOf = (url: string): string => /#link=(\S+)/.exec(url)![1]!

export const invite = ({ owner, editorRole }: AccessDesk, email = NINA) =>
  owner.call(createTeamMembership, { body: { name: 'Нина', email, roleId: editorRole } })

export async function invited(desk: AccessDesk, email = NINA) {
  const { teamMembership, accessLink } = await invite(desk, email)
  return { id: teamMembership.id, token: tokenOf(accessLink!.secretLink) }
}

/** A request of the landing page, without a session by default. */
export async function post(
  { world }: AccessDesk,
  path: string,
  body: object,
  client = createClient(world),
) {
  const response = await client.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return openResponse(response)
}

/** Requests a link for a member of the first account. */
export async function memberLink({ owner }: AccessDesk, email: string, client = owner) {
  const { teamMemberships } = await owner.call(listTeamMemberships)
  const { id } = teamMemberships.find((member) => member.email === email)!
  return client.attempt(createMemberLink, { params: { id } })
}

export const secretIn = (result: { body: unknown }): string =>
  tokenOf((result.body as { accessLink: { secretLink: string } }).accessLink.secretLink)
