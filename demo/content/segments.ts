import type { AlbumKey } from './demoPost'

/** Groups of shoppers of the demo shop; posts of the named albums are meant for them. */
export const SEGMENTS: readonly { code: string; name: string; albums: readonly AlbumKey[] }[] = [
  { code: 'new', name: 'Новые покупатели', albums: ['newIn'] },
  { code: 'regular', name: 'Постоянные покупатели', albums: ['workshop'] },
  { code: 'gift', name: 'Выбирают подарок', albums: ['gifts'] },
]
