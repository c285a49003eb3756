import { PROVIDER_PATHS } from '@/contract/addresses'
import type { AccountPage } from '@/contract/entities/account/provider'
import { openResponse, signIn, type Client, type OpenedResponse } from '../client'
import { anAccount, aPerson } from '../factories'
import { createTestWorld, type TestWorld } from '../world'

export type ProviderCall = Exclude<keyof typeof PROVIDER_PATHS, 'accounts' | 'invoices' | 'reports'>

/** A call of the landing page. */
export async function send(
  client: Client,
  call: ProviderCall,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<OpenedResponse> {
  const response = await client.fetch(PROVIDER_PATHS[call], {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return openResponse(response)
}

/** The accounts that the landing page lists. */
export async function listed(client: Client, query = ''): Promise<AccountPage> {
  const result = await openResponse(await client.fetch(`${PROVIDER_PATHS.accounts}?${query}`))
  if (!result.success) throw new Error(result.statusMessage)
  return result.body as AccountPage
}

/** An account with an owner, and the provider's two people. */
export interface ProviderDesk {
  world: TestWorld
  shop: { id: number }
  owner: Client
  administrator: Client
  moderator: Client
}

async function aProviderDesk(): Promise<ProviderDesk> {
  const world = await createTestWorld()
  const shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  await aPerson(world, shop, 'provider')
  await aPerson(world, shop, 'moderator')
  return {
    world,
    shop,
    owner: await signIn(world, 'owner@shop.test'),
    administrator: await signIn(world, 'provider@shop.test'),
    moderator: await signIn(world, 'moderator@shop.test'),
  }
}

/** Created for each test of the file; read it inside tests and hooks only. */
export function openProvider(): { readonly current: ProviderDesk } {
  let current: ProviderDesk
  beforeEach(async () => {
    current = await aProviderDesk()
  })
  afterEach(() => current.world.dispose())
  return {
    get current() {
      return current
    },
  }
}
