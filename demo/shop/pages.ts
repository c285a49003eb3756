import { randomInt } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { PurchaseInCode } from '@/contract/widgets/installation/installationCode'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Html, ShopView } from './layout'

export function homePage(
  view: ShopView,
  products: Product[],
  heroUrl: string | null,
  widget: Html,
): Html {
  const { t } = view
  return html`
    <section class="hero">
      <div>
        <h1>${t('heroTitle')}</h1>
        <p>${t('heroText')}</p>
        <a class="action" href="#catalogue">${t('heroAction')}</a>
      </div>
      ${heroUrl === null ? '' : html`<img src="${heroUrl}" alt="" width="920" height="1150" />`}
    </section>
    <section class="band" id="gallery">
      <h2>${t('galleryTitle')}</h2>
      <p class="lead">${t('galleryText')}</p>
      ${widget}
    </section>
    <section class="band" id="catalogue">
      <h2>${t('catalogueTitle')}</h2>
      ${productGrid(view, products)}
    </section>
  `
}

export function lookbookPage({ t }: ShopView, widget: Html): Html {
  return html`
    <section class="band">
      <h1>${t('lookbookTitle')}</h1>
      <p class="lead">${t('lookbookText')}</p>
      ${widget}
    </section>
  `
}

interface ProductWidgets {
  gallery: Html
  /** Null when the product has no 3D model. */
  model: Html | null
}

/** `about` is the shop's own text; null when it has none. The gallery has no heading: it may have no posts. */
export function productPage(
  view: ShopView,
  product: Product,
  about: string | null,
  others: Product[],
  { gallery, model }: ProductWidgets,
): Html {
  const { t, href } = view
  return html`
    <article class="product">
      <img src="${pictureUrl(view, product)}" alt="${product.name}" width="736" height="736" />
      <div>
        <p class="crumb"><a href="${href('/#catalogue')}">← ${t('back')}</a></p>
        <h1>${product.name}</h1>
        <p class="price">${price(view, product)}</p>
        <p class="stock" data-in="${String(product.inStock)}">
          ${t(product.inStock ? 'inStock' : 'outOfStock')}
        </p>
        ${about === null ? '' : html`<p class="about" lang="ru">${about}</p>`}
        <dl>
          <dt>${t('article')}</dt>
          <dd>${product.article}</dd>
          <dt>${t('brand')}</dt>
          <dd>${product.brand}</dd>
        </dl>
        ${product.inStock ? buying(view, product) : ''}
      </div>
    </article>
    ${model === null ? '' : modelBand(view, model)} ${gallery}
    <section class="band">
      <h2>${t('alsoTitle')}</h2>
      ${productGrid(view, others)}
    </section>
  `
}

const CART_SCRIPT = `<script>
  document.querySelector('[data-cart]').addEventListener('click', ({ currentTarget: button }) => {
    window.vitrina = window.vitrina || function () { (vitrina.q = vitrina.q || []).push(arguments) }
    vitrina('add_to_cart', JSON.parse(button.dataset.cart))
    button.textContent = button.dataset.done
  })
</script>`

/** The number is generated with the page, so a reloaded confirmation is that of the same order. */
function buying({ t, locale }: ShopView, product: Product): Html {
  const order = String(randomInt(10_000_000, 100_000_000))
  return html`
    <form class="buying" action="/thanks">
      <input type="hidden" name="article" value="${product.article}" />
      <input type="hidden" name="order" value="${order}" />
      <input type="hidden" name="lang" value="${locale}" />
      <button class="action" type="submit">${t('buy')}</button>
      <button
        class="action is-quiet"
        type="button"
        data-cart="${JSON.stringify(purchaseOf(product, order))}"
        data-done="${t('inCart')}"
      >
        ${t('toCart')}
      </button>
    </form>
    ${raw(CART_SCRIPT)}
  `
}

/** An order of one product, one piece. */
export const purchaseOf = (
  { article, price: now, currency }: Product,
  order: string,
): PurchaseInCode => ({
  transaction_id: order,
  currency: currency.toUpperCase(),
  items: [{ item_id: article, price: now / 100, quantity: 1 }],
})

/** `code` is the installation code for this page. */
export function thanksPage(view: ShopView, product: Product, code: string): Html {
  const { t, href } = view
  return html`
    <section class="band empty">
      <h1>${t('thanksTitle')}</h1>
      <p class="lead">${product.name}, ${price(view, product)}. ${t('thanksText')}</p>
      <a class="action" href="${href('/')}">${t('heroAction')}</a>
    </section>
    ${raw(code)}
  `
}

function modelBand({ t }: ShopView, model: Html): Html {
  return html`
    <section class="band">
      <h2>${t('modelTitle')}</h2>
      <p class="lead">${t('modelText')}</p>
      ${model}
    </section>
  `
}

export function notFoundPage({ t, href }: ShopView): Html {
  return html`
    <section class="band empty">
      <h1>${t('notFoundTitle')}</h1>
      <p class="lead">${t('notFoundText')}</p>
      <a class="action" href="${href('/')}">${t('heroAction')}</a>
    </section>
  `
}

function productGrid(view: ShopView, products: Product[]): Html {
  return html`<ul class="grid">
    ${products.map(
      (product) =>
        html`<li>
          <a href="${view.href(`/products/${encodeURIComponent(product.article)}`)}">
            <img
              src="${pictureUrl(view, product)}"
              alt=""
              loading="lazy"
              width="320"
              height="320"
            />
            <span class="title">${product.name}</span>
            <span class="price">${price(view, product)}</span>
            ${product.inStock ? '' : html`<span class="absent">${view.t('outOfStock')}</span>`}
          </a>
        </li>`,
    )}
  </ul>`
}

/** A picture stored here has a path as its address, one from a feed an absolute address. */
function pictureUrl({ widgetUrl }: Pick<ShopView, 'widgetUrl'>, { imageUrl }: Product): string {
  return new URL(imageUrl, widgetUrl).href
}

function price({ locale }: ShopView, { price: now, oldPrice, currency }: Product): Html {
  const money = (hundredths: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }).format(hundredths / 100)
  return oldPrice !== null && oldPrice > now
    ? html`${money(now)} <s>${money(oldPrice)}</s>`
    : html`${money(now)}`
}
