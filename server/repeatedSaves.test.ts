import type { BodyInputOf, Endpoint } from '@/contract/endpoint'
import { allEndpoints, type EndpointName } from '@/contract/endpoints/all'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { productEndpoints } from '@/contract/endpoints/products'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import type { PostInfo } from '@/contract/entities/posts/post'
import { CALLS, type PreparedCall } from '../test/contract/calls'
import { TABLE } from '../test/contract/table'
import type { OpenedResponse } from '../test/server/client'
import { aQuestion } from '../test/server/elements'
import { anAlbum, aPost, aProduct, aWidget } from '../test/server/factories'
import { everyRow } from '../test/server/accounts/filledAccount'
import { postInfoOf } from '../test/server/postInfoOf'
import { openShop } from '../test/server/shopDesk'
import { vkGroups, withVk } from '../test/server/web/vk'

const desk = openShop()
beforeEach(() => {
  withVk(desk.world, { administered: vkGroups(2) })
})

const NAMES = Object.keys(allEndpoints) as EndpointName[]
/** Calls that the audit shows, but for those with a key (`creations.test.ts`). */
const AUDITED = new Set(TABLE.split('\n').flatMap((line) => /^(\w+) .* yes$/.exec(line)?.[1] ?? []))
const SAVING = NAMES.filter((name) => AUDITED.has(name) && !('creates' in allEndpoints[name]))

/** How a call that is sent again is answered when it is not answered as the first: the refusal names what is there already. */
const DONE: Partial<Record<EndpointName, string>> = {
  deleteTeamMembership: 'not-found',
  endSession: 'not-found',
  deleteAlbum: 'not-found',
  deleteSegment: 'not-found',
  restoreFromTrash: 'not-in-trash',
  deleteFromTrash: 'not-in-trash',
  unsubscribe: 'nothing-to-cancel',
  resumeRenewal: 'nothing-to-resume',
  deleteSavedView: 'not-found',
  deleteReviewImport: 'review-import-not-found',
  deleteProductMedia: 'not-found',
  deleteIntegration: 'not-found',
  deleteFeed: 'not-found',
  deleteWidget: 'widget-not-found',
}
/** Tables of calls that leave something more: a further link on purpose, files that a later save chooses from or the sweep takes. */
const MORE: Partial<Record<EndpointName, string>> = {
  createMemberLink: 'access_link',
  uploadMedia: 'account media',
  createMedia: 'account media',
  uploadModel: 'account widget_model',
  uploadModelPoster: 'widget_poster',
}
function send(name: EndpointName, { body, ...sent }: PreparedCall) {
  const endpoint: Endpoint = allEndpoints[name]
  return desk.client.attempt(endpoint, {
    ...sent,
    ...(body === undefined ? {} : { rawBody: body }),
  })
}

const TIMES = /(?:_at|_until|revision|content_version)$/
/** What differs each time although it means the same: seals and hashes with salt. */
const SECRETS = ['token', 'password_hash']

/** Every row but those of the audit, without times and counts of changes. */
async function content(): Promise<Map<string, string>> {
  const rows = await everyRow(desk.world)
  rows.delete('audit')
  const kept = (column: string, value: unknown) =>
    TIMES.test(column) || SECRETS.includes(column) ? undefined : value
  return new Map(
    [...rows].map(([table, all]) => [
      table,
      all.map((row) => JSON.stringify(JSON.parse(row), kept)).join('\n'),
    ]),
  )
}

test('a save that is sent again, because its response was lost, does not conflict with itself and leaves what one leaves', async () => {
  const found: Partial<Record<EndpointName, string>> = {}
  for (const name of SAVING) {
    const call = await CALLS[name](desk.world, desk.shop, 'owner@shop.test')
    expect({ name, ...(await send(name, call)) }).toMatchObject({ name, success: true })
    const saved = await content()
    desk.world.clock.advance(1000)
    const { success, error } = await send(name, call)
    const again = await content()
    const changed = [...again].flatMap(([table, rows]) =>
      rows === saved.get(table) ? [] : [table],
    )
    if (!success || changed.length > 0) {
      found[name] = [...(success ? [] : [error?.code]), ...changed].join(' ')
    }
  }
  expect(found).toEqual({ ...DONE, ...MORE })
})

interface Save {
  /** A change of a loaded copy; the same each time it is sent. */
  mine: () => Promise<OpenedResponse>
  /** What another person changes then, in the copy that they have loaded since. */
  theirs: () => Promise<OpenedResponse>
  stored: () => Promise<unknown>
}

/** A post with another caption, a further album, a further mark and a new question. */
async function aPostSave(): Promise<Save> {
  const { world, shop, client } = desk
  const further = await anAlbum(world, shop, 'Сад')
  const albums = [await anAlbum(world, shop, 'Кухня')]
  const [product, other] = [
    await aProduct(world, shop, { article: 'A-1' }),
    await aProduct(world, shop, { article: 'A-2' }),
  ]
  const { id } = await aPost(world, shop, { products: [product], is_published: 1, albums })
  const stored = () => postInfoOf(world, shop, id)
  const save = ({ revision, ...changes }: { revision: number } & Partial<PostInfo>) =>
    client.attempt(postEditingEndpoints.savePost, {
      body: { postInfo: { ...loaded, ...changes }, request: { revision } },
    })
  const loaded = await stored()
  const { vitrinaPost } = loaded
  const { revision, albumList } = vitrinaPost
  const sku = { ...other, sourceImageUrls: [] }
  return {
    mine: () =>
      save({
        revision,
        vitrinaPost: {
          ...vitrinaPost,
          text: 'Моё',
          albumList: [...albumList, { id: further.id, name: '' }],
        },
        media: loaded.media.map((item) => ({
          ...item,
          linkList: [
            ...item.linkList,
            ...item.linkList.map((link) => ({ ...link, id: null, sku })),
          ],
          interactions: [aQuestion()],
        })),
      }),
    theirs: () => save({ revision: revision + 1, vitrinaPost: { ...vitrinaPost, text: 'Чужое' } }),
    stored,
  }
}

async function aWidgetSave(): Promise<Save> {
  const { world, shop, client } = desk
  const { embed_id } = await aWidget(world, shop)
  const params = { id: embed_id }
  const stored = () => client.call(widgetEndpoints.getWidget, { params })
  const { revision } = await stored()
  const save = (body: BodyInputOf<typeof widgetEndpoints.saveWidget>) =>
    client.attempt(widgetEndpoints.saveWidget, { params, body })
  return {
    mine: () => save({ revision, role: 'Моё', gallerySettings: { spacing: 3 } }),
    theirs: () => save({ revision: revision + 1, gallerySettings: { spacing: 7 } }),
    stored,
  }
}

async function aSubstitutesSave(): Promise<Save> {
  const { world, shop, client } = desk
  const params = await aProduct(world, shop, { article: 'A-1' })
  const [one, two] = [
    (await aProduct(world, shop, { article: 'A-2' })).id,
    (await aProduct(world, shop, { article: 'A-3' })).id,
  ]
  const save = (skuIds: number[], previousSkuIds: number[]) =>
    client.attempt(productEndpoints.saveProductSubstitutes, {
      params,
      body: { skuIds, previousSkuIds },
    })
  return {
    mine: () => save([one, two], []),
    theirs: () => save([two], [one, two]),
    stored: () => client.call(productEndpoints.listProductSubstitutes, { params }),
  }
}

describe.each([
  ['a post', aPostSave],
  ['a widget', aWidgetSave],
  ['the substitutes of a product', aSubstitutesSave],
])('a save of %s whose response was lost', (_, aSave) => {
  const audits = async () => (await desk.world.db.selectFrom('audit').select('id').execute()).length

  test('is stored once', async () => {
    const { mine, stored } = await aSave()
    expect(await mine()).toMatchObject({ status: 200, success: true })
    const saved = { stored: await stored(), audits: await audits() }
    expect(await mine()).toMatchObject({ status: 200, success: true })
    expect({ stored: await stored(), audits: await audits() }).toEqual(saved)
  })

  test('undoes nothing that another person has saved since', async () => {
    const { mine, theirs, stored } = await aSave()
    await mine()
    expect(await theirs()).toMatchObject({ status: 200, success: true })
    const saved = await stored()
    expect(await mine()).toMatchObject({ status: 409 })
    expect(await stored()).toEqual(saved)
  })
})
