import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { backgroundCss } from '@/contract/elements/background'
import type { Background } from '@/contract/entities/posts/media'
import { BackgroundChoices } from '../create/BackgroundChoices'
import { OwnBackground } from '../create/OwnBackground'
import { useListBackgroundsQuery } from '../create/createPostApi'

const PictureUpload = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "slide-upload" */ '@/features/posts/uploads/openPost/MediaUpload'
  ).then((module) => module.PictureUpload),
)

interface BackgroundPickerProps {
  /** The slide that the background belongs to. */
  mediaId: number
  value: Background
  onChange: (background: Background) => void
}

/** Chooses a ready background, makes one of colours or uploads a picture; shown by the screens of other slices. */
export function BackgroundPicker({ mediaId, value, onChange }: BackgroundPickerProps) {
  const { data: choices, isError, refetch } = useListBackgroundsQuery()
  const shown = backgroundCss(value)
  const chosen = choices?.find(({ background }) => backgroundCss(background) === shown)
  return (
    <>
      <BackgroundChoices
        label={<FormattedMessage id="background.label_ready" />}
        choices={choices}
        isError={isError}
        onRetry={() => void refetch()}
        chosenId={chosen?.id ?? null}
        onChoose={(id) => {
          const choice = choices?.find((one) => one.id === id)
          if (choice) onChange(choice.background)
        }}
      />
      <OwnBackground value={value} onChange={onChange} />
      <Suspense>
        <PictureUpload
          target={{ kind: 'background', mediaId }}
          label="media.action_upload-background"
        />
      </Suspense>
    </>
  )
}
