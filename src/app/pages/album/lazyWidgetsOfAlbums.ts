import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The widgets that show albums, loaded when they are first shown. */
export const WidgetsOfAlbums = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "widgets-of-albums" */ '@/features/widgets/slots/WidgetsOfAlbums'
  ).then((module) => module.WidgetsOfAlbums),
)

/** What the deletion of an album takes out of widgets, loaded when it is first asked about. */
export const AlbumLoss = lazyWithTexts(() =>
  import(/* webpackChunkName: "widgets-of-albums" */ '@/features/widgets/slots/AlbumLoss').then(
    (module) => module.AlbumLoss,
  ),
)
