import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { LinkType } from '../../../server/domains/links/postAddress'
import type { OpenedResponse } from '../client'
import { aShopDesk, type ShopDesk } from '../shopDesk'
import { graphPage, withWeb, type WebPage } from './webPages'

export const LINK = 'https://www.instagram.com/p/Cx1_Ab/'
export const CDN = 'https://cdn.test'

/** The refusal of a link, with its message in both languages. */
export type Words = readonly [code: string, ru: string, en: string]

/** An owner who adds posts by their links. */
export interface LinkDesk extends ShopDesk {
  attempt(link: string, type?: LinkType): Promise<OpenedResponse>
  /** A post that the library did not have. */
  added(link?: string, type?: LinkType): Promise<PostInfo>
  /** The link is refused with this message, and nothing is written. */
  refused(words: Words, link: string, type?: LinkType): Promise<void>
  /** Makes the web consist of a post at `LINK` with pictures of these names. */
  withPhotos(photos: Readonly<Record<string, WebPage>>): void
  /** Actions in the audit, in order. */
  actions(): Promise<string[]>
  count(table: 'post' | 'media'): Promise<number>
  /** Throws when a temporary file of a reading is left. */
  close(): Promise<void>
}

export async function openLinkDesk(): Promise<LinkDesk> {
  const { world, shop, client } = await aShopDesk()
  const sent = (link: string, type?: LinkType) => ({
    query: { link, ...(type === undefined ? {} : { type }) },
  })
  const desk: LinkDesk = {
    world,
    shop,
    client,
    attempt: (link, type) => client.attempt(postEditingEndpoints.getPostByUrl, sent(link, type)),
    async added(link = LINK, type) {
      const { postInfo, isNew } = await client.call(
        postEditingEndpoints.getPostByUrl,
        sent(link, type),
      )
      expect(isNew).toBe(true)
      return postInfo
    },
    async refused([code, ru, en], link, type) {
      for (const [locale, message] of Object.entries({ ru, en })) {
        await world.db
          .updateTable('person')
          .set({ locale: locale === 'en' ? 'en' : 'ru' })
          .execute()
        const error = { code, message }
        expect(await desk.attempt(link, type)).toMatchObject({ status: 200, success: false, error })
      }
      expect(await desk.actions()).toEqual([])
      expect([await desk.count('post'), await desk.count('media')]).toEqual([0, 0])
    },
    withPhotos(photos) {
      withWeb(world, {
        [LINK]: graphPage(
          ...Object.keys(photos).map((name) => ['image', `${CDN}/${name}`] as const),
          ['description', '12 likes, 3 comments - anna on March 1, 2026: "Утро на кухне"'],
        ),
        ...Object.fromEntries(
          Object.entries(photos).map(([name, page]) => [`${CDN}/${name}`, page]),
        ),
      })
    },
    async actions() {
      const rows = await world.db.selectFrom('audit').select('action').orderBy('id').execute()
      return rows.map(({ action }) => action)
    },
    count: async (table) => (await world.db.selectFrom(table).select('id').execute()).length,
    async close() {
      const left = await readdir(path.join(world.settings.dataDir, 'tmp'))
      await world.dispose()
      expect(left).toEqual([])
    },
  }
  return desk
}
