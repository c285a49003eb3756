import { FormattedMessage } from 'react-intl'
import { backgroundCss } from '@/contract/background'
import type { Background } from '@/contract/entities/media'
import { BackgroundChoices } from '../components/draft/BackgroundChoices'
import { OwnBackground } from '../components/draft/OwnBackground'
import { useListBackgroundsQuery } from '../draft/createPostApi'

interface BackgroundPickerProps {
  value: Background
  onChange: (background: Background) => void
}

/** Chooses a ready background or makes one of colours; shown by the screens of other slices. */
export function BackgroundPicker({ value, onChange }: BackgroundPickerProps) {
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
    </>
  )
}
