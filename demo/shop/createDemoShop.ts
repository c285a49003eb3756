import { Hono, type Context } from 'hono'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { purchaseCode } from '@/contract/widgets/installation/installationCode'
import { mediaPath } from '../../server/blobs/blobStore'
import { variantFor, variantListSchema } from '../../server/blobs/variants'
import { readJson } from '../../server/db/readJson'
import { isLeaving } from '../../server/domains/products/leavingProducts'
import { presentProduct } from '../../server/domains/products/presentProduct'
import type { World } from '../../server/world'
import { ABOUTS } from '../content/abouts'
import { SHOP_AUTHOR } from '../content/demoPost'
import { MODEL_WIDGETS } from '../content/models'
import { DEMO_ACCOUNT } from '../demoAccount'
import { layout, type Html, hrefIn, type ShopView } from './layout'
import { homePage, lookbookPage, notFoundPage, productPage, purchaseOf, thanksPage } from './pages'
import { shopCss } from './shopCss'
import { askedLocale, preferredLocale, shopTexts, type TextId } from './texts'
import { widgetCode } from './widgetCode'

/** The gallery on the shop's first page; on a product's page, with the posts of the product. */
const HOME_WIDGET = 'demo-home'
const OTHERS_COUNT = 4
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#a4502c"/>' +
  '<path d="M10 9h12l-1 3c3 4 3 9-1 12h-8c-4-3-4-8-1-12z" fill="#f7f3ec"/></svg>'

/** The demo shop: a site of another origin that shows the widgets of the account `demo`. */
export function createDemoShop(world: World): Hono {
  const { publicUrl, widgetUrl } = world.settings
  const app = new Hono()

  const viewOf = (context: Context): ShopView => {
    const asked = askedLocale(context.req.query('lang'))
    const locale = asked ?? preferredLocale(context.req.header('Accept-Language'))
    return { locale, t: shopTexts(locale), href: hrefIn(asked), widgetUrl }
  }
  const page = (
    context: Context,
    view: ShopView,
    title: string,
    children: Html,
    status: 200 | 404 = 200,
  ) => context.html(layout({ ...view, publicUrl, title, children }), status)
  const titled = (
    context: Context,
    id: TextId,
    draw: (view: ShopView) => Html,
    status?: 200 | 404,
  ) => {
    const view = viewOf(context)
    return page(context, view, view.t(id), draw(view), status)
  }

  app.get('/', async (context) => {
    const view = viewOf(context)
    const products = await listProducts(world)
    const heroUrl = await heroPicture(world, DEMO_ACCOUNT)
    const gallery = await widgetCode(world, HOME_WIDGET)
    return page(context, view, view.t('tagline'), homePage(view, products, heroUrl, gallery))
  })
  app.get('/lookbook/:embedId', async (context) => {
    const widget = await widgetCode(world, context.req.param('embedId'))
    return titled(context, 'lookbookTitle', (view) => lookbookPage(view, widget))
  })
  app.get('/products/:article', async (context) => {
    const products = await listProducts(world)
    const index = products.findIndex(({ article }) => article === context.req.param('article'))
    const product = products[index]
    if (!product) return context.notFound()
    const view = viewOf(context)
    const modelId = MODEL_WIDGETS[product.article]
    const widgets = {
      gallery: await widgetCode(world, HOME_WIDGET, product.article),
      model: modelId === undefined ? null : await widgetCode(world, modelId),
    }
    const others = [...products.slice(index + 1), ...products.slice(0, index)].slice(
      0,
      OTHERS_COUNT,
    )
    return page(
      context,
      view,
      product.name,
      productPage(view, product, ABOUTS[product.article] ?? null, others, widgets),
    )
  })
  app.get('/thanks', async (context) => {
    const { article, order } = context.req.query()
    const product = (await listProducts(world)).find((one) => one.article === article)
    if (!product || !order) return context.notFound()
    const code = purchaseCode(widgetUrl, purchaseOf(product, order))
    return titled(context, 'thanksTitle', (view) => thanksPage(view, product, code))
  })
  app.get('/shop.css', (context) => context.body(shopCss, 200, { 'Content-Type': 'text/css' }))
  app.get('/favicon.svg', (context) =>
    context.body(FAVICON, 200, { 'Content-Type': 'image/svg+xml' }),
  )
  app.notFound((context) => titled(context, 'notFoundTitle', notFoundPage, 404))
  return app
}

async function listProducts({ db }: World): Promise<Product[]> {
  const rows = await db
    .selectFrom('sku')
    .innerJoin('account', 'account.id', 'sku.account_id')
    .where('account.username', '=', DEMO_ACCOUNT)
    .selectAll('sku')
    .select(isLeaving.as('is_leaving'))
    .orderBy('sku.id')
    .execute()
  return rows.map((row) => presentProduct(row, 0))
}

/** The first picture of the shop's newest published post; null without one. */
async function heroPicture({ db, settings }: World, account: string): Promise<string | null> {
  const row = await db
    .selectFrom('post')
    .innerJoin('account', 'account.id', 'post.account_id')
    .innerJoin('post_media', 'post_media.post_id', 'post.id')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .where('account.username', '=', account)
    .where('post.author_username', '=', SHOP_AUTHOR)
    .where('post.is_published', '=', 1)
    .orderBy('post.provider_created_at', 'desc')
    .orderBy('post_media.position')
    .select('media.variants')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const variants = readJson(variantListSchema, row.variants)
  return settings.widgetUrl + mediaPath(variantFor(variants, 'full').blob)
}
