import { CAPTION_LANGUAGES, type CaptionLanguage } from '@/contract/entities/posts/postList'

interface Signs {
  /** The commonest short words. */
  words: ReadonlySet<string>
  /** Letters beyond the English ones. */
  letters: RegExp | null
}

const signs = (words: string, letters: RegExp | null = null): Signs => ({
  words: new Set(words.split(' ')),
  letters,
})

/** The detected languages and similar ones: a text in a similar language must not be detected as one of them. */
const SIGNS: Readonly<Record<string, Signs>> = {
  en: signs(
    'the a an and of to is in for with you your our this that are we it its on at be from by have has as my all not so ' +
      'just new what when can will more how or get do out now if they one i was but made here',
  ),
  de: signs(
    'der die das und ist nicht mit für auf ein eine einen einer von zu zum zur den dem sich auch wir ihr ich sie es im am ' +
      'in bei aus noch wie so als oder nur unser unsere euch uns mehr jetzt heute neue neuen',
    /[äöüß]/u,
  ),
  fr: signs(
    'le la les l de des d du et est un une pour dans avec sur que qu qui nous vous votre vos notre nos au aux pas ne ce ' +
      'cette ces plus en je j c s à il elle son sa ses tout tous très ou mais bien',
    /[àâçèéêëîïôùûœ]/u,
  ),
  es: signs(
    'el la los las de del y es en un una con para por que se su sus lo más como nuestro nuestra tu tus al muy este esta ' +
      'estos hoy ya si sin o a no te mi todo todos nueva nuevo qué son',
    /[áéíñóú]/u,
  ),
  it: signs(
    'il lo la gli le l i di d e è che un una uno per con del della dei delle dell nel nella alla al ai sono non più questo ' +
      'questa nostro nostra nostri si ci vi da dal come o ma anche tutti a in se su nuova nuovo',
    /[àèéìòù]/u,
  ),
  pt: signs(
    'o a os as de do da dos das e é em um uma com para por que não se na no nas nos mais seu sua seus nosso nossa você ' +
      'muito ao à como ou mas já está este esta hoje nova novo',
    /[áâãçéêíóôõú]/u,
  ),
  tr: signs(
    've bir bu için ile de da çok en mi ne gibi daha yeni var ama her olan sizin bizim biz siz şimdi güzel kadar şık sen ' +
      'hem olarak ki',
    /[çğıöşü]/u,
  ),
  dutch: signs(
    'de het een en van is voor met niet op aan ook zijn onze ons je jouw wij we in te dat die nieuwe bij maar om er naar',
    /[ëï]/u,
  ),
  nordic: signs(
    'och att det som en ett på är för med av vi du inte til og er i den de om har ikke',
    /[äåæöø]/u,
  ),
  polish: signs('i w na z się jest nie do to że o jak dla nasz nasza po od za już', /[ąćęłńóśźż]/u),
  czech: signs('a v na se je s z do to že pro jsme si i o za k ve nové', /[áčďěéíňřšťúůýž]/u),
  romanian: signs('și de la cu în un o pe din care nu este pentru mai să ce', /[ăâîșşțţ]/u),
  hungarian: signs('a az és egy nem is hogy van ez meg csak új vagy', /[áéíóöőúüű]/u),
  uzbek: signs('va uchun bilan bu bir ham biz siz yangi eng juda sizning bizning'),
  azerbaijani: signs('və bir bu üçün ilə də da çox ən yeni biz siz', /[əçğıöşü]/u),
  indonesian: signs('dan yang di untuk dengan ini itu dari kami kamu yuk ke ada tidak bisa'),
  vietnamese: signs(
    'và của là có cho những một các với không',
    /[ạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/u,
  ),
}

/**
 * Distinguishes languages in Latin script by their commonest words and their letters; null when two are equally
 * likely.
 */
export function latinLanguage(words: readonly string[]): CaptionLanguage | null {
  const scores = Object.entries(SIGNS)
    .map(([language, { words: common, letters }]) => ({
      language,
      score: words.filter((word) => common.has(word)).length + lettersScore(words, letters),
    }))
    .sort((one, other) => other.score - one.score)
  const [first, second] = scores
  if (!first || !second || first.score === second.score) return null
  return CAPTION_LANGUAGES.find((language) => language === first.language) ?? null
}

/** The score of a language: its own letters count for it, foreign letters against it. A foreign name costs little, a foreign text everything. */
function lettersScore(words: readonly string[], letters: RegExp | null): number {
  let score = 0
  for (const word of words) {
    const foreign = [...word].filter((letter) => !/[a-z]/.test(letter))
    if (foreign.length > 0) score += foreign.every((letter) => letters?.test(letter)) ? 1 : -1
  }
  return score
}
