import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { runtimeConfig } from '@/common/api/pageFacts'
import { OneFieldForm } from '@/common/forms/OneFieldForm'
import type { MessageId } from '@/common/i18n/messages'
import { IconCheck } from '@/common/ui/icons/icons'
import { CodeText } from '@/common/ui/layout/CodeText'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type {
  SiteCheck as Check,
  SiteProblem,
  SiteProblemCode,
} from '@/contract/entities/widgets/siteCheck'
import { policyFor } from '@/contract/widgets/installation/installationCode'
import { Notice } from '@/features/widgets/components/editor/Notice'
import { TabSection } from '@/features/widgets/components/editor/TabSection'
import classes from './SiteCheck.module.css'
import { useCheckSiteMutation } from '@/features/widgets/widgetFactsApi'
import resultClasses from './SiteCheckResult.module.css'

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

const TEXTS: Record<SiteProblemCode, MessageId> = {
  missing: 'widgets.alert_site-missing',
  'missing-or-by-script': 'widgets.alert_site-missing-or-by-script',
  'no-place': 'widgets.alert_site-no-place',
  'unknown-ids': 'widgets.alert_site-unknown-ids',
  'several-places': 'widgets.alert_site-several-places',
  'wrong-type': 'widgets.alert_site-wrong-type',
  'no-script': 'widgets.alert_site-no-script',
  'foreign-script': 'widgets.alert_site-foreign-script',
  policy: 'widgets.alert_site-policy',
  cut: 'widgets.alert_site-cut',
  disabled: 'widgets.alert_site-disabled',
  'only-me': 'widgets.alert_site-only-me',
}

/** The problems found on the page, with their fixes. */
function SiteCheckResult({ check: { page, problems } }: { check: Check }) {
  if (problems.length === 0) {
    return (
      <Text size="sm" className={resultClasses.right}>
        <IconCheck size={18} aria-hidden />
        <span>
          <FormattedMessage id="widgets.text_site-right" values={{ page }} />
        </span>
      </Text>
    )
  }
  return (
    <Notice>
      <FormattedMessage id="widgets.text_site-problems" values={{ page }} />
      <ul className={resultClasses.problems}>
        {problems.map((problem) => (
          <li key={problem.code}>
            <Problem problem={problem} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Problem({ problem: { code, values } }: { problem: SiteProblem }) {
  const intl = useIntl()
  const { widgetUrl } = runtimeConfig()
  const { origin } = new URL(widgetUrl, location.href)
  return (
    <>
      <FormattedMessage
        id={TEXTS[code]}
        values={{ names: intl.formatList(values), count: values.length, times: Number(values[0]) }}
      />
      {code === 'policy' && (
        <CodeText label="widgets.label_policy">{policyFor(origin, values)}</CodeText>
      )}
    </>
  )
}
