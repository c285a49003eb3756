import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '@/contract/locale'
import type { Translate } from './texts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface LayoutProps extends ShopView {
  title: string
  /** Origin of the back office, which serves the font. */
  publicUrl: string
  children: Html
}

/** Every page of the shop: its head, header and footer around the content. */
export function layout({ locale, t, href, title, publicUrl, children }: LayoutProps): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Лён и глина</title>
        <meta name="description" content="${t('tagline')}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/shop.css" />
        <style>
          ${raw(fontFace(publicUrl))}
        </style>
      </head>
      <body>
        <header class="top">
          <a class="name" href="${href('/')}">Лён и глина</a>
          <nav aria-label="${t('sections')}">
            <a href="${href('/#catalogue')}">${t('catalogueTitle')}</a>
            <a href="${href('/lookbook/demo-home')}">${t('lookbookTitle')}</a>
            <a href="${href('/lookbook/demo-stories')}">${t('storiesTitle')}</a>
          </nav>
        </header>
        <main>${children}</main>
        <footer class="bottom">
          <p class="name">Лён и глина</p>
          <p>${t('tagline')}</p>
          <p>${t('footer')}</p>
        </footer>
      </body>
    </html>`
}

function fontFace(origin: string): string {
  const face = (subset: string, range: string) =>
    `@font-face{font-family:Onest;font-weight:100 900;font-display:swap;` +
    `src:url(${origin}/assets/fonts/onest/onest-${subset}-wght-normal.woff2) format("woff2");unicode-range:${range}}`
  return face('cyrillic', 'U+0400-045F,U+2116') + face('latin', 'U+0000-00FF,U+2000-206F,U+20BD')
}

/** The input of every page of the shop. */
export interface ShopView {
  locale: Locale
  t: Translate
  /** A page of the shop in the visitor's language. */
  href: (path: string) => string
  /** Origin of the embed and of the pictures. */
  widgetUrl: string
}

/** Keeps `?lang=` in links; without it the browser's preference applies. */
export function hrefIn(asked: Locale | null): ShopView['href'] {
  if (asked === null) return (path) => path
  return (path) => {
    const [page, fragment] = path.split('#')
    return `${page ?? ''}?lang=${asked}${fragment === undefined ? '' : `#${fragment}`}`
  }
}
