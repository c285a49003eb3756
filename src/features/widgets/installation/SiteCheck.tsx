import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { OneFieldForm } from '@/common/forms/OneFieldForm'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import { TabSection } from '../components/editor/TabSection'
import { useCheckSiteMutation } from './siteCheckApi'
import classes from './SiteCheck.module.css'
import { SiteCheckResult } from './SiteCheckResult'

const { link: linkSchema } = widgetFactsEndpoints.checkSite.body.entries

/** Checks a page of the shop and shows how to fix its problems. */
export function SiteCheck({ embedId }: { embedId: string }) {
  const [check, request] = useCheckSiteMutation({ fixedCacheKey: `checkSite ${embedId}` })
  return (
    <TabSection title="widgets.title_site-check">
      <Text size="sm" mb="sm">
        <FormattedMessage id="widgets.text_site-check" />
      </Text>
      <OneFieldForm
        name="page"
        label={<FormattedMessage id="widgets.label_checked-page" />}
        placeholder="https://shop.example/"
        submitLabel={<FormattedMessage id="widgets.action_check-site" />}
        problemOf={(value) =>
          v.safeParse(linkSchema, value).success ? null : { id: 'widgets.error_site-page' }
        }
        request={request}
        onSubmit={(link) => void check({ embedId, link })}
      />
      <div role="status" className={classes.result}>
        {request.data && <SiteCheckResult check={request.data} />}
      </div>
    </TabSection>
  )
}
