import type {
  GallerySettings,
  ProductGallerySettings,
} from '@/contract/widgets/settings/gallerySettings'

/** The props of each section of the form. */
export interface GalleryEdit {
  settings: GallerySettings | ProductGallerySettings
  disabled: boolean
  change: (changes: Partial<ProductGallerySettings>) => void
}
