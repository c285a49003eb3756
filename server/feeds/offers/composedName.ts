import { squeeze } from './plainText'

/** `Смартфон Apple iPhone 17` from its three parts; does not repeat the vendor when the model begins with it. */
export function composedName(prefix: string, vendor: string, model: string): string {
  const [kind, maker, called] = [prefix, vendor, model].map(squeeze) as [string, string, string]
  if (called === '') return ''
  const isTold = called.toLowerCase().startsWith(maker.toLowerCase())
  return [kind, isTold ? '' : maker, called].filter((part) => part !== '').join(' ')
}
