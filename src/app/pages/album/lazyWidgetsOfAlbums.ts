import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The widgets that show albums, loaded when they are first shown. */
export const WidgetsOfAlbums = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "widgets-of-albums" */ '@/features/widgets/slots/WidgetsOfAlbums'
  ).then((module) => module.WidgetsOfAlbums),
)

/** Which widgets lose an album when it is deleted, loaded when a deletion is first confirmed. */
export const AlbumLoss = lazyWithTexts(() =>
  import(/* webpackChunkName: "widgets-of-albums" */ '@/features/widgets/slots/AlbumLoss').then(
    (module) => module.AlbumLoss,
  ),
)
