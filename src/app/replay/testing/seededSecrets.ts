import { seededRandom } from '../../../../test/seededRandom'

const CYRILLIC = ['зар', 'ни', 'ко', 'мур', 'лю', 'бо', 'гжа', 'тве', 'ря', 'шу']
const LATIN = ['zor', 'bex', 'qui', 'mav', 'lod', 'tru', 'wyn', 'kje', 'pha', 'sni']
const EACH = 4

type Kind = (made: {
  word: string
  name: string
  latin: string
  digits: (count: number) => string
}) => string

/** Texts that a record may not contain, by their kind. */
const KINDS: Record<string, Kind> = {
  widget: ({ name }) => `Витрина ${name}`,
  segment: ({ word }) => word,
  album: ({ name }) => `${name}, весна`,
  source: ({ latin }) => `@${latin}`,
  shop: ({ name, word }) => `Лавка «${name} & ${word}»`,
  person: ({ name, word }) => `${name} ${word}ова`,
  username: ({ latin }) => latin,
  email: ({ latin }) => `${latin}@${latin}-mail.example`,
  phone: ({ digits }) => `+7 9${digits(2)} ${digits(3)}-${digits(2)}-${digits(2)}`,
  inn: ({ digits }) => `77${digits(8)}`,
  token: ({ latin, digits }) => `${digits(9)}:${latin}_${latin}-${digits(12)}`,
  feed: ({ latin, digits }) => `https://${latin}.example/feed/${digits(6)}.xml?key=${latin}`,
  page: ({ latin }) => `https://${latin}.example/каталог/?utm_source=${latin}`,
  host: ({ latin }) => `${latin}.example/sale`,
  file: ({ name }) => `${name} паспорт.jpg`,
  picture: ({ latin, digits }) => `https://${latin}.example/photo/${digits(5)}.jpg`,
  caption: ({ name, word }) => `Встреча у ${name}\nв «${word}» 😍`,
  answer: ({ word }) => `"${word}" \\ <b>да</b>?`,
  comment: ({ word, name }) => `${word}, ${name}! #${word}`,
  search: ({ word }) => `${word} 12%`,
  product: ({ name, latin }) => `Ваза ${name} ${latin.toUpperCase()}`,
  article: ({ latin, digits }) => `${latin.toUpperCase()}-${digits(4)}`,
  number: ({ digits }) => `7${digits(7)}`,
}

/** Secrets of every kind, all different, each with words of its own. */
export function seededSecrets(seed: number): { kind: string; text: string }[] {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const word = (parts: readonly string[]) =>
    [1, 2, 3].map(() => parts[below(parts.length)]).join('')
  const digits = (count: number) => Array.from({ length: count }, () => 1 + below(9)).join('')
  const made = Object.entries(KINDS).flatMap(([kind, make]) =>
    Array.from({ length: EACH }, () => {
      const name = word(CYRILLIC)
      const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`
      return {
        kind,
        text: make({ word: word(CYRILLIC), name: capital, latin: word(LATIN), digits }),
      }
    }),
  )
  return [...new Map(made.map((secret) => [secret.text, secret])).values()]
}

const bytes = (text: string, encoding: 'base64' | 'base64url') =>
  Buffer.from(text).toString(encoding)
/** The part of a base64 that is the same wherever in a longer one the text is, in each of three positions. */
const inBase64 = (text: string) =>
  [0, 1, 2].map((shift) =>
    bytes(`${'\0'.repeat(shift)}${text}`, 'base64')
      .slice(shift === 0 ? 0 : 4)
      .replace(/.{2}=+$|.$/, ''),
  )
const escaped = (text: string) =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

/** The ways in which a text may be written in a file. Upper and lower case count as the same. */
export const ENCODINGS: Record<string, (text: string) => readonly string[]> = {
  plain: (text) => [text],
  url: (text) => [encodeURIComponent(text), encodeURI(text)],
  form: (text) => [new URLSearchParams([['', text]]).toString().slice(1)],
  json: (text) => [JSON.stringify(text).slice(1, -1)],
  'json in json': (text) => [JSON.stringify(JSON.stringify(text)).slice(3, -3)],
  'codes of signs': (text) => [escaped(text)],
  // A record keeps numbers.
  'list of codes': (text) => [[...text].map((sign) => sign.codePointAt(0)).join()],
  html: (text) => [text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
  base64: inBase64,
  base64url: (text) => inBase64(text).map((part) => part.replaceAll('+', '-').replaceAll('/', '_')),
}

/** The secrets that a file contains, with the way in which they are written. */
export function findLeaks(file: string, secrets: readonly string[]): string[] {
  const lower = file.toLowerCase()
  return secrets.flatMap((secret) =>
    Object.entries(ENCODINGS)
      .filter(([, write]) => write(secret).some((form) => lower.includes(form.toLowerCase())))
      .map(([name]) => `${secret} (${name})`),
  )
}
