import { Anchor, Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/pageFacts'
import type { MessageId } from '@/common/i18n/messages'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { LabelledSelect } from '@/common/ui/fields/LabelledSelect'
import { IconExternalLink } from '@/common/ui/icons/icons'
import { CONSENT_CODE, type Consent } from '@/contract/widgets/installation/installationCode'
import { hasSource } from '@/contract/widgets/settings/widgetAlbums'
import { Notice } from '@/features/widgets/components/editor/Notice'
import { TabSection } from '@/features/widgets/components/editor/TabSection'
import { FieldsLoading } from '@/features/widgets/components/fields/FieldSkeletons'
import { SeenPages } from '@/features/widgets/seen/SeenPages'
import { WidgetWeight } from '@/features/widgets/weight/WidgetWeight'
import {
  saveAsked,
  selectWidgetEditor,
  tabChosen,
  visibilityChosen,
} from '@/features/widgets/widgetEditorSlice'
import type { WidgetForm } from '@/features/widgets/widgetForm'
import {
  selectPlatform,
  consentChosen,
  selectConsent,
  platformChosen,
} from '@/features/widgets/widgetsSlice'
import { CodeBlock, StrictPolicy, PurchaseCode } from './CodeBlocks'
import classes from './InstallationTab.module.css'
import { OpenOnSite } from './OpenOnSite'
import { PLATFORM_FACTS, PLATFORMS } from './platforms'
import { AnyPage, ProductByChoice, ProductPage, ProductSteps } from './ProductPage'
import { SiteCheck } from './SiteCheck'
import { useInstalledCode } from './installedCode'
import { WidgetPages } from './WidgetPages'

interface InstallationTabProps {
  embedId: string
  /** The saved settings, because the site does not use unsaved ones. */
  saved: WidgetForm
  /** A note that another slice renders. */
  note: ReactNode
}

/** The installation codes for any page and for a product's page, the main one first, with the steps for the shop's platform. */
export function InstallationTab({ embedId, saved, note }: InstallationTabProps) {
  const dispatch = useAppDispatch()
  const { demoShopUrl } = runtimeConfig()
  const { isEnabled: mode, widgetType } = saved
  const isOfProduct = widgetType === 'sku'
  const { where } = PLATFORM_FACTS[useAppSelector(selectPlatform)]
  const codes = useInstalledCode(embedId, saved)
  const canManage = usePermission('MANAGE_WIDGETS')
  const { sent, form } = useAppSelector(selectWidgetEditor)
  const showToEveryone = () => {
    dispatch(visibilityChosen('full_access'))
    dispatch(saveAsked())
  }
  const isEmpty = !hasSource(form?.draft ?? saved)
  return (
    <Stack gap="lg">
      {isEmpty && <NoSource isModel={widgetType === 'stl'} />}
      {mode !== 'full_access' && (
        <Notice
          action={
            canManage &&
            !isEmpty && (
              <Button variant="default" loading={sent !== null} onClick={showToEveryone}>
                <FormattedMessage id="widgets.action_show-everyone" />
              </Button>
            )
          }
        >
          <FormattedMessage
            id={mode === 'disabled' ? 'widgets.text_is-disabled' : 'widgets.text_is-only-me'}
          />{' '}
          {canManage && !isEmpty && <FormattedMessage id="widgets.text_show-everyone" />}
        </Notice>
      )}
      <PlatformChoice />
      {isOfProduct && <ProductByChoice />}
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
      {codes.main === null ? (
        <FieldsLoading />
      ) : (
        <CodeBlock
          code={codes.main}
          label={isOfProduct ? 'widgets.label_product-code' : 'widgets.label_code'}
          action="widgets.action_copy-code"
          variant="filled"
        />
      )}
      <TabSection title="widgets.title_how-to">
        <ol className={classes.steps}>
          <li>
            <FormattedMessage id="widgets.text_step-copy" />
          </li>
          {isOfProduct ? (
            <ProductSteps />
          ) : (
            <li>
              <FormattedMessage id={where} />
            </li>
          )}
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
      {/* Only galleries can show the posts of a product on that product's page. */}
      {widgetType === 'gallery' && <ProductPage code={codes.productPage} />}
      {isOfProduct && <AnyPage code={codes.anyPage} />}
      {widgetType !== 'stl' && <PurchaseCode />}
      <WidgetPages embedId={embedId} widgetType={widgetType} mode={mode} />
      <StrictPolicy />
      {note}
      {/* Shown only for a widget that shoppers see, because the demo page has no other widgets. */}
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

/** Warns that a widget without albums or files shows nothing on the site, and links to their choice. */
function NoSource({ isModel }: { isModel: boolean }) {
  const dispatch = useAppDispatch()
  const canManage = usePermission('MANAGE_WIDGETS')
  return (
    <Notice
      action={
        canManage && (
          <Button variant="default" onClick={() => dispatch(tabChosen('display'))}>
            <FormattedMessage
              id={isModel ? 'widgets.action_choose-model' : 'widgets.action_choose-albums'}
            />
          </Button>
        )
      }
    >
      <FormattedMessage id={isModel ? 'widgets.text_no-files' : 'widgets.text_no-albums'} />
    </Notice>
  )
}

const CHOICES: [Consent, MessageId][] = [
  ['none', 'widgets.consent_none'],
  ['anonymous', 'widgets.consent_anonymous'],
  ['required', 'widgets.consent_required'],
]

/** The embed's permissions before the shopper's consent, and the lines that pass the consent on. */
function ConsentChoice() {
  const dispatch = useAppDispatch()
  const consent = useAppSelector(selectConsent)
  return (
    <Stack gap="sm">
      <LabelledSelect
        label="widgets.label_consent"
        choices={CHOICES}
        value={consent}
        onChange={(chosen) => dispatch(consentChosen(chosen))}
      />
      {consent !== 'none' && (
        <>
          <Text size="sm">
            <FormattedMessage id="widgets.text_consent" />
          </Text>
          <CodeBlock
            code={CONSENT_CODE}
            label="widgets.label_consent-code"
            action="widgets.action_copy-consent"
            variant="default"
          />
        </>
      )}
    </Stack>
  )
}

const PLATFORM_CHOICES = PLATFORMS.map(
  (platform) => [platform, PLATFORM_FACTS[platform].label] as const,
)

/** The choice of the shop's platform, on which the steps and the codes depend. */
function PlatformChoice() {
  const dispatch = useAppDispatch()
  return (
    <LabelledSelect
      label="widgets.label_platform"
      choices={PLATFORM_CHOICES}
      value={useAppSelector(selectPlatform)}
      onChange={(platform) => dispatch(platformChosen(platform))}
    />
  )
}
