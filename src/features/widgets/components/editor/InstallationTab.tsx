import { Anchor, Button, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCopy, IconExternalLink } from '@/common/ui/icons/icons'
import type { WidgetMode } from '@/contract/entities/widget'
import { installationCode } from '@/contract/widgets/embed'
import { tabChosen } from '../../galleryEditorSlice'
import { installationCodeCopied } from '../../widgetsSlice'
import classes from './InstallationTab.module.css'
import { Notice } from './Notice'
import { OpenOnSite } from './OpenOnSite'

interface InstallationTabProps {
  embedId: string
  /** As saved: the mode that the site uses now. */
  mode: WidgetMode
  /** Only a gallery can show the posts of a product on that product's page. */
  isGallery: boolean
}

/** The installation code for any page and for a product's page, with instructions. */
export function InstallationTab({ embedId, mode, isGallery }: InstallationTabProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { demoShopUrl } = runtimeConfig()
  const placeholder = intl.formatMessage({ id: 'widgets.text_article-placeholder' })
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
      <Code
        embedId={embedId}
        label="widgets.label_code"
        action="widgets.action_copy-code"
        variant="filled"
      />
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
      {mode === 'admin_mode' && <OpenOnSite embedId={embedId} />}
      {isGallery && (
        <section>
          <Text fw={600} size="sm" component="h2">
            <FormattedMessage id="widgets.title_product-page" />
          </Text>
          <Text size="sm" mt={4} mb="sm">
            <FormattedMessage id="widgets.text_product-page" values={{ placeholder }} />
          </Text>
          <Code
            embedId={embedId}
            article={placeholder}
            label="widgets.label_product-code"
            action="widgets.action_copy-product-code"
            variant="default"
          />
        </section>
      )}
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

interface CodeProps {
  embedId: string
  /** The placeholder that the shop replaces with the product's article; absent: the code is for any page. */
  article?: string
  label: MessageId
  action: MessageId
  variant: 'filled' | 'default'
}

/** Installation code with a button that copies it. */
function Code({ embedId, article, label, action, variant }: CodeProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <div>
      <pre
        className={classes.code}
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage({ id: label })}
      >
        {installationCode(runtimeConfig().widgetUrl, embedId, article)}
      </pre>
      <Button
        fullWidth
        variant={variant}
        leftSection={<IconCopy size={16} />}
        onClick={() => dispatch(installationCodeCopied({ embedId, article }))}
      >
        <FormattedMessage id={action} />
      </Button>
    </div>
  )
}
