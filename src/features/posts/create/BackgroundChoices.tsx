import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { backgroundCss } from '@/contract/elements/background'
import type { BackgroundChoice } from '@/contract/entities/posts/media'
import classes from './BackgroundChoices.module.css'

const SKELETONS = Array.from({ length: 12 }, (_, index) => index)

interface BackgroundChoicesProps {
  /** Name of the group. */
  label: ReactNode
  /** Undefined while they are loading. */
  choices: readonly BackgroundChoice[] | undefined
  isError: boolean
  onRetry: () => void
  chosenId: number | null
  onChoose: (id: number) => void
}

/** The ready backgrounds, one of which is chosen. */
export function BackgroundChoices(props: BackgroundChoicesProps) {
  const { label, choices, isError, onRetry, chosenId, onChoose } = props
  const intl = useIntl()
  if (!choices) {
    return isError ? <ErrorState message="upload-error-retry" onRetry={onRetry} /> : <Skeletons />
  }
  return (
    <FieldGroup legend={label}>
      <div className={classes.choices}>
        {choices.map(({ id, background }, index) => (
          <label
            key={id}
            className={classes.choice}
            style={{ background: backgroundCss(background) }}
          >
            <input
              type="radio"
              name="background"
              className={classes.input}
              aria-label={intl.formatMessage(
                { id: 'create-post.label_background-number' },
                { number: index + 1 },
              )}
              checked={id === chosenId}
              onChange={() => {
                onChoose(id)
              }}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function Skeletons() {
  return (
    <Loading>
      <Skeleton height={14} width="30%" mb={12} />
      <div className={classes.choices}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} height="auto" radius="md" className={classes.choice ?? ''} />
        ))}
      </div>
    </Loading>
  )
}
