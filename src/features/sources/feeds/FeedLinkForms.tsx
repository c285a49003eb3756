import { TextInput } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields } from '@/common/forms/requestFields'
import { useMessage } from '@/common/i18n/messages'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { feedLinkSchema, type CatalogueFeed } from '@/contract/entities/catalogue/feed'
import {
  problemOf,
  ConnectionField,
} from '@/features/sources/components/connection/ConnectionField'
import classes from './FeedCard.module.css'
import { useCreateFeedMutation } from './feedsApi'

interface FeedLinkDialogProps {
  /** The feed whose link is replaced; null: a new one is added. */
  feed: Pick<CatalogueFeed, 'id' | 'link'> | null
  onClose: () => void
}

/** Asks for the link of a further feed, or for a new link of a feed. */
export function FeedLinkDialog({ feed, onClose }: FeedLinkDialogProps) {
  const words = useMessage()
  const [createFeed, request] = useCreateFeedMutation({ fixedCacheKey: 'createFeed' })
  const form = useRequestFields({
    request,
    initial: { link: feed?.link ?? '' },
    problemsOf: ({ link }) => {
      const problem = problemOf(feedLinkSchema, link)
      return { link: problem && words(problem) }
    },
  })
  function submit() {
    if (!form.check() || request.isLoading) return
    const link = v.parse(feedLinkSchema, form.values.link)
    void createFeed(feed ? { link, id: feed.id } : { link })
  }
  return (
    <FormDialog
      title={<FormattedMessage id={feed ? 'feeds.title_replace' : 'feeds.title_add'} />}
      size="md"
      submitLabel={<FormattedMessage id="feeds.action_submit" />}
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        name="link"
        label={<FormattedMessage id="feeds.label_link" />}
        description={<FormattedMessage id={feed ? 'feeds.hint_replace' : 'feeds.hint_link'} />}
        placeholder={FEED_PLACEHOLDER}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.bind('link')}
      />
    </FormDialog>
  )
}

/** An example of a feed's link. */
const FEED_PLACEHOLDER = 'https://shop.ru/feed.xml'

/** Asks for the link of the account's first feed. */
export function FirstFeedForm() {
  const [createFeed, request] = useCreateFeedMutation({ fixedCacheKey: 'createFeed' })
  return (
    <div className={classes.form}>
      <ConnectionField
        name="link"
        label={<FormattedMessage id="feeds.label_link" />}
        hint={<FormattedMessage id="feeds.hint_link" />}
        placeholder={FEED_PLACEHOLDER}
        submitLabel={<FormattedMessage id="feeds.action_submit" />}
        schema={feedLinkSchema}
        request={request}
        onSubmit={(link) => void createFeed({ link })}
      />
    </div>
  )
}
