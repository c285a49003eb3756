import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { IdName } from '@/contract/entities/post'
import type { PickerProps } from './bulkPickers'

interface AlbumChoice {
  picker: PickerProps
  /** Tells what is chosen; where an album is needed and none is chosen, the picker says so instead. */
  answer: (tell: (albums: IdName[]) => void) => void
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
    answer: (tell) => {
      setIsAnswered(true)
      if (!isMissing) tell(chosen)
    },
  }
}
