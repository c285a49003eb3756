import { Anchor, Button, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCopy, IconExternalLink } from '@/common/ui/icons'
import type { WidgetMode } from '@/contract/entities/widget'
import { installationCode } from '@/contract/embed'
import { tabChosen } from '../galleryEditorSlice'
import { installationCodeCopied } from '../widgetsSlice'
import classes from './InstallationTab.module.css'
import { Notice } from './Notice'

interface InstallationTabProps {
  embedId: string
  /** As saved: what the site sees now. */
  mode: WidgetMode
}

/** The code for the shop's page and how to put it there. */
export function InstallationTab({ embedId, mode }: InstallationTabProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { widgetUrl, demoShopUrl } = runtimeConfig()
  return (
    <Stack gap="lg">
      {mode !== 'full_access' && (
        <Notice
          action={
            <Button variant="default" onClick={() => dispatch(tabChosen('settings'))}>
              <FormattedMessage id="widgets.action_change-visibility" />
            </Button>
          }
        >
          <FormattedMessage
            id={mode === 'disabled' ? 'widgets.text_is-disabled' : 'widgets.text_is-only-me'}
          />
        </Notice>
      )}
      <div>
        <pre
          className={classes.code}
          tabIndex={0}
          role="region"
          aria-label={intl.formatMessage({ id: 'widgets.label_code' })}
        >
          {installationCode(widgetUrl, embedId)}
        </pre>
        <Button
          fullWidth
          leftSection={<IconCopy size={16} />}
          onClick={() => dispatch(installationCodeCopied({ embedId }))}
        >
          <FormattedMessage id="widgets.action_copy-code" />
        </Button>
      </div>
      <section>
        <Text fw={600} size="sm" component="h2">
          <FormattedMessage id="widgets.title_how-to" />
        </Text>
        <ol className={classes.steps}>
          <li>
            <FormattedMessage id="widgets.text_step-copy" />
          </li>
          <li>
            <FormattedMessage id="widgets.text_step-paste" />
          </li>
          <li>
            <FormattedMessage id="widgets.text_step-check" />
          </li>
        </ol>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="widgets.text_propagation" />
        </Text>
      </section>
      {demoShopUrl !== null && (
        <Anchor
          href={`${demoShopUrl}/lookbook/${encodeURIComponent(embedId)}`}
          target="_blank"
          rel="noreferrer"
          size="sm"
          className={classes.demo}
        >
          <FormattedMessage id="widgets.action_demo-shop" />
          <IconExternalLink size={16} aria-hidden />
        </Anchor>
      )}
    </Stack>
  )
}
