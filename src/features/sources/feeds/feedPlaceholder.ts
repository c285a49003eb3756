/** What the link of a feed looks like. */
export const FEED_PLACEHOLDER = 'https://shop.ru/feed.xml'
