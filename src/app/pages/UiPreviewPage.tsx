import { FormattedMessage } from 'react-intl'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { ButtonsPreview, FieldsPreview } from './uiPreview/ControlsPreview'
import { ColorsPreview, TypographyPreview, IconsPreview } from './uiPreview/StylesPreview'
import { ContextMenuPreview, DialogsPreview } from './uiPreview/OverlaysPreview'
import { StatesPreview, StatusPreview, ToastsPreview } from './uiPreview/StatesPreview'
import { TablePreview } from './uiPreview/TablePreview'
import classes from './UiPreviewPage.module.css'

/** The basic components of the kit on one page (product-rules/screens.md#routes). */
export function UiPreviewPage() {
  return (
    <>
      <PageHeader title={<FormattedMessage id="ui-preview.title" />} />
      <div className={classes.page}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <ButtonsPreview />
            <ToastsPreview />
            <FieldsPreview />
          </div>
          <div className={classes.column}>
            <StatusPreview />
            <DialogsPreview />
            <StatesPreview />
            <ContextMenuPreview />
          </div>
        </div>
        <TablePreview />
        <TypographyPreview />
        <ColorsPreview />
        <IconsPreview />
      </div>
    </>
  )
}
