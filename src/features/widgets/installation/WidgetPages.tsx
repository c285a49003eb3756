import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { runtimeConfig } from '@/common/api/pageFacts'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCopy } from '@/common/ui/icons/icons'
import type { WidgetMode } from '@/contract/entities/widgets/widget'
import { pagesOf, widgetPageUrl, type WidgetPageKind } from '@/contract/widgets/pages'
import { TabSection } from '../components/editor/TabSection'
import { pageAddressCopied } from '../widgetsSlice'
import classes from './WidgetPages.module.css'

interface WidgetPagesProps {
  embedId: string
  widgetType: string
  /** The saved visibility. Pages without scripts exist only for a widget that everyone sees. */
  mode: WidgetMode
}

const TEXTS: Record<WidgetPageKind, { title: MessageId; text: MessageId; copy: MessageId }> = {
  page: {
    title: 'widgets.title_page',
    text: 'widgets.text_page',
    copy: 'widgets.action_copy-page',
  },
  story: {
    title: 'widgets.title_story-page',
    text: 'widgets.text_story-page',
    copy: 'widgets.action_copy-story-page',
  },
}

/** Addresses of the widget's pages without scripts, with buttons that copy them. */
export function WidgetPages({ embedId, widgetType, mode }: WidgetPagesProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <TabSection title="widgets.title_pages">
      {mode === 'full_access' ? (
        <Stack gap="md">
          {pagesOf(widgetType).map((page) => {
            const { title, text, copy } = TEXTS[page]
            const address = widgetPageUrl(runtimeConfig().widgetUrl, page, embedId)
            return (
              <div key={page}>
                <Text size="sm" fw={500} component="h3">
                  <FormattedMessage id={title} />
                </Text>
                <Text size="sm" c="dimmed">
                  <FormattedMessage id={text} />
                </Text>
                <Group gap="xs" mt={4} wrap="nowrap" justify="space-between">
                  <Anchor
                    href={address}
                    target="_blank"
                    rel="noopener noreferrer"
                    size="sm"
                    className={classes.address}
                  >
                    {address}
                  </Anchor>
                  <Button
                    variant="default"
                    className={classes.copy}
                    aria-label={intl.formatMessage({ id: copy })}
                    leftSection={<IconCopy size={16} aria-hidden />}
                    onClick={() => dispatch(pageAddressCopied(address))}
                  >
                    <FormattedMessage id="widgets.action_copy" />
                  </Button>
                </Group>
              </div>
            )
          })}
        </Stack>
      ) : (
        <Text size="sm">
          <FormattedMessage id="widgets.text_pages-hidden" />
        </Text>
      )}
    </TabSection>
  )
}
