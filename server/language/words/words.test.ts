import { articleKey, articleKeys, indexedWords, splitWords } from './words'
import { otherLayout, transliterations } from './otherLetters'
import { stemOf } from './stem'
import { typoKeys, typosBetween } from './typos'

test.each([
  'диван дивана диваном диваны диванов диванами',
  'кровать кровати кроватью кроватей кроватями',
  'кресло кресла кресел креслами кресле',
  'кружка кружки кружку кружкой кружек кружками',
  'рубашка рубашек рубашки рубашками',
  'тарелка тарелок тарелки тарелку',
  'чашка чашек чашки',
  'стул стулья стульев стульями стула',
  'стол стола столы столов столом',
  'платье платья платьев платьем платьями',
  'полка полок полки полкой',
  'чехол чехла чехлы чехлов',
  'ботинок ботинки ботинками',
  'кроссовки кроссовок кроссовками',
  'наушники наушников наушниками',
  'сапог сапоги сапогами',
  'подушка подушек подушки',
  'помада помады помад помадой',
  'шампунь шампуня шампуни шампунем',
  'крем крема кремы кремов кремом',
  'духи духов духами',
  'часы часов часами',
  'деревянный деревянная деревянного деревянных деревянные',
  'красный красная красное красного красными',
  'синий синяя синее синие синего синих',
  'детский детская детские детских',
  'кожаный кожаная кожаные кожаных',
  'большой большая большие больших',
  'candle candles',
  'box boxes',
  'battery batteries',
  'dress dresses',
  'running run runs',
  'scented scent scents',
])('recognises %s as forms of one word', (forms) => {
  expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1)
})

test.each(['стол стул', 'диван дива', 'кровать кров', 'glass glas'])(
  'distinguishes the words %s',
  (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(2)
  },
)

test.each([
  ['Кружка «Ёж», 350 мл', ['кружка', 'еж', '350', 'мл']],
  ['130×180', ['130', '180']],
  ['ＩＰhone²', ['iphone2']],
  ['😀 — !', []],
])('splits %s into the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('finds a word with a hyphen also without it, and a number without its unit', () => {
  expect(indexedWords('Wi-Fi 256ГБ')).toEqual(['wi', 'fi', 'wifi', '256гб', '256', 'гб'])
})

test.each([
  ['кружка', 'kruzhka'],
  ['адидас', 'adidas'],
  ['хоккей', 'hokkey'],
  ['divan', 'диван'],
  ['shtory', 'шторы'],
  ['uglovoj', 'угловой'],
  ['schetka', 'щетка'],
])('transliterates %s as %s', (word, other) => {
  expect(transliterations(word)).toContain(other)
})

test.each(['350', 'wi256', 'café', ''])('does not transliterate %j', (word) => {
  expect(transliterations(word)).toEqual([])
})

test('converts text between the Russian and English keyboard layouts', () => {
  expect(otherLayout('rhe;rf')).toBe('кружка')
  expect(otherLayout('ФЗЗДУ')).toBe('APPLE')
  expect(otherLayout(otherLayout('Хлопок, бязь № 5'))).toBe('Хлопок, бязь № 5')
})

test.each([
  ['AB-12', 'АВ 12'],
  ['lg104', 'LG-104'],
  ['ＬＧ－104', 'lg104'],
])('treats %s and %s as one SKU', (one, other) => {
  expect(articleKey(one)).toBe(articleKey(other))
})

test('finds a SKU by its parts and digits, but not by short fragments', () => {
  expect(articleKeys('SM-S921-12')).toEqual(['sms92112', 's92112', '92112'])
  expect(articleKeys('A-1')).toEqual(['a1'])
  expect(articleKeys('---')).toEqual([])
})

test.each([
  ['кресло', 'кресло', 0],
  ['кресло', 'креслл', 1],
  ['кресло', 'керсло', 1],
  ['кресло', 'кресл', 1],
  ['пылесос', 'пилисос', 2],
  ['', 'три', 3],
])('counts typos between %s and %s: %i', (one, other, typos) => {
  expect(typosBetween(one, other)).toBe(typos)
  expect(typosBetween(other, one)).toBe(typos)
})

test('returns a common key for a word and its misspelling, and none for short words and numbers', () => {
  const shares = (one: string, other: string) =>
    typoKeys(one).some((key) => typoKeys(other).includes(key))
  expect(shares('кресло', 'керсло')).toBe(true)
  expect(shares('пылесос', 'пилисос')).toBe(true)
  expect(shares('диван', 'стол')).toBe(false)
  expect(typoKeys('дом')).toEqual([])
  expect(typoKeys('12345')).toEqual([])
})
