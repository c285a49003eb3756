import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldRefusal, useRequestFields } from '@/common/forms/requestFields'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { useAppDispatch } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { WIDGET_TYPES, type Widget } from '@/contract/entities/widgets/widget'
import { type WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { LIMITS } from '@/contract/limits'
import { isTitleRefused } from '../../widgetForm'
import { nextWidgetName, TYPE_LABELS } from '@/features/widgets/widgetList'
import { useCreateWidgetMutation } from '../../savedWidgetsApi'
import { widgetDialogClosed } from '../../widgetsSlice'
import { ChoiceGroup } from '../fields/ChoiceGroup'
import { WidgetTypeDrawing } from './WidgetTypeDrawing'

const DRAWING_PX = 66

interface CreateWidgetDialogProps {
  widgets: readonly Widget[]
  /** The type that is chosen at first. */
  wanted?: WidgetType | undefined
}

/** Creates a widget; the list then opens its editor. A title is filled in, so that Enter is enough. */
export function CreateWidgetDialog({ widgets, wanted = 'gallery' }: CreateWidgetDialogProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [createWidget, request] = useCreateWidgetMutation({ fixedCacheKey: 'createWidget' })
  const { isLoading } = request
  const [type, setType] = useState<WidgetType>(wanted)
  const [isNamed, setNamed] = useState(false)
  const offeredName = (of: WidgetType) =>
    nextWidgetName(intl.formatMessage({ id: TYPE_LABELS[of] }), widgets, of)
  const form = useRequestFields({
    request,
    initial: { name: offeredName(wanted) },
    problemsOf: ({ name }) => ({
      name: isTitleRefused(name) ? intl.formatMessage({ id: 'empty-gallery-title' }) : null,
    }),
  })
  const { error, ...field } = form.bind('name')
  // A refusal by the tariff concerns the widget, not its title.
  const refusal = fieldRefusal(request.error, ['tariff'])
  const isOfTariff = refusal?.field === 'tariff'
  const close = () => dispatch(widgetDialogClosed())

  function choose(chosen: WidgetType) {
    setType(chosen)
    if (!isNamed) form.setValue('name', offeredName(chosen))
  }

  function submit() {
    if (form.check()) void createWidget({ type, name: form.values.name })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="widgets.title_create" />}
      size="md"
      submitLabel={<FormattedMessage id="widgets.action_create" />}
      isBusy={isLoading}
      alert={isOfTariff ? <FailureWords message={refusal.message} /> : form.alert}
      isTyped={isNamed && form.values.name !== offeredName(type)}
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
          picture: <WidgetTypeDrawing type={value} width={DRAWING_PX} />,
        }))}
        onChoose={choose}
      />
      <TextInput
        label={intl.formatMessage({ id: 'widgets.label_title' })}
        data-autofocus
        required
        maxLength={LIMITS.widgetTitle}
        {...field}
        error={isOfTariff ? null : error}
        onFocus={(event) => {
          event.currentTarget.select()
        }}
        onChange={(event) => {
          setNamed(true)
          field.onChange(event)
        }}
      />
    </FormDialog>
  )
}
