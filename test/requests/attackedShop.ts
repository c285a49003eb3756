import { writePages } from '../pages/writePages'
import type { EndpointName } from '@/contract/endpoints/all'
import { WebFailure } from '../../server/outbound/web'
import { CALLS, type PreparedCall } from '../contract/calls'
import { createClient, signIn, signInVisiting, type Client } from '../server/client'
import { anAccount, anAlbum, aPerson, aPost, aProduct, aWidget } from '../server/factories'
import { vkGroups, withVk } from '../server/web/vk'
import { createTestWorld, type TestWorld } from '../server/world'
import { CALLERS, type RequestCaller } from './generatedRequest'

/** A back office with a person of each role, and records that requests may name. */
export interface AttackedShop {
  world: TestWorld
  clients: ReadonlyMap<RequestCaller, Client>
  /** A call that succeeds, created once for all its variants. */
  goodCall(name: EndpointName): Promise<PreparedCall>
}

export async function anAttackedShop(): Promise<AttackedShop> {
  const world = await createTestWorld()
  await writePages(world.settings.distDir)
  const account = await anAccount(world)
  const other = await anAccount(world, 'other')
  await aPerson(world, other, 'owner', 'outsider@shop.test')
  const clients = new Map<RequestCaller, Client>()
  for (const caller of CALLERS) {
    if (caller === 'visitor') {
      clients.set(caller, createClient(world))
      continue
    }
    if (caller !== 'outsider') await aPerson(world, account, caller)
    const signedIn = caller === 'provider' ? signInVisiting : signIn
    clients.set(caller, await signedIn(world, `${caller}@shop.test`))
  }
  const album = await anAlbum(world, account)
  const product = await aProduct(world, account)
  const posted = { is_published: 1 as const, albums: [album], products: [product] }
  for (let count = 0; count < 3; count += 1) await aPost(world, account, posted)
  await aWidget(world, account, { embed_id: 'embed0', settings: { albums: [album.id] } })
  const calls = new Map<EndpointName, Promise<PreparedCall>>()
  const goodCall = (name: EndpointName) => {
    const known = calls.get(name)
    if (known) return known
    const made = Promise.resolve(CALLS[name](world, account, 'owner@shop.test'))
    calls.set(name, made)
    return made
  }
  for (const name of Object.keys(CALLS) as EndpointName[]) await goodCall(name)
  // Valid calls set VK and the web themselves.
  withVk(world, { administered: vkGroups(2) })
  world.services.web = { read: () => Promise.reject(new WebFailure('unreachable')) }
  return { world, clients, goodCall }
}
