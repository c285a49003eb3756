import type { Locale } from '@/contract/locale'
import { element, htmlDocument, styleElement } from './html'
import { pagePolicy, ROBOTS } from './pagePolicy'
import { PAGE_SHEET } from './pageStyles'
import { translator, type DrawnPage } from './pageView'

/** The page shown on an error, in the language of the browser. It reveals nothing about the widget. */
export function failurePage(status: number, locale: Locale, widgetUrl: string): DrawnPage {
  const translate = translator(locale)
  const title = translate(titleIdOf(status))
  const html = htmlDocument(
    { lang: locale },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      element('title', {}, title),
      styleElement(PAGE_SHEET),
    ),
    element(
      'body',
      {},
      element('main', {}, element('h1', {}, title), element('p', {}, translate(textIdOf(status)))),
    ),
  )
  return {
    html,
    headers: {
      'Content-Security-Policy': pagePolicy(widgetUrl, PAGE_SHEET),
      'X-Robots-Tag': ROBOTS.notListed,
    },
  }
}

const titleIdOf = (status: number) =>
  status >= 500 ? 'server.page_failed' : 'server.page_not-found'
const textIdOf = (status: number) =>
  status >= 500 ? 'server.page_failed-text' : 'server.page_not-found-text'
