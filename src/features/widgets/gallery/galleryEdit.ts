import type {
  GallerySettings,
  ProductGallerySettings,
} from '@/contract/widgets/settings/gallerySettings'

/** What every section of the form is given. */
export interface GalleryEdit {
  settings: GallerySettings | ProductGallerySettings
  disabled: boolean
  change: (changes: Partial<ProductGallerySettings>) => void
}
