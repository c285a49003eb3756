import { Anchor, Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconExternalLink } from '@/common/ui/icons/icons'
import { TabSection } from '../components/editor/TabSection'
import { FieldsLoading } from '../components/fields/FieldsLoading'
import { Notice } from '../components/editor/Notice'
import { SeenPages } from '../seen/SeenPages'
import { WidgetWeight } from '../weight/WidgetWeight'
import { editorOf } from '../widgetEditors'
import { saveAsked, selectWidgetEditor, visibilityChosen } from '../widgetEditorSlice'
import type { WidgetForm } from '../widgetForm'
import { selectPlatform } from '../widgetsSlice'
import { CodeBlock } from './CodeBlock'
import { ConsentChoice } from './ConsentChoice'
import classes from './InstallationTab.module.css'
import { OpenOnSite } from './OpenOnSite'
import { PlatformChoice } from './PlatformChoice'
import { PLATFORM_FACTS } from './platforms'
import { ProductPage } from './ProductPage'
import { PurchaseCode } from './PurchaseCode'
import { SiteCheck } from './SiteCheck'
import { StrictPolicy } from './StrictPolicy'
import { useInstalledCode } from './useInstalledCode'
import { WidgetPages } from './WidgetPages'

interface InstallationTabProps {
  embedId: string
  /** The site uses what is saved. */
  saved: WidgetForm
  /** What another slice has to say about it. */
  note: ReactNode
}

/** The installation code for any page and for a product's page, with the steps for what the shop is made with. */
export function InstallationTab({ embedId, saved, note }: InstallationTabProps) {
  const dispatch = useAppDispatch()
  const { demoShopUrl } = runtimeConfig()
  const { isEnabled: mode, widgetType } = saved
  const { where } = PLATFORM_FACTS[useAppSelector(selectPlatform)]
  const codes = useInstalledCode(embedId, saved)
  const canManage = usePermission('MANAGE_WIDGETS')
  const { sent } = useAppSelector(selectWidgetEditor)
  const showToEveryone = () => {
    dispatch(visibilityChosen('full_access'))
    dispatch(saveAsked())
  }
  return (
    <Stack gap="lg">
      {mode !== 'full_access' && (
        <Notice
          action={
            canManage && (
              <Button variant="default" loading={sent !== null} onClick={showToEveryone}>
                <FormattedMessage id="widgets.action_show-everyone" />
              </Button>
            )
          }
        >
          <FormattedMessage
            id={mode === 'disabled' ? 'widgets.text_is-disabled' : 'widgets.text_is-only-me'}
          />{' '}
          {canManage && <FormattedMessage id="widgets.text_show-everyone" />}
        </Notice>
      )}
      <PlatformChoice />
      <ConsentChoice />
      {codes.isError && (
        <Notice
          action={
            <Button variant="default" onClick={codes.retry}>
              <FormattedMessage id="common.action_retry" />
            </Button>
          }
        >
          <FormattedMessage id="widgets.text_no-room" />
        </Notice>
      )}
      {codes.page === null ? (
        <FieldsLoading />
      ) : (
        <CodeBlock
          code={codes.page}
          label="widgets.label_code"
          action="widgets.action_copy-code"
          variant="filled"
        />
      )}
      <TabSection title="widgets.title_how-to">
        <ol className={classes.steps}>
          <li>
            <FormattedMessage id="widgets.text_step-copy" />
          </li>
          <li>
            <FormattedMessage id={where} />
          </li>
          <li>
            <FormattedMessage id="widgets.text_step-check" />
          </li>
        </ol>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="widgets.text_propagation" />{' '}
          <FormattedMessage id="widgets.text_room" />
        </Text>
      </TabSection>
      <SiteCheck embedId={embedId} />
      <WidgetWeight embedId={embedId} />
      <SeenPages embedId={embedId} mode={mode} />
      {mode === 'admin_mode' && <OpenOnSite embedId={embedId} />}
      {/* Only a gallery can show the posts of a product on that product's page. */}
      {editorOf(widgetType) === 'builder' && <ProductPage codeOf={codes.productPage} />}
      {widgetType !== 'stl' && <PurchaseCode />}
      <WidgetPages embedId={embedId} widgetType={widgetType} mode={mode} />
      <StrictPolicy />
      {note}
      {/* The page shows what shoppers see. */}
      {demoShopUrl !== null && mode === 'full_access' && (
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
