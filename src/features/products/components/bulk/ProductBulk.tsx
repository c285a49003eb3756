import { useLocale } from '@/common/i18n/useLocale'
import { useIntl } from 'react-intl'
import { usePermission } from '@/common/session/useUser'
import { fileSaved } from '@/common/store/fileSaved'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconCheck, IconEye, IconEyeOff, IconFileDownload } from '@/common/ui/icons/icons'
import { SelectionBar, type SelectionAction } from '@/common/ui/lists/SelectionBar'
import classes from '@/common/ui/lists/SelectionBar.module.css'
import { useSaveProductPagesMutation } from '../../productPagesApi'
import { productSelectionCleared, selectChosenProducts } from '../../productsSlice'
import { productsFile } from './productsFile'

interface ProductBulkProps {
  onChooseAll: () => void
}

/** Actions for the chosen products. */
export function ProductBulk({ onChooseAll }: ProductBulkProps) {
  const intl = useIntl()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const canEdit = usePermission('EDIT_POST')
  const chosen = useAppSelector(selectChosenProducts)
  const [savePages, { isLoading }] = useSaveProductPagesMutation()
  if (chosen.length === 0) return null
  const skuIds = chosen.map(({ id }) => id)
  const onPages: SelectionAction[] = [
    {
      label: 'products.action_show-posts',
      icon: IconEye,
      onPress: () => void savePages({ skuIds, isShown: true }),
    },
    {
      label: 'products.action_hide-posts',
      icon: IconEyeOff,
      onPress: () => void savePages({ skuIds, isShown: false }),
    },
  ]
  return (
    <div className={classes.bar}>
      <SelectionBar
        label="products.label_bulk"
        count={chosen.length}
        isBusy={isLoading}
        actions={[
          { label: 'products.action_choose-all', icon: IconCheck, onPress: onChooseAll },
          ...(canEdit ? onPages : []),
          {
            label: 'products.action_export',
            icon: IconFileDownload,
            onPress: () => {
              dispatch(fileSaved(productsFile(chosen, intl, locale)))
            },
          },
        ]}
        onClear={() => {
          dispatch(productSelectionCleared())
        }}
      />
    </div>
  )
}
