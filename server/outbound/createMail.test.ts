import type { AddressInfo } from 'node:net'
import { DomUtils, parseDocument } from 'htmlparser2'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { LOCALES } from '@/contract/locale'
import { composeLetter, type LetterContent } from './composeLetter'
import { createMail, type SendLetter } from './createMail'

/** A real mail server on a free port. */
let server: SMTPServer
let send: SendLetter
let received: { raw: string; to: string[]; mail: ParsedMail }[]

beforeEach(async () => {
  received = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        void simpleParser(raw).then((mail) => {
          received.push({
            raw: raw.toString('latin1'),
            to: envelope.rcptTo.map(({ address }) => address),
            mail,
          })
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  send = createMail({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Vitrina <letters@vitrina.test>',
  })!
})
afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

type Complete = LetterContent & Required<Pick<LetterContent, 'action'>>
const content = (changes: Partial<Complete> = {}): Complete => ({
  locale: 'ru',
  to: 'owner@shop.test',
  subject: 'Приглашение в «Лён & глина»',
  lines: ['Первая строка', 'Вторая <b>строка</b>'],
  figures: [{ name: 'Показы', value: '1 240', note: 'было 1 100' }],
  sections: [
    { points: [{ text: 'одно' }] },
    { title: 'Лучшие посты', points: [{ text: 'другое', url: 'https://vitrina.test/a#/b?c=d&e' }] },
  ],
  action: { label: 'Открыть', url: 'https://vitrina.test/my/admin#link=a&b' },
  notes: ['Ссылка действует 7 дней'],
  ...changes,
})
async function sent(changes: Partial<Complete> = {}) {
  await send(composeLetter(content(changes)))
  return received.at(-1)!
}
const wordsOf = (markup: string) =>
  DomUtils.textContent(parseDocument(markup)).replaceAll(/\s+/g, ' ')

test.each(LOCALES)(
  'sends a letter (%s) with the same words as plain text and as HTML',
  async (locale) => {
    const { mail } = await sent({ locale })
    const { lines, figures = [], sections = [], action, notes } = content()
    const words = [
      ...lines,
      ...figures.flatMap(({ name, value, note }) => [name, value, note]),
      ...sections.flatMap(({ title = '', points }) => [title, ...points.map(({ text }) => text)]),
      ...[action.label, action.url, ...notes],
    ]
    for (const word of words) {
      expect(mail.text).toContain(word)
      expect(wordsOf(String(mail.html))).toContain(word)
    }
    expect(mail.text).toMatch(locale === 'ru' ? /^Здравствуйте!/ : /^Hello!/)
    expect(mail.text).toContain('– другое\n  https://vitrina.test/a#/b?c=d&e')
    expect(mail.html).toContain('href="https://vitrina.test/a#/b?c=d&amp;e"')
    expect(mail.html).toContain(`<html lang="${locale}">`)
  },
)

test('sends the headers of a letter with an encoded Cyrillic subject, and by default no List-Unsubscribe', async () => {
  const { mail, raw, to } = await sent()
  expect(to).toEqual(['owner@shop.test'])
  expect(mail.from?.value).toEqual([{ name: 'Vitrina', address: 'letters@vitrina.test' }])
  expect(mail.subject).toBe('Приглашение в «Лён & глина»')
  expect(mail.messageId).toMatch(/^<[^<>\s]+@vitrina\.test>$/)
  expect(mail.date).toBeInstanceOf(Date)
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail.headers.has('list-unsubscribe')).toBe(false)
  expect(raw).not.toMatch(/^List-Unsubscribe/m)
})

test('gives letters of the same key the same message id, so that a mail program shows a copy once', async () => {
  const ids: (string | undefined)[] = []
  for (const messageKey of ['7 reports 2934', '7 reports 2934', '7 reports 2935']) {
    await send({ ...composeLetter(content()), messageKey })
    ids.push(received.at(-1)?.mail.messageId)
  }
  expect(ids[0]).toMatch(/^<[\da-f]{32}@vitrina\.test>$/)
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false])
})

test('adds the headers of a one-click unsubscription to an optional letter', async () => {
  const { raw, mail } = await sent({
    unsubscribe: {
      page: 'https://vitrina.test/my/admin#unsubscribe=t',
      oneClick: 'https://vitrina.test/my/admin/links/unsubscribe?token=t',
    },
  })
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ')
  expect(head).toContain(
    'List-Unsubscribe: <https://vitrina.test/my/admin/links/unsubscribe?token=t>',
  )
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail.text).toContain('#unsubscribe=t')
})

test.each([
  ['the subject', { subject: 'Shop\r\nBcc: victim@other.test\r\n\r\n<script>' }],
  ['a paragraph', { lines: ['Shop\r\n.\r\nMAIL FROM:<x@other.test>'] }],
  ['the address', { to: 'owner@shop.test\r\nBcc: victim@other.test' }],
  ['the address as a list', { to: 'owner@shop.test, victim@other.test' }],
])('a text typed into %s adds neither a header nor a recipient', async (_where, changes) => {
  const outcome = await sent(changes).catch(() => null)
  for (const { to, mail } of received) {
    expect(to).not.toContain('victim@other.test')
    expect(mail.headers.has('bcc')).toBe(false)
    expect(mail.cc).toBeUndefined()
  }
  expect(outcome === null ? 0 : 1).toBe(received.length)
})

test('escapes all texts of a letter in its HTML, which loads nothing from other hosts', async () => {
  const hostile = `"><img src=x onerror=alert(1)><a href="https://evil.test">`
  const { mail } = await sent({
    subject: hostile,
    lines: [hostile],
    figures: [{ name: hostile, value: hostile, note: hostile }],
    sections: [{ title: hostile, points: [{ text: hostile, url: hostile }, { text: hostile }] }],
  })
  const all = DomUtils.findAll(() => true, parseDocument(String(mail.html)).children)
  const loading = ['img', 'script', 'link', 'iframe', 'object', 'form']
  expect(all.filter(({ name }) => loading.includes(name))).toEqual([])
  expect(all.flatMap(({ attribs }) => Object.keys(attribs))).not.toContain('onerror')
  expect(all.filter(({ name }) => name === 'a').map(({ attribs }) => attribs.href)).toEqual([
    hostile,
    content().action.url,
  ])
  const [title] = all.filter(({ name }) => name === 'h1')
  expect(DomUtils.textContent(title!)).toBe(hostile)
})
