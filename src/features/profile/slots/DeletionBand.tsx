import { UnstyledButton } from '@mantine/core'
import { useIntl, FormattedMessage } from 'react-intl'
import type { Deletion } from '@/contract/entities/account/deletion'
import { useKeepAccountMutation } from '../privacyApi'
import { sharedDay } from '../sharedDay'

interface DeletionBandProps {
  deletion: Deletion
  /** Classes of the band, its text and its button. */
  classes: Record<'band' | 'words' | 'leave', string | undefined>
}

/** A band above every screen of an account with a scheduled deletion: its date, and the button that cancels it. */
export function DeletionBand({ deletion, classes }: DeletionBandProps) {
  const intl = useIntl()
  const [keep, { isLoading }] = useKeepAccountMutation()
  const words = intl.formatMessage(
    { id: 'deletion.text_band' },
    { date: sharedDay(intl, deletion.deletesAt) },
  )
  return (
    <section
      className={classes.band}
      aria-label={intl.formatMessage({ id: 'deletion.label_band' })}
    >
      <p className={classes.words} title={words}>
        {words}
      </p>
      <UnstyledButton
        className={classes.leave ?? ''}
        disabled={isLoading}
        onClick={() => void keep()}
      >
        <FormattedMessage id="deletion.action_keep" />
      </UnstyledButton>
    </section>
  )
}
