const ENGLISH_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'
const OTHER = new Map<string, string>()
for (let index = 0; index < ENGLISH_KEYS.length; index += 1) {
  OTHER.set(ENGLISH_KEYS.charAt(index), RUSSIAN_KEYS.charAt(index))
  OTHER.set(RUSSIAN_KEYS.charAt(index), ENGLISH_KEYS.charAt(index))
}

/** The text that the same keys produce in the other of the Russian and the English layout. */
export function otherLayout(text: string): string {
  return [...text].map((sign) => OTHER.get(sign) ?? sign).join('')
}
