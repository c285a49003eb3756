/** An example of a feed's link. */
export const FEED_PLACEHOLDER = 'https://shop.ru/feed.xml'
