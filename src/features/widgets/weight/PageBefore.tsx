import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { WidgetWeight } from '@/contract/entities/widgetWeight'
import { useCheckSiteMutation } from '../installation/siteCheckApi'

interface PageBeforeProps {
  embedId: string
  weight: WidgetWeight
}

/** What the page that was checked names without the widget, beside what the widget adds to it on a phone. */
export function PageBefore({ embedId, weight: { phone } }: PageBeforeProps) {
  const [, { data: check }] = useCheckSiteMutation({ fixedCacheKey: `checkSite ${embedId}` })
  if (!check) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="widgets.text_weight-compare" />
      </Text>
    )
  }
  if (!check.contents) {
    return (
      <Text size="sm">
        <FormattedMessage id="widgets.text_weight-cut" />
      </Text>
    )
  }
  return (
    <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
      <FormattedMessage
        id="widgets.text_weight-page"
        values={{
          page: check.page,
          ...check.contents,
          ownScripts: phone.code.requests,
          ownPictures: phone.pictures.requests + phone.whileScrolling.requests,
        }}
      />
    </Text>
  )
}
