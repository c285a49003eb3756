import { FACEBOOK_RETURN_PATH } from '@/contract/addresses'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/sources/integration'
import { readService } from '../../../server/outbound/readService'
import { sendForm } from '../../../server/outbound/sendForm'
import { jpeg } from '../pictures'
import { readingDesk, type ReadingDesk } from '../feeds/readingDesk'
import type { ShopDesk } from '../shopDesk'
import { video } from '../video'
import { playInternet } from '../web/internet'
import { createMetaNetwork, signInAtMeta, type MetaMedia, type MetaNetwork } from './metaNetwork'
import { metaServer, type Files } from './metaServer'

export interface MetaDesk extends ReadingDesk {
  meta: MetaNetwork
  files: Files
  /** Media with an existing picture; the greater its number, the newer. */
  picture(number: number, changes?: Partial<MetaMedia>): Promise<MetaMedia>
  film(number: number, changes?: Partial<MetaMedia>): Promise<MetaMedia>
  at(path: string): string
  /** Signs in at Facebook and returns; resolves with the address of the redirect. */
  signIn(sent?: Record<string, string>): Promise<string>
  /** Signs in and chooses the profile. */
  connect(username?: string): Promise<Integration>
  connections(): Promise<Integration[]>
  close(): void
}

/** Media were posted a minute apart, a day before the tests' noon. */
const FIRST_MS = Date.parse('2026-03-17T12:00:00.000Z')

/** A shop whose profile is at a fake Meta, which is called over HTTP. */
export async function openMetaDesk(desk: Readonly<ShopDesk>): Promise<MetaDesk> {
  const { world, client } = desk
  const meta = createMetaNetwork(() => world.clock.now())
  const files: Files = new Map()
  const internet = await playInternet(metaServer(meta, files))
  world.settings.metaApp = meta.app
  world.settings.metaGraphUrl = internet.at('', '127.0.0.1')
  world.settings.facebookUrl = internet.at('', '127.0.0.1')
  world.services.answer = sendForm
  world.services.read = readService
  world.services.web = internet.web
  const at = (path: string) => internet.at(path, 'files.test')

  async function signIn(sent: Record<string, string> = {}): Promise<string> {
    const { url } = await client.call(sourceEndpoints.startFacebookLogin)
    const state = new URL(url).searchParams.get('state') ?? ''
    const query = new URLSearchParams({ state, code: signInAtMeta(meta), ...sent })
    const response = await client.fetch(`${FACEBOOK_RETURN_PATH}?${query.toString()}`, {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    })
    return response.headers.get('location') ?? String(response.status)
  }

  function media(number: number): MetaMedia {
    return {
      id: String(18000000000000000n + BigInt(number)),
      media_type: 'IMAGE',
      media_product_type: 'FEED',
      caption: `Пост ${String(number)}`,
      permalink: `https://www.instagram.com/p/C${String(number)}/`,
      timestamp: new Date(FIRST_MS + number * 60_000).toISOString().replace('.000Z', '+0000'),
      username: 'lenglina',
      like_count: number,
      comments_count: 0,
    }
  }

  return {
    meta,
    files,
    at,
    ...readingDesk(desk, 'instagram'),
    async picture(number, changes = {}) {
      const path = `/picture-${String(number)}.jpg`
      files.set(path, {
        content: await jpeg({ width: 480, height: 480, number }),
        type: 'image/jpeg',
      })
      return { ...media(number), media_url: at(path), ...changes }
    },
    async film(number, changes = {}) {
      const [path, poster] = [`/film-${String(number)}.mp4`, `/film-${String(number)}.jpg`]
      files.set(path, { content: video(), type: 'video/mp4' })
      files.set(poster, {
        content: await jpeg({ width: 500, height: 480, number }),
        type: 'image/jpeg',
      })
      const links = { media_url: at(path), thumbnail_url: at(poster) }
      return { ...media(number), media_type: 'VIDEO', ...links, ...changes }
    },
    signIn,
    async connect(username = 'lenglina') {
      await signIn()
      const body = { username }
      return (await client.call(sourceEndpoints.bindFacebookAccount, { body })).integration
    },
    async connections() {
      const { integrations } = await client.call(sourceEndpoints.listIntegrations)
      return integrations.filter(({ type }) => type === 'facebook')
    },
    close() {
      internet.close()
    },
  }
}
