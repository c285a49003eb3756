import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '@/contract/locale'
import { translate } from '../language/messages'
import type { Letter } from './createMail'

/** A number with its name, and what it is compared with. */
export interface LetterFigure {
  name: string
  value: string
  note: string
}

/** A list; its points may lead somewhere. */
export interface LetterSection {
  title?: string
  points: readonly { text: string; url?: string }[]
}

/**
 * The content of a letter, in the language of its reader. Its HTML and its plain text are both made
 * of it, so that they have the same content.
 */
export interface LetterContent {
  locale: Locale
  to: string
  subject: string
  /** Paragraphs before the link. */
  lines: readonly string[]
  /** A table after the paragraphs. */
  figures?: readonly LetterFigure[]
  /** Lists after the table. */
  sections?: readonly LetterSection[]
  /** The link; absent from a letter about what is gone. */
  action?: { label: string; url: string }
  /** Small paragraphs after the link. */
  notes: readonly string[]
  /** Only in letters that a person may refuse. */
  unsubscribe?: { page: string; oneClick: string }
}

export function composeLetter(content: LetterContent): Letter {
  const { to, subject, unsubscribe } = content
  return {
    to,
    subject,
    text: textOf(content),
    html: htmlOf(content),
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.oneClick } : {}),
  }
}

function textOf(content: LetterContent): string {
  const { locale, lines, figures = [], sections = [], action, notes, unsubscribe } = content
  const rows = figures.map(({ name, value, note }) => `${name}: ${value} (${note})`)
  return [
    translate(locale, 'server.letter_hello'),
    ...lines,
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...sections.map(({ title, points }) =>
      [
        ...(title === undefined ? [] : [`${title}:`]),
        ...points.map(({ text, url }) => `– ${text}${url === undefined ? '' : `\n  ${url}`}`),
      ].join('\n'),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    ...(unsubscribe
      ? [`${translate(locale, 'server.letter_unsubscribe')}:\n${unsubscribe.page}`]
      : []),
  ].join('\n\n')
}

/**
 * Mail programs do not support variables, and often no classes: each element has its own style, and
 * only the dark colours need a rule.
 */
const PAPER = 'background:#f4f2ec;color:#22312b'
const CARD = 'background:#ffffff;border:1px solid #dcd9cf;border-radius:12px;padding:28px'
const FAINT = 'color:#5c6963;font-size:13px;line-height:1.5'
const FACE = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const BUTTON =
  'display:inline-block;background:#1d5c45;color:#ffffff;border-radius:8px;padding:12px 20px;font-weight:600;text-decoration:none'
const LINK = 'color:#1d5c45'
const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: #161c19 !important; color: #e8ece9 !important }
.card { background: #1f2824 !important; border-color: #37433d !important }
.line { border-color: #37433d !important }
.link { color: #8fd0b2 !important }
.faint, .faint a { color: #a9b5af !important }
.button { background: #8fd0b2 !important; color: #10231a !important }
}`

const CELL = 'padding:10px 0;border-bottom:1px solid #dcd9cf;vertical-align:baseline'

/** Follow the direction of the text; programs that do not know these sides keep the first. */
const START = 'text-align:left;text-align:start'
const END = 'text-align:right;text-align:end'

function tableOf(figures: readonly LetterFigure[]) {
  if (figures.length === 0) return ''
  const rows = figures.map(
    ({ name, value, note }) =>
      html`<tr>
        <th class="line" scope="row" style="${CELL};${START};font-weight:400">${name}</th>
        <td class="line" style="${CELL};padding-inline-start:12px;${END}">
          <b style="font-size:18px">${value}</b><br />
          <span class="faint" style="${FAINT}">${note}</span>
        </td>
      </tr>`,
  )
  return html`<table style="width:100%;border-collapse:collapse;margin:0 0 24px">
    ${rows}
  </table>`
}

function sectionOf({ title, points }: LetterSection) {
  const items = points.map(
    ({ text, url }) =>
      html`<li style="margin:0 0 8px">
        ${url === undefined ? text : html`<a class="link" href="${url}" style="${LINK}">${text}</a>`}
      </li>`,
  )
  return html`${title === undefined ? '' : html`<h2 style="margin:0 0 8px;font-size:16px">${title}</h2>`}
    <ul style="margin:0 0 24px;padding-inline-start:20px">
      ${items}
    </ul>`
}

/** Everything is escaped by the template. */
function htmlOf({
  locale,
  subject,
  lines,
  figures = [],
  sections = [],
  action,
  notes,
  unsubscribe,
}: LetterContent): string {
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  const faint = (text: string) => html`<p class="faint" style="margin:0 0 8px;${FAINT}">${text}</p>`
  const made = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(DARK)}
        </style>
      </head>
      <body
        class="paper"
        style="margin:0;padding:24px 12px;${PAPER};${raw(FACE)};font-size:16px;line-height:1.5"
      >
        <div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
          <p style="margin:0 0 12px;font-weight:700;font-size:18px">Vitrina</p>
          <div class="card" style="${CARD}">
            <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${subject}</h1>
            ${paragraph(translate(locale, 'server.letter_hello'))} ${lines.map(paragraph)}
            ${tableOf(figures)} ${sections.map(sectionOf)}
            ${
              action
                ? html`<p style="margin:0 0 12px">
                      <a class="button" href="${action.url}" style="${BUTTON}">${action.label}</a>
                    </p>
                    <p class="faint" style="margin:0 0 16px;${FAINT}">${action.url}</p>`
                : ''
            }
            ${notes.map(faint)}
          </div>
          ${
            unsubscribe
              ? html`<p class="faint" style="margin:16px 0 0;${FAINT}">
                  <a href="${unsubscribe.page}" style="color:#5c6963"
                    >${translate(locale, 'server.letter_unsubscribe')}</a
                  >
                </p>`
              : ''
          }
        </div>
      </body>
    </html>`
  // A template without promises is a text, not a promise.
  return (made as HtmlEscapedString).toString()
}
