import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useResetOnUnmount } from '@/common/api/useResetOnUnmount'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { WIDGET_TYPES, type Widget, type WidgetType } from '@/contract/entities/widget'
import { LIMITS } from '@/contract/limits'
import { isTitleRefused } from '../../galleryForm'
import { nextWidgetName } from '../../rules'
import { failureMessage } from '@/common/api/failureMessage'
import { useCreateWidgetMutation } from '../../savedWidgetsApi'
import { TYPE_LABELS } from '../../widgetLabels'
import { widgetDialogClosed } from '../../widgetsSlice'
import { ChoiceGroup } from '../display/ChoiceGroup'
import { WidgetTypeIcon } from './WidgetTypeIcon'

/** Makes a widget; the list then goes on to its editor. The title is offered, so that Enter is enough. */
export function CreateWidgetDialog({ widgets }: { widgets: readonly Widget[] }) {
  const intl = useIntl()
  const words = useMessage()
  const dispatch = useAppDispatch()
  const [createWidget, { isLoading, error, reset }] = useCreateWidgetMutation({
    fixedCacheKey: 'createWidget',
  })
  useResetOnUnmount(reset)
  const [type, setType] = useState<WidgetType>('gallery')
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? nextWidgetName(intl.formatMessage({ id: TYPE_LABELS[type] }), widgets, type)
  const [isChecked, setIsChecked] = useState(false)
  const close = () => dispatch(widgetDialogClosed())

  function problem(): string | null {
    if (isChecked && isTitleRefused(name)) return intl.formatMessage({ id: 'empty-gallery-title' })
    const failure = error ? failureMessage(error) : null
    return failure && words(failure)
  }

  function submit() {
    setIsChecked(true)
    if (!isTitleRefused(name)) void createWidget({ type, name })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="widgets.title_create" />}
      size="md"
      submitLabel={<FormattedMessage id="widgets.action_create" />}
      isBusy={isLoading}
      onSubmit={submit}
      onClose={close}
    >
      <Text size="sm" c="dimmed">
        <FormattedMessage id="widgets.text_create" />
      </Text>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_type" />}
        look="tiles"
        disabled={isLoading}
        value={type}
        choices={WIDGET_TYPES.map((value) => ({
          value,
          label: <FormattedMessage id={TYPE_LABELS[value]} />,
          picture: <WidgetTypeIcon type={value} />,
        }))}
        onChoose={setType}
      />
      <TextInput
        label={intl.formatMessage({ id: 'widgets.label_title' })}
        data-autofocus
        required
        maxLength={LIMITS.widgetTitle}
        value={name}
        error={problem()}
        onFocus={(event) => {
          event.currentTarget.select()
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
        }}
      />
    </FormDialog>
  )
}
