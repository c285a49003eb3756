import type {
  CallToAction,
  Interaction,
  PictureSticker,
  TextSticker,
} from '@/contract/entities/media'

/** What each kind of element says and how it looks, apart from where it stands. */
export interface ElementContent {
  textSticker: Pick<
    TextSticker,
    'text' | 'color' | 'backgroundColor' | 'fontName' | 'fontStyle' | 'fontSize'
  >
  pictureSticker: Pick<PictureSticker, 'pictureUrl'>
  callToAction: Pick<
    CallToAction,
    | 'type'
    | 'text'
    | 'link'
    | 'backgroundColor'
    | 'borderRadius'
    | 'borderColor'
    | 'borderWidth'
    | 'textColor'
  >
  interaction: Pick<Interaction, 'caption' | 'placeholder' | 'emojis' | 'polls' | 'backgroundColor'>
}
