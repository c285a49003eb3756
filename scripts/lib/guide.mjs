/** The guide: from the Markdown of `translations/guide` to pages of HTML. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { Marked } from 'marked'

const FOLDER = 'translations/guide'
export const GUIDE_LOCALES = ['ru', 'en']
/** The page with the contents, whose order and groups all pages show. */
const INDEX = 'index'
/** A text of the cabinet, so that the guide names each button as the button does. */
const TEXT = /\[\[([\w.-]+)\]\]/g
/** The anchor of a heading, which is the same in all languages. */
const ANCHOR = /\s*\{#([\w-]+)\}$/

const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  )

const json = (...names) => JSON.parse(readFileSync(path.join(...names), 'utf8'))

/** Keys as keyboards label them; the shortcuts of the cabinet name them as browsers do. */
const SIGNS = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc', PageUp: 'PgUp', PageDown: 'PgDn' }

/** The values that are the same in each use of a text: the hours after which an order no longer counts. */
function readValues() {
  const contract = readFileSync('src/contract/widgets/embed.ts', 'utf8')
  const hours = (name) => Number(new RegExp(`${name}_HOURS = (\\d+)`).exec(contract)?.[1])
  return { clickHours: hours('CLICK'), viewHours: hours('VIEW') }
}

/** Writes the cabinet's texts into a page; throws on one that does not exist or has other values. */
function withTexts(markdown, { texts, locale, where }) {
  const values = readValues()
  return markdown.replace(TEXT, (_, id) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`${where}: no text "${id}"`)
    try {
      return new IntlMessageFormat(text, locale).format(values)
    } catch (cause) {
      throw new Error(`${where}: the text "${id}" has values`, { cause })
    }
  })
}

/** The HTML of a page's Markdown, with its headings and the addresses of its links. */
function rendered(markdown, words, where) {
  const headings = []
  const links = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens)
        const anchor = ANCHOR.exec(words)?.[1] ?? null
        if (depth > 1 && anchor === null) throw new Error(`${where}: no anchor in "${words}"`)
        const html = words.replace(ANCHOR, '')
        headings.push({ depth, anchor, html })
        const id = anchor === null ? '' : ` id="${anchor}"`
        return `<h${depth}${id}>${html}</h${depth}>\n`
      },
      link({ href, tokens }) {
        links.push(href)
        return `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>`
      },
      codespan({ text }) {
        const keys = text
          .split('+')
          .map((key) => (key === 'Space' ? words.space : SIGNS[key]) ?? key)
        return `<code>${escaped(keys.join('+'))}</code>`
      },
      // Pages hold no HTML of their own, so that nothing in them can load anything.
      html({ text }) {
        throw new Error(`${where}: HTML "${text.trim()}"`)
      },
    },
  })
  const html = marked
    .parse(markdown)
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  return { html, headings, links }
}

/**
 * All pages of a language by name, the contents among them. A link to another page is its name, so that pages can be
 * read in the repository as well.
 */
export function readGuide(locale) {
  const texts = json('translations', `${locale}.json`)
  const words = json(FOLDER, `${locale}.json`)
  const names = readdirSync(path.join(FOLDER, locale)).map((file) => path.basename(file, '.md'))
  return new Map(
    names.map((name) => {
      const where = `${locale}/${name}.md`
      const markdown = readFileSync(path.join(FOLDER, where), 'utf8')
      return [name, rendered(withTexts(markdown, { texts, locale, where }), words, where)]
    }),
  )
}

/** Names of pages in the order of the contents, in their groups. */
export function guideGroups(index) {
  const parts = index.html.split(/<h2 [^>]*>/).slice(1)
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('</h2>')),
    names: [...part.matchAll(/<a href="([\w-]+)\.md"/g)].map(([, name]) => name),
  }))
}

const addressOf = (locale, name) =>
  name === INDEX ? `/guide/${locale}` : `/guide/${locale}/${name}`

/** Links between pages become addresses of the guide. */
const withAddresses = (html, locale) =>
  html.replace(
    /<a href="([\w-]+)\.md(#[\w-]+)?"/g,
    (_, name, anchor = '') => `<a href="${addressOf(locale, name)}${anchor}"`,
  )

/** Every page as HTML, by its address. */
export function guidePages({ template, style }) {
  const pages = new Map()
  for (const locale of GUIDE_LOCALES) {
    const words = json(FOLDER, `${locale}.json`)
    const [other] = GUIDE_LOCALES.filter((one) => one !== locale)
    const guide = readGuide(locale)
    const titleOf = (name) => guide.get(name).headings[0].html
    const groups = guideGroups(guide.get(INDEX))
    const order = groups.flatMap(({ names }) => names)
    const linkTo = (name, text, attributes = '') =>
      `<a href="${addressOf(locale, name)}"${attributes}>${text}</a>`
    for (const [name, { html, headings }] of guide) {
      const list = ({ title, names }) => {
        const items = names.map(
          (each) =>
            `<li>${linkTo(each, titleOf(each), each === name ? ' aria-current="page"' : '')}</li>`,
        )
        return `<h2>${title}</h2><ul>${items.join('')}</ul>`
      }
      const parts = headings.filter(({ depth }) => depth === 2)
      const here = parts.map((part) => `<li><a href="#${part.anchor}">${part.html}</a></li>`)
      const at = order.indexOf(name)
      const [before, after] = [order[at - 1], name === INDEX ? undefined : order[at + 1]]
      const steps = [
        before === undefined ? '' : linkTo(before, `← ${titleOf(before)}`),
        after === undefined ? '' : linkTo(after, `${titleOf(after)} →`),
      ].join('')
      const values = {
        LANG: locale,
        TITLE: name === INDEX ? words.guide : `${titleOf(name)} – ${words.guide}`,
        STYLE: style,
        SKIP: words.skip,
        HOME: addressOf(locale, INDEX),
        GUIDE: words.guide,
        OTHER: addressOf(other, name),
        OTHER_LANG: other,
        OTHER_NAME: json(FOLDER, `${other}.json`).name,
        CONTENTS: words.contents,
        // The contents themselves need no second list of all pages.
        PAGES: name === INDEX ? '' : groups.map(list).join(''),
        CONTENT: withAddresses(html, locale) + (steps && `<nav class="steps">${steps}</nav>`),
        ON_PAGE: words['on-page'],
        HERE:
          here.length > 0 && name !== INDEX
            ? `<h2>${words['on-page']}</h2><ul>${here.join('')}</ul>`
            : '',
      }
      pages.set(
        addressOf(locale, name),
        template.replace(/%([A-Z_]+)%/g, (_, key) => values[key]),
      )
    }
  }
  return pages
}
