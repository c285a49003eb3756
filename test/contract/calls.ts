import type { EndpointName } from '@/contract/endpoints/all'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { aMedia, anAlbum, aProduct, aReview, aWidget } from '../server/factories'
import { postInfoOf } from '../server/postInfoOf'
import { aMetaLogin, aProfileOf } from '../server/meta/metaRecords'
import { PROFILE_ID } from '../server/meta/metaNetwork'
import { playMeta } from '../server/meta/playMeta'
import { BOT_TOKEN } from '../server/telegram/telegramNetwork'
import { playTelegram } from '../server/telegram/playTelegram'
import { withPostAt, withWeb } from '../server/web/webPages'
import { aFeed, setPlan } from '../server/accountFactories'
import { withFeeds } from '../server/feeds/feedSite'
import { TEST_PASSWORD } from '../server/client'
import { jpeg } from '../server/pictures'
import { A_COMPANY, PRICES } from '../server/yookassa/paymentDesk'
import { aPaidOrder, anInvoice, withPrices } from '../server/yookassa/orderRecords'
import { reportForm } from '../server/accounts/reports'
import { aReadSource } from '../server/sourceFactories'
import type { TestWorld } from '../server/world'
import {
  aMembership,
  anIntegration,
  aSavedView,
  aSession,
  aSegment,
  aStoredPost,
  aProductPhoto,
  aReadyExport,
  aReviewFile,
  imageForm,
  modelForm,
  reviewForm,
  roleIdOf,
  sourceIdOf,
  videoForm,
  type Id,
} from './records'

/** A call as a client sends it. */
export interface PreparedCall {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  form?: FormData
}

/**
 * Creates the records that a call needs and returns a call that succeeds for an owner. `email` is the caller's, for
 * records of a person.
 */
type Prepare = (
  world: TestWorld,
  account: Id,
  email: string,
) => PreparedCall | Promise<PreparedCall>

const span = {
  embedIds: [],
  eventsCreatedSince: '2026-03-01T00:00:00.000Z',
  eventsCreatedTill: '2026-03-02T00:00:00.000Z',
}
const ofShop = { username: 'shop' }
const plain: Prepare = () => ({})
const listed: Prepare = () => ({ body: {} })

/** The link of a feed that is not connected yet. */
function aChannel(world: TestWorld): string {
  const link = `https://blog.test/${String((articles += 1))}.xml`
  withWeb(world, { [link]: '<rss version="2.0"><channel><title>Блог</title></channel></rss>' })
  return link
}

const withAlbum: Prepare = async (world, account) => ({ params: await anAlbum(world, account) })
const withProduct: Prepare = async (world, account) => ({
  params: await aFreshProduct(world, account),
})

const withFeed: Prepare = async (world, account) => ({ params: await aFeed(world, account) })

const REVIEW_COLUMNS = { source: 'ozon', columns: ['rating'] }
const withReviewFile =
  (body?: object): Prepare =>
  async (world, account) => ({
    params: await aReviewFile(world, account),
    ...(body ? { body } : {}),
  })

const withAnswers: Prepare = async (world, account) => ({
  body: { type: 'poll', vitrinaPostId: (await aStoredPost(world, account)).id },
})

let articles = 0
const aFreshProduct = (world: TestWorld, account: Id) =>
  aProduct(world, account, { article: `A-${(articles += 1)}` })

const withPhoto: Prepare = async (world, account) => {
  const params = await aFreshProduct(world, account)
  return { params, body: { mediaId: (await aProductPhoto(world, account, params)).id } }
}

const withWidget =
  (body?: object): Prepare =>
  async (world, account) => ({
    params: { id: (await aWidget(world, account, { embed_id: `w${(articles += 1)}` })).embed_id },
    ...(body ? { body } : {}),
  })

async function aModelWidget(world: TestWorld, account: Id): Promise<{ id: string }> {
  const changes = { widget_type: 'stl' as const, embed_id: `w${(articles += 1)}` }
  return { id: (await aWidget(world, account, changes)).embed_id }
}

const user: Record<string, Prepare> = {
  getUser: plain,
  getGettingStarted: plain,
  closeGettingStarted: plain,
  reopenGettingStarted: plain,
  listAttention: plain,
  hideAttention: () => ({ body: { kind: 'feed-failed', count: 1 } }),
  showAttention: () => ({ body: { kind: 'feed-failed' } }),
  saveUser: () => ({ body: { locale: 'ru' } }),
  saveAccount: () => ({ body: { timeZone: 'Asia/Yekaterinburg' } }),
  endVisit: plain,
}

const mail: Record<string, Prepare> = {
  getMail: plain,
  askEmailChange: () => ({
    body: { email: `new${(articles += 1)}@shop.test`, currentPassword: TEST_PASSWORD },
  }),
  cancelEmailChange: plain,
  chooseLetters: () => ({ body: { topic: 'digest', isOn: false } }),
}

const membership: Record<string, Prepare> = {
  listTeamRoles: plain,
  listTeamMemberships: plain,
  listTeamRolePermissionCategories: plain,
  createTeamMembership: async (world) => ({
    body: {
      name: 'Новый человек',
      email: `new${(articles += 1)}@shop.test`,
      password: 'window7',
      confirmedPassword: 'window7',
      roleId: await roleIdOf(world, 'observer'),
    },
  }),
  saveTeamMembership: async (world, account) => ({
    params: await aMembership(world, account),
    body: { roleId: await roleIdOf(world, 'editor') },
  }),
  deleteTeamMembership: async (world, account) => ({ params: await aMembership(world, account) }),
  createMemberLink: async (world, account) => ({ params: await aMembership(world, account) }),
  endMemberSessions: async (world, account) => ({ params: await aMembership(world, account) }),
  listSessions: plain,
  endSession: async (world, _account, email) => ({ params: await aSession(world, email) }),
  endOtherSessions: plain,
  updatePassword: () => ({
    body: { currentPassword: 'window7', password: 'window7', confirmedPassword: 'window7' },
  }),
  listAudit: listed,
  listAuditPeople: plain,
  exportAudit: listed,
  getPrivacy: plain,
  getRetention: plain,
  saveRetention: () => ({ body: { months: 12 } }),
  askDeletion: () => ({ body: { currentPassword: TEST_PASSWORD, shop: 'Магазин shop' } }),
  keepAccount: async ({ db, clock }, account, email) => {
    // For the last refused callers the account is left unchanged, for the calls after this one.
    if (/^(?:outsider|visitor)@/.test(email)) return {}
    await db
      .updateTable('account')
      .set({ deletion_asked_at: clock.now(), deletes_at: clock.now() + 1 })
      .where('id', '=', account.id)
      .execute()
    return {}
  },
}

const accountExport: Record<string, Prepare> = {
  getAccountExport: plain,
  startAccountExport: async (world, account) => {
    await aReadyExport(world, account)
    return {}
  },
  deleteAccountExport: async (world, account) => {
    await aReadyExport(world, account)
    return {}
  },
  downloadAccountExport: async (world, account) => {
    await aReadyExport(world, account)
    return {}
  },
}

const albums: Record<string, Prepare> = {
  listAlbums: plain,
  getAlbum: withAlbum,
  createAlbum: () => ({ body: { name: 'Новый' } }),
  saveAlbum: async (world, account) => ({
    params: await anAlbum(world, account),
    body: { name: 'Иначе' },
  }),
  deleteAlbum: withAlbum,
  uploadAlbumCover: async (world, account) => ({
    params: await anAlbum(world, account),
    form: await imageForm(),
  }),
  updatePostPosition: async (world, account) => {
    const album = await anAlbum(world, account)
    const post = await aStoredPost(world, account, { albums: [album] })
    return { body: { albumId: album.id, postId: post.id, position: 0 } }
  },
  movePostsToTop: async (world, account) => {
    const album = await anAlbum(world, account)
    const post = await aStoredPost(world, account, { albums: [album] })
    return { body: { albumId: album.id, postList: [post.id] } }
  },
  listAlbumPosts: async (world, account) => ({
    body: { filter: { albumList: [(await anAlbum(world, account)).id] } },
  }),
  listAlbumOrder: async (world, account) => ({
    body: { filter: { albumList: [(await anAlbum(world, account)).id] }, count: 30 },
  }),
}

const segments: Record<string, Prepare> = {
  listSegments: plain,
  createSegment: () => ({
    query: { name: `Постоянные ${(articles += 1)}`, code: `code-${articles}`, idAtProvider: '' },
  }),
  renameSegment: async (world, account) => ({
    params: await aSegment(world, account),
    body: { name: `Новые ${(articles += 1)}` },
  }),
  deleteSegment: async (world, account) => ({ params: await aSegment(world, account) }),
}

/** A deleted album; the calls of the trash need any object in it. */
async function aDeletedAlbum(world: TestWorld, account: Id) {
  const { id } = await anAlbum(world, account)
  const contents = {
    rows: { album: await world.db.selectFrom('album').selectAll().where('id', '=', id).execute() },
    loose: {},
  }
  await world.db.deleteFrom('album').where('id', '=', id).execute()
  const key = { kind: 'album', subject: String(id) } as const
  await world.db
    .insertInto('trash')
    .values({
      ...key,
      account_id: account.id,
      name: 'Кухня',
      deleted_at: world.clock.now(),
      contents: JSON.stringify(contents),
    })
    .execute()
  return { body: key }
}

const trash: Record<string, Prepare> = {
  listTrash: plain,
  restoreFromTrash: aDeletedAlbum,
  deleteFromTrash: aDeletedAlbum,
  emptyTrash: async (world, account) => {
    await aDeletedAlbum(world, account)
    return {}
  },
}

const profile: Record<string, Prepare> = {
  listPayments: plain,
  unsubscribe: async (world, account) => {
    await world.db
      .updateTable('account')
      .set({ is_auto_renewal: 1 })
      .where('id', '=', account.id)
      .execute()
    return {}
  },
  getPlan: () => ({ params: { id: 1 } }),
  listPlans: plain,
  getUsage: plain,
  getOffer: plain,
  getQuote: async (world, account) => {
    await withPrices(world, account)
    return { body: { planId: 1, months: 6 } }
  },
  createOrder: async (world, account) => {
    await withPrices(world, account)
    const company = A_COMPANY
    const order = { key: 'contract-key', planId: 1, months: 6, amount: PRICES.start[6] }
    return { body: { ...order, method: 'invoice', isRenewed: false, company } }
  },
  checkOrder: async (world, account) => ({ params: await anInvoice(world, account) }),
  cancelOrder: async (world, account) => ({ params: await anInvoice(world, account) }),
  getInvoice: async (world, account) => ({ params: await anInvoice(world, account) }),
  getAct: async (world, account) => ({ params: await aPaidOrder(world, account) }),
  getReceipt: async (world, account) => ({ params: await aPaidOrder(world, account, 'card') }),
  resumeRenewal: async (world, account) => {
    await setPlan(world, account, 'own')
    await world.db
      .updateTable('account')
      .set({ is_auto_renewal: 0, renewal_cancelled_at: 1 })
      .where('id', '=', account.id)
      .execute()
    return {}
  },
}

const posts: Record<string, Prepare> = {
  searchPosts: listed,
  listNewPosts: () => ({ query: { last_post_id: '0' } }),
  getPostByUrl: async (world) => {
    const link = `https://vk.test/wall-${(articles += 1)}`
    await withPostAt(world, link)
    return { query: { link } }
  },
  savePost: async (world, account) => {
    const { id } = await aStoredPost(world, account)
    const postInfo = await postInfoOf(world, account, id)
    return { body: { postInfo, request: { revision: postInfo.vitrinaPost.revision } } }
  },
  saveProductsPreview: async (world, account) => ({
    params: await aStoredPost(world, account),
    body: { links: [] },
  }),
  listSuggestions: async (world, account) => ({ params: await aStoredPost(world, account) }),
  dismissSuggestions: async (world, account) => ({ params: await aStoredPost(world, account) }),
  refreshPost: async (world, account) => {
    const { id } = await aStoredPost(world, account)
    const link = `https://vk.test/wall-${(articles += 1)}`
    await world.db
      .updateTable('post')
      .set({ provider: 'link', post_link: link, enable_refresh_button: 1 })
      .where('id', '=', id)
      .execute()
    await withPostAt(world, link)
    return { query: { post_id: String(id) } }
  },
  uploadMedia: async () => ({ query: ofShop, form: await imageForm() }),
  createUploadedPost: async (world, account) => ({
    body: { ...ofShop, caption: '', mediaList: [(await aMedia(world, account)).id] },
  }),
  createMedia: () => ({ body: { backgrounds: [{ type: 'color', colors: ['#ffffff'] }] } }),
  updatePostThumbnail: async (world, account) => {
    const media = await aMedia(world, account)
    await world.db
      .updateTable('media')
      .set({ kind: 'video', format: 'mp4' })
      .where('id', '=', media.id)
      .execute()
    return { params: media, form: await imageForm() }
  },
  uploadPostMedia: async (world, account) => ({
    params: await aStoredPost(world, account),
    form: videoForm(),
  }),
  uploadUserMedia: async () => ({ form: await imageForm() }),
  listBackgrounds: plain,
  updateCopyrightRequest: async (world, account) => ({
    body: { ...ofShop, postId: (await aStoredPost(world, account)).id, status: 'sending' },
  }),
  addCopyrightComment: async (world, account) => {
    const post = await aStoredPost(world, account)
    await world.db
      .insertInto('copyright_request')
      .values({ post_id: post.id, status: 'sent', updated_at: world.clock.now() })
      .execute()
    return { body: { ...ofShop, postId: post.id, text: 'Можно взять это фото?' } }
  },
}

const library: Record<string, Prepare> = {
  choosePosts: () => ({ body: {} }),
  updatePosts: async (world, account) => {
    const album = await anAlbum(world, account)
    const post = await aStoredPost(world, account)
    return {
      body: { postList: [post.id], change: { type: 'addToAlbums', albumList: [album.id] } },
    }
  },
  listPostHistory: async (world, account) => ({ params: await aStoredPost(world, account) }),
  listPostAuthors: () => ({ query: { term: 'shop' } }),
  listSavedViews: plain,
  createSavedView: () => ({
    body: { name: `Вид ${(articles += 1)}`, search: 'status=published' },
  }),
  deleteSavedView: async (world, account, email) => ({
    params: await aSavedView(world, account, email),
  }),
}

const reviews: Record<string, Prepare> = {
  searchReviews: async (world, account) => {
    await aReview(world, account)
    return { body: {} }
  },
  chooseReviews: () => ({ body: {} }),
  uploadReviewFile: () => ({ form: reviewForm() }),
  sendReport: () => ({ form: reportForm() }),
  getReviewImport: withReviewFile(),
  previewReviews: withReviewFile(REVIEW_COLUMNS),
  importReviews: withReviewFile(REVIEW_COLUMNS),
  deleteReviewImport: withReviewFile(),
}

const products: Record<string, Prepare> = {
  searchProducts: () => ({ query: { term: 'x' } }),
  suggestProducts: () => ({ body: { text: 'x' } }),
  listProducts: listed,
  listProductCategories: plain,
  getProduct: withProduct,
  listProductSubstitutes: withProduct,
  saveProductSubstitutes: async (world, account) => ({
    params: await aFreshProduct(world, account),
    body: { skuIds: [(await aFreshProduct(world, account)).id], previousSkuIds: [] },
  }),
  saveProductPages: async (world, account) => ({
    body: { skuIds: [(await aFreshProduct(world, account)).id], isShown: false },
  }),
  listProductPosts: async (world, account) => ({
    params: { id: (await aFreshProduct(world, account)).id, postType: 'post' },
  }),
  uploadProductMedia: async (world, account) => ({
    params: await aFreshProduct(world, account),
    form: await imageForm(),
  }),
  deleteProductMedia: withPhoto,
  saveFirstProductMedia: withPhoto,
}

/** The address of a picture that was never requested. */
async function aPictureAt(world: TestWorld): Promise<string> {
  const address = `https://files.test/${String((articles += 1))}.jpg`
  withFeeds(world, { [address]: { content: await jpeg(), type: 'image/jpeg' } })
  return address
}

const pictures: Record<string, Prepare> = {
  getPictureCopy: async (world) => ({ query: { address: await aPictureAt(world) } }),
}

const sources: Record<string, Prepare> = {
  listSources: plain,
  saveSource: async (world, account) => ({
    params: { id: await sourceIdOf(world, account) },
    body: { isAutoPublication: false, autoMarkupMode: 'off', albumList: [] },
  }),
  readSource: async (world, account) => ({
    params: { id: (await aReadSource(world, account)).id },
  }),
  listIntegrations: plain,
  startFacebookLogin: (world) => {
    playMeta(world)
    return {}
  },
  listFacebookProfiles: async (world, account) => {
    await aMetaLogin(world, account, playMeta(world))
    return {}
  },
  bindFacebookAccount: async (world, account) => {
    await aMetaLogin(world, account, playMeta(world))
    return { body: { username: 'lenglina' } }
  },
  listHashtags: async (world, account) => ({
    params: await aProfileOf(world, account, playMeta(world)),
  }),
  addHashtag: async (world, account) => {
    const meta = playMeta(world)
    meta.hashtags = [{ id: PROFILE_ID, name: 'глина', media: [] }]
    return { params: await aProfileOf(world, account, meta), body: { name: 'глина' } }
  },
  deleteHashtag: async (world, account) => ({
    params: await aProfileOf(world, account, playMeta(world)),
    body: { name: 'глина' },
  }),
  saveCounters: () => ({ body: { google: '', yandex: '12345678' } }),
  createFeed: async ({ db }, { id }) => {
    await db.deleteFrom('catalogue_feed').where('account_id', '=', id).execute()
    return { body: { link: 'https://shop.test.ru/feed.yml' } }
  },
  acceptFeed: async (world, account) => ({
    params: await aFeed(world, account, { status: 'held' }),
    body: { status: 'held', loss: { gone: 3, total: 4 } },
  }),
  readFeed: withFeed,
  deleteFeed: withFeed,
  listRejectedOffers: withFeed,
  saveVkToken: () => ({ body: { token: 'vk1.a.0123456789abcdefghij' } }),
  listVkGroups: async (world, account) => {
    await anIntegration(world, account, 'vk')
    return { body: {} }
  },
  listMoreVkGroups: async (world, account) => {
    await anIntegration(world, account, 'vk')
    return { body: { offset: 0 } }
  },
  saveTelegramToken: (world) => {
    playTelegram(world)
    return { body: { token: BOT_TOKEN } }
  },
  findChannel: (world) => ({ body: { link: aChannel(world) } }),
  connectChannel: async (world, account) => {
    await world.db
      .deleteFrom('integration')
      .where('account_id', '=', account.id)
      .where('type', '=', 'rss')
      .execute()
    return { body: { link: aChannel(world) } }
  },
  deleteIntegration: async (world, account) => ({
    body: await anIntegration(world, account, 'facebook'),
  }),
}

const widgets: Record<string, Prepare> = {
  listWidgets: plain,
  getWidget: withWidget(),
  createWidget: () => ({ body: { type: 'gallery', name: 'Новый' } }),
  copyWidget: withWidget({ name: 'Копия' }),
  saveWidget: withWidget({ gallerySettings: {} }),
  lookAtWidget: withWidget(),
  deleteWidget: withWidget(),
  listWidgetFacts: plain,
  listWidgetPages: withWidget(),
  checkSite: (world, ...rest) => withWidget({ link: aChannel(world) })(world, ...rest),
  readShopPage: (world, ...rest) => withWidget({ link: aChannel(world) })(world, ...rest),
  getWidgetWeight: withWidget(),
  previewWidget: withWidget({ role: 'x', gallerySettings: DEFAULT_GALLERY_SETTINGS }),
  listModelFiles: async (world, account) => ({ params: await aModelWidget(world, account) }),
  uploadModel: async (world, account) => ({
    params: await aModelWidget(world, account),
    form: modelForm(),
  }),
  uploadModelPoster: async (world, account) => ({
    params: await aModelWidget(world, account),
    form: await imageForm(),
  }),
}

const analytics: Record<string, Prepare> = {
  getAnalytics: () => ({ body: span }),
  getUplift: () => ({ body: span }),
  getProductFigures: withProduct,
  listPostAnalytics: () => ({ body: span }),
  exportPostAnalytics: () => ({ body: span }),
  listProductContent: () => ({ body: span }),
  exportProductContent: () => ({ body: span }),
}

const interactionAnswers: Record<string, Prepare> = {
  listInteractionAnswers: withAnswers,
  exportInteractionAnswers: withAnswers,
}

const postPreview: Record<string, Prepare> = {
  previewPost: async (world, account) => {
    const { id } = await aStoredPost(world, account)
    const postInfo = await postInfoOf(world, account, id)
    return { body: { postInfo } }
  },
}

/** A good call of every endpoint of the contract. */
export const CALLS = {
  ...user,
  ...membership,
  ...mail,
  ...accountExport,
  ...albums,
  ...segments,
  ...trash,
  ...profile,
  ...posts,
  ...library,
  ...reviews,
  ...products,
  ...pictures,
  ...sources,
  ...widgets,
  ...analytics,
  ...interactionAnswers,
  ...postPreview,
} as Record<EndpointName, Prepare>
