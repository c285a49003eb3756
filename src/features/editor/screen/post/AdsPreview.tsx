import { Text } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AdsMarker } from '@/contract/entities/posts/post'
import classes from './AdsPreview.module.css'

/** The label as shoppers see it in an opened post. */
export function AdsPreview({ marker: { info, customization } }: { marker: AdsMarker }) {
  const intl = useIntl()
  const captionId = useId()
  const inn = info.inn.trim()
  const erid = info.erid.trim()
  const facts = [
    info.advertiser.trim(),
    inn && intl.formatMessage({ id: 'ads.text_inn' }, { inn }),
    erid && intl.formatMessage({ id: 'ads.text_erid' }, { erid }),
  ].filter((fact) => fact !== '')
  return (
    <figure className={classes.figure} aria-labelledby={captionId}>
      <figcaption id={captionId}>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="ads.label_preview" />
        </Text>
      </figcaption>
      <p className={classes.mark} style={customization}>
        <b>
          <FormattedMessage id="ads.text_word" />
        </b>
        {facts.length > 0 && ` ${facts.join(', ')}`}
      </p>
      {info.note.trim() !== '' && (
        <Text size="xs" className={classes.note ?? ''}>
          {info.note.trim()}
        </Text>
      )}
    </figure>
  )
}
