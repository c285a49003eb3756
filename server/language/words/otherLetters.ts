import { LATIN_LETTERS } from '@/contract/text/latinLetters'

const pairsOf = (list: string) =>
  list.split(' ').map((pair): [from: string, to: string] => {
    const [from = '', to = ''] = pair.split('=')
    return [from, to]
  })

/** Letters with another frequent transliteration. */
const OTHER_LATIN = pairsOf('kh=h ts=c ks=x yu=u k=c y=i v=w')

/** Longest first. */
const CYRILLIC = pairsOf(
  'shch=щ sch=щ zh=ж kh=х ts=ц ch=ч sh=ш yu=ю ju=ю iu=ю ya=я ja=я ia=я yo=е jo=е ye=е ck=к ph=ф th=т oo=у ee=и ' +
    'a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=й z=з',
)
const VOWEL = /[аеиоуыэюя]$/

/** The spellings of a word in the other script; empty for a word of neither script. */
export function transliterations(word: string): string[] {
  if (/^[а-я]+$/.test(word)) return latinOf(word)
  if (/^[a-z]+$/.test(word)) return cyrillicOf(word)
  return []
}

function latinOf(word: string): string[] {
  const usual = [...word].map((letter) => LATIN_LETTERS.get(letter) ?? letter).join('')
  const others = OTHER_LATIN.map(([from, to]) => usual.replaceAll(from, to))
  return [...new Set([usual, ...others])]
}

function cyrillicOf(word: string): string[] {
  let usual = ''
  for (let at = 0; at < word.length;) {
    const [from, to] = CYRILLIC.find(([from]) => word.startsWith(from, at)) ?? ['?', word[at] ?? '']
    // After a consonant it is a vowel: «byk», «krasnyy».
    usual += from === 'y' && !VOWEL.test(usual) ? 'ы' : to
    at += from.length
  }
  const hard = usual.endsWith('ий') || usual.endsWith('ый') ? [] : [usual.replaceAll('ый', 'ы')]
  return [...new Set([usual, ...hard, usual.replaceAll('кс', 'х'), usual.replaceAll('к', 'ц')])]
}

const ENGLISH_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'
const OTHER = new Map<string, string>()
for (let index = 0; index < ENGLISH_KEYS.length; index += 1) {
  OTHER.set(ENGLISH_KEYS.charAt(index), RUSSIAN_KEYS.charAt(index))
  OTHER.set(RUSSIAN_KEYS.charAt(index), ENGLISH_KEYS.charAt(index))
}

/** The text that the same keys produce in the other keyboard layout, Russian or English. */
export function otherLayout(text: string): string {
  return [...text].map((sign) => OTHER.get(sign) ?? sign).join('')
}
