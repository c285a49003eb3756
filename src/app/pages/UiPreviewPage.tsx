import { FormattedMessage } from 'react-intl'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { ButtonsPreview } from './uiPreview/ButtonsPreview'
import { ColorsPreview } from './uiPreview/ColorsPreview'
import { ContextMenuPreview } from './uiPreview/ContextMenuPreview'
import { DialogsPreview } from './uiPreview/DialogsPreview'
import { FieldsPreview } from './uiPreview/FieldsPreview'
import { IconsPreview } from './uiPreview/IconsPreview'
import { StatesPreview } from './uiPreview/StatesPreview'
import { StatusPreview } from './uiPreview/StatusPreview'
import { TablePreview } from './uiPreview/TablePreview'
import { ToastsPreview } from './uiPreview/ToastsPreview'
import { TypographyPreview } from './uiPreview/TypographyPreview'
import classes from './UiPreviewPage.module.css'

/** All components of the kit on one page (product-rules/screens.md#routes). */
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
