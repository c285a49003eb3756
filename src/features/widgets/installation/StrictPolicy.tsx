import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { policyFor } from '@/contract/widgets/installation/installationCode'
import classes from './InstallationTab.module.css'
import { CodeBlock } from './CodeBlock'

/** The directives that the Content Security Policy of a page needs for its widgets. */
export function StrictPolicy() {
  const { widgetUrl } = runtimeConfig()
  return (
    <details className={classes.policy}>
      <summary>
        <FormattedMessage id="widgets.title_policy" />
      </summary>
      <Text size="sm" mb="sm">
        <FormattedMessage id="widgets.text_policy" />
      </Text>
      <CodeBlock
        code={policyFor(new URL(widgetUrl, location.href).origin)}
        label="widgets.label_policy"
        action="widgets.action_copy-policy"
        variant="default"
      />
    </details>
  )
}
