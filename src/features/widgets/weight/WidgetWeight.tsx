import { Skeleton, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { asApiError, isAccessLost } from '@/common/api/apiError'
import { ChoicesFailure } from '@/common/ui/fields/FieldProblems'
import { Loading } from '@/common/ui/states/Loading'
import type { WidgetWeight as Weight } from '@/contract/entities/widgets/widgetFacts'
import { WEIGHT_SCREENS } from '@/contract/widgets/weightScreens'
import { TabSection } from '@/features/widgets/components/editor/TabSection'
import { useCheckSiteMutation, useGetWidgetWeightQuery } from '@/features/widgets/widgetFactsApi'
import { WeightTable } from './WeightTable'
import classes from './WidgetWeight.module.css'

/** The weight of the saved widget on a shop's page, and the weight of the page without it. */
export function WidgetWeight({ embedId }: { embedId: string }) {
  const { data, error, refetch } = useGetWidgetWeightQuery(embedId)
  const failure = asApiError(error)
  return (
    <TabSection title="widgets.title_weight">
      {data && <Weighed embedId={embedId} weight={data} />}
      {!data && failure && isAccessLost(failure) && (
        <Text size="sm">
          <FormattedMessage id="common.alert_no-rights" />
        </Text>
      )}
      {!data && failure && !isAccessLost(failure) && (
        <ChoicesFailure onRetry={() => void refetch()} />
      )}
      {!data && !failure && (
        <Loading>
          <Stack gap={6}>
            <Skeleton height={40} />
            <Skeleton height={240} />
          </Stack>
        </Loading>
      )}
    </TabSection>
  )
}

function Weighed({ embedId, weight }: { embedId: string; weight: Weight }) {
  const { isEmpty, headerPictures, phone, desktop } = weight
  return (
    <Stack gap="xs">
      <Text size="sm">
        <FormattedMessage id={isEmpty ? 'widgets.text_weight-empty' : 'widgets.text_weight'} />
      </Text>
      {!isEmpty && !phone.isDrawn && (
        <Text size="sm">
          <FormattedMessage id="widgets.text_weight-not-on-phone" />
        </Text>
      )}
      {!isEmpty && !desktop.isDrawn && (
        <Text size="sm">
          <FormattedMessage id="widgets.text_weight-not-on-desktop" />
        </Text>
      )}
      <WeightTable weight={weight} />
      <PageBefore embedId={embedId} weight={weight} />
      <div className={classes.hints}>
        {headerPictures > 0 && (
          <p>
            <FormattedMessage id="widgets.hint_weight-header" values={{ count: headerPictures }} />
          </p>
        )}
        <p>
          <FormattedMessage
            id="widgets.hint_weight"
            values={{
              phoneWidth: WEIGHT_SCREENS.phone.width,
              phoneSpeed: WEIGHT_SCREENS.phone.megabits,
              desktopWidth: WEIGHT_SCREENS.desktop.width,
              desktopSpeed: WEIGHT_SCREENS.desktop.megabits,
            }}
          />
        </p>
      </div>
    </Stack>
  )
}

interface PageBeforeProps {
  embedId: string
  weight: Weight
}

/** The files that the checked page refers to without the widget, and the files that the widget adds on a phone. */
function PageBefore({ embedId, weight: { phone } }: PageBeforeProps) {
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
