import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { IdName } from '@/contract/entities/posts/post'

export interface PickerProps {
  /** Ids of the chosen items. */
  value: number[]
  /** Ids of the items that can be chosen; all by default. */
  offered?: readonly number[]
  error?: ReactNode
  onChange: (chosen: IdName[]) => void
}

/** The pickers of other slices for the questions of bulk changes. */
export interface BulkPickers {
  renderAlbumPicker: (props: PickerProps) => ReactNode
  renderSegmentPicker: (props: PickerProps) => ReactNode
}

interface AlbumChoice {
  picker: PickerProps
  /**
   * Calls back with the chosen albums; where one is required and none is chosen, the picker shows an error instead.
   */
  answer: (onAnswer: (albums: IdName[]) => void) => void
}

/** The albums that a question asks for. */
export function useAlbumChoice(isNeeded = true): AlbumChoice {
  const [chosen, setChosen] = useState<IdName[]>([])
  const [isAnswered, setIsAnswered] = useState(false)
  const isMissing = isNeeded && chosen.length === 0
  return {
    picker: {
      value: chosen.map(({ id }) => id),
      error: isAnswered && isMissing && <FormattedMessage id="selection.error_no-album" />,
      onChange: setChosen,
    },
    answer: (onAnswer) => {
      setIsAnswered(true)
      if (!isMissing) onAnswer(chosen)
    },
  }
}
