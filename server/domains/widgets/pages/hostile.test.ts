import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { FULL_GALLERY, FULL_MODEL, FULL_STORIES } from '../../../../test/pages/fullPayloads'
import { HOSTILE_MARKUP, withTexts } from '../../../../test/pages/hostileMarkup'
import {
  elementsOf,
  markupProblems,
  PLAIN_PAGE,
  textOf,
  WEB_STORY,
} from '../../../../test/pages/markupProblems'
import { postsOf } from './pageView'
import { widgetStory } from './story/widgetStory'
import { widgetPage } from './widgetPage'

const widgetUrl = 'https://widgets.test'
const PAYLOADS: readonly WidgetPayload[] = [FULL_GALLERY, FULL_STORIES, FULL_MODEL]

/** A widget with this text as every text, link, header and setting; its pictures have a valid size. */
function hostile(payload: WidgetPayload, text: string): WidgetPayload {
  const changed = withTexts(payload, text)
  const pictures =
    changed.widgetType === 'stl'
      ? [changed.poster]
      : postsOf(changed).flatMap(({ media }) => media.map(({ picture }) => picture))
  for (const picture of pictures) {
    picture?.sources.push({ url: 'https://widgets.test/media/1.webp', width: 900 })
  }
  return changed
}

const pageOf = (payload: WidgetPayload, text: string) =>
  widgetPage({
    payload: hostile(payload, text),
    shop: text,
    widgetUrl,
    narrowed: { segment: text },
  })
const storyOf = (payload: WidgetPayload, text: string) =>
  widgetStory({ payload: hostile(payload, text), shop: text, widgetUrl, albumId: null })

test('draws a valid page from ordinary shop content', () => {
  for (const payload of PAYLOADS) {
    const { html } = widgetPage({ payload, shop: 'Лён', widgetUrl, narrowed: {} })
    expect(markupProblems(html, PLAIN_PAGE)).toEqual([])
  }
})

test.each(HOSTILE_MARKUP)('draws %j only as text on a page', (text) => {
  for (const payload of PAYLOADS) {
    const { html, headers } = pageOf(payload, text)
    expect(markupProblems(html, PLAIN_PAGE)).toEqual([])
    const [title] = elementsOf(html).filter(({ name }) => name === 'title')
    expect(title && textOf(title)).toContain(text.replace(/\s+/g, ' ').trim().slice(0, 100))
    if (text.trim() !== '') {
      const alts = elementsOf(html).flatMap(({ attribs: { alt } }) => alt ?? [])
      expect(alts.join('\n')).toContain(text.replace(/\s+/g, ' ').trim())
    }
    // Nothing of the text enters a header.
    expect(JSON.stringify(headers)).not.toMatch(/alert|evil/)
  }
})

test.each(HOSTILE_MARKUP)('draws %j only as text in a Web Story', (text) => {
  for (const payload of [FULL_GALLERY, FULL_STORIES]) {
    expect(markupProblems(storyOf(payload, text).html, WEB_STORY)).toEqual([])
  }
})

test('does not link to an address with a password', () => {
  const { html } = pageOf(FULL_GALLERY, 'https://anna:secret@evil.test/')
  const hosts = elementsOf(html).flatMap(({ attribs: { href } }) =>
    href === undefined ? [] : [new URL(href).host],
  )
  expect(new Set(hosts)).toEqual(new Set(['widgets.test']))
})
