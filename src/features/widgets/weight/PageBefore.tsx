import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { WidgetWeight as Weight } from '@/contract/entities/widgets/widgetFacts'
import { useCheckSiteMutation } from '../installation/siteCheckApi'
import classes from './WidgetWeight.module.css'

interface PageBeforeProps {
  embedId: string
  weight: Weight
}

/** The files that the checked page names without the widget, and those that the widget adds on a phone. */
export function PageBefore({ embedId, weight: { phone } }: PageBeforeProps) {
  const [, { data: check }] = useCheckSiteMutation({ fixedCacheKey: `checkSite ${embedId}` })
  if (!check) {
    return (
      <Text size="sm" c="dimmed" role="status">
        <FormattedMessage id="widgets.text_weight-compare" />
      </Text>
    )
  }
  return (
    <Text size="sm" role="status" className={classes.comparison}>
      {check.contents ? (
        <FormattedMessage
          id="widgets.text_weight-page"
          values={{
            page: check.page,
            ...check.contents,
            ownScripts: phone.code.requests,
            ownPictures: phone.pictures.requests + phone.whileScrolling.requests,
          }}
        />
      ) : (
        <FormattedMessage id="widgets.text_weight-cut" />
      )}
    </Text>
  )
}
