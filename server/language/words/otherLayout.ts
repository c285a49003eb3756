const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'
const OTHER = new Map<string, string>()
for (let index = 0; index < LATIN.length; index += 1) {
  OTHER.set(LATIN.charAt(index), RUSSIAN.charAt(index))
  OTHER.set(RUSSIAN.charAt(index), LATIN.charAt(index))
}

/** The text that the same keys produce in the other of the Russian and the English layout. */
export function otherLayout(text: string): string {
  return [...text].map((sign) => OTHER.get(sign) ?? sign).join('')
}
