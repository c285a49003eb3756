import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { IconCheck } from '@/common/ui/icons/icons'
import { CodeText } from '@/common/ui/layout/CodeText'
import type {
  SiteCheck as Check,
  SiteProblem,
  SiteProblemCode,
} from '@/contract/entities/widgets/siteCheck'
import { policyFor } from '@/contract/widgets/installation/installationCode'
import { Notice } from '../components/editor/Notice'
import resultClasses from './SiteCheckResult.module.css'

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
export function SiteCheckResult({ check: { page, problems } }: { check: Check }) {
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
