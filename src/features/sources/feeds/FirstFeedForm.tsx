import { FormattedMessage } from 'react-intl'
import { feedLinkSchema } from '@/contract/entities/catalogue/feed'
import { ConnectionField } from '../components/connection/ConnectionField'
import { FEED_PLACEHOLDER } from './feedPlaceholder'
import { useCreateFeedMutation } from './feedsApi'
import classes from './FeedCard.module.css'

/** The link of the account's first feed. */
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
