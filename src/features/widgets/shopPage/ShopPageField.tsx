import { Button, TextInput } from '@mantine/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields } from '@/common/forms/requestFields'
import { useMessage, type MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Form } from '@/common/ui/fields/Form'
import { shopPageEndpoints } from '@/contract/endpoints/widgets/shopPage'
import type { ShopPage } from '@/contract/entities/widgets/shopPage'
import { demoPage } from './shopPages'
import { selectWidgetEditor, shopPageChosen, shopPageLeft } from '../widgetEditorSlice'
import { useReadShopPageQuery } from './shopPageApi'
import classes from './ShopPageField.module.css'

const { link: linkSchema } = shopPageEndpoints.readShopPage.body.entries
const PLACE_TEXTS: Partial<Record<ShopPage['place'], MessageId>> = {
  other: 'widgets.text_shop-page-other',
  end: 'widgets.text_shop-page-end',
}

/** The field for a page of the shop, which the preview then shows around the widget. */
export function ShopPageField({ embedId }: { embedId: string }) {
  const words = useMessage()
  const dispatch = useAppDispatch()
  const { shopPage } = useAppSelector(selectWidgetEditor)
  const link = shopPage?.link
  const { currentData, error, isFetching, refetch } = useReadShopPageQuery(
    link === undefined ? skipToken : { embedId, link },
  )
  const leave = () => {
    dispatch(shopPageLeft())
  }
  const field = useRef<HTMLInputElement>(null)
  const leaveByButton = () => {
    leave()
    // The button is removed with the page, so the field gets its focus.
    field.current?.focus()
  }
  const form = useRequestFields({
    request: {
      isLoading: isFetching,
      error,
      // A page that failed to load is dropped. A loaded page stays for the next visit of the tab.
      reset: () => {
        if (error) leave()
      },
    },
    initial: { page: link ?? demoPage(embedId) },
    problemsOf: ({ page }) => ({
      page: v.safeParse(linkSchema, page).success ? null : words({ id: 'widgets.error_site-page' }),
    }),
  })

  function submit() {
    if (!form.check() || isFetching) return
    const page = form.values.page.trim()
    if (page === link) void refetch()
    else dispatch(shopPageChosen(page))
  }

  return (
    <Form isBusy={isFetching} onSubmit={submit} className={classes.form}>
      <TextInput
        ref={field}
        className={classes.field ?? ''}
        label={<FormattedMessage id="widgets.label_shop-page" />}
        placeholder="https://shop.example/"
        name="page"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...form.bind('page')}
      />
      <Button className={classes.action ?? ''} type="submit" variant="light" loading={isFetching}>
        <FormattedMessage id="widgets.action_show-shop-page" />
      </Button>
      {currentData && (
        <Button className={classes.action ?? ''} variant="default" onClick={leaveByButton}>
          <FormattedMessage id="widgets.action_leave-shop-page" />
        </Button>
      )}
      <div role="status" className={classes.status}>
        {currentData &&
          notesOf(currentData).map((id) => (
            <p key={id}>
              <FormattedMessage id={id} />
            </p>
          ))}
      </div>
    </Form>
  )
}

function notesOf({ place, isCut }: Pick<ShopPage, 'place' | 'isCut'>): MessageId[] {
  const ofPlace = PLACE_TEXTS[place]
  return [
    ...(ofPlace ? [ofPlace] : []),
    ...(isCut ? (['widgets.text_shop-page-cut'] as const) : []),
  ]
}
