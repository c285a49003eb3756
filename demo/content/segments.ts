import type { AlbumKey } from './demoPost'

/** Segments of the demo shop's shoppers; posts of the named albums belong to them. */
export const SEGMENTS: readonly { code: string; name: string; albums: readonly AlbumKey[] }[] = [
  { code: 'new', name: 'Новые покупатели', albums: ['newIn'] },
  { code: 'regular', name: 'Постоянные покупатели', albums: ['workshop'] },
  { code: 'gift', name: 'Выбирают подарок', albums: ['gifts'] },
]
