import {
  ARTICLE_LENGTH,
  CLICKS_KEPT,
  EVENT_AGE_MS,
  EVENTS_PER_BATCH,
  LINK_LENGTH,
  ORDER_ITEMS,
  ORDER_QUANTITY,
  QUESTION_ANSWER_LENGTH,
  REPORT_PAGE,
  SENT_PAGE,
} from './widgets/embed'

/** Limits of lengths and counts; uploads have their own table in `uploads.ts`. */
export const LIMITS = {
  albumName: 100,
  /** Characters of the key by which a repeated order is recognised. */
  orderKey: 64,
  widgetTitle: 100,
  loadMoreText: 60,
  /** HTML above a widget. */
  widgetHeader: 10_000,
  widgetId: 50,
  /** Albums that one stories widget shows as highlights. */
  storyHighlights: 50,
  storyHighlightName: 60,
  postText: 10_000,
  postAlbums: 200,
  postSegments: 200,
  albumSources: 100,
  /** Posts on one page of a product's list. */
  productPosts: 100,
  /** Product marks on one media item. */
  mediaLinks: 50,
  filesPerPost: 10,
  /** The maximum posts created together, one of each file. */
  postsPerUpload: 50,
  /**
   * Bytes of a story's picture or video. Not in `uploads.ts`, because the state of the first screen
   * uses this limit.
   */
  storyFileBytes: 10 * 1024 * 1024,
  segmentCode: 64,
  /** Substitutes of one product. */
  substituteProducts: 10,
  /** The maximum of a price filter, in hundredths of a currency. */
  price: 100_000_000_000,
  /** Returned categories of a catalogue, largest first, and the limits of a category in a filter. */
  productCategories: 1000,
  categoryName: 500,
  categoryDepth: 20,
  searchQuery: 200,
  segmentName: 100,
  /** Posts changed by one request; the cabinet sends more in batches. */
  postsPerChange: 50,
  /** The maximum number of posts chosen by a filter. */
  postsChosen: 5000,
  /** The maximum number of products chosen. */
  productsChosen: 1000,
  /**
   * The maximum number of posts of a loaded list that one request compares with the stored order.
   */
  postsCompared: 10_000,
  savedViewName: 60,
  /** Saved filters of one person in one account. */
  savedViews: 50,
  personName: 100,
  /** The longest IANA name has 32 characters. */
  timeZone: 64,
  /** An address, typed or pasted. */
  link: LINK_LENGTH,
  copyrightComment: 1000,
  /** What support writes about one step of a session's record. */
  recordNote: 2000,
  /** Why the provider's people opened or changed an account. */
  visitReason: 300,
  /** A name, an e-mail or a password as typed; each has stricter rules of its own. */
  typedText: 254,
  /** The erid, the advertiser and the INN of an advertising label. */
  adsLine: 200,
  adsNote: 1000,
  /** Elements of one kind on one media item, both frames together. */
  mediaElements: 50,
  stickerText: 500,
  actionText: 60,
  interactionCaption: 200,
  interactionPlaceholder: 100,
  pollAnswer: 60,
  pollAnswers: { min: 2, max: 4 },
  sliderEmojis: { min: 1, max: 5 },
  /** UTF-16 units: a single emoji, such as a flag or a family, may have many. */
  sliderEmoji: 32,
  /** A shopper's answer to a question. */
  questionAnswer: QUESTION_ANSWER_LENGTH,
  /**
   * Left and top of an element, percent of the frame. The limits keep at least a corner of it
   * within reach.
   */
  elementPosition: { min: -50, max: 95 },
  /** Percent of the natural size. */
  elementScale: { min: 5, max: 1000 },
  /** Px of the frame. */
  stickerFontSize: { min: 10, max: 300 },
  /** Percent of the frame. */
  stickerWidth: { min: 5, max: 100 },
  /** A product's picture, percent of the frame (product-rules/posts.md#product-marks). One as high as the frame may be narrower. */
  productImage: { width: { min: 5, max: 100 }, maxX: 60 },
  borderRadius: 40,
  borderWidth: 20,
  /** Events that the embed may send in one batch. */
  eventsPerBatch: EVENTS_PER_BATCH,
  /** Characters of a page's address from the embed; a longer one is not stored. */
  sitePage: SENT_PAGE - 1,
  /** Widgets, albums, posts or products that one report is limited to. */
  reportChoices: 200,
  /** Characters of a page's address in reports; a longer one is unknown there. */
  reportPage: REPORT_PAGE,
  /** Pages of one account that reports distinguish. */
  reportPages: 2000,
  /** Last seen pages stored for a widget. */
  seenPages: 50,
  /** Preview pictures of a widget in a list. */
  widgetCovers: 6,
  /** Ms that an event may be late. */
  eventAge: EVENT_AGE_MS,
  /** Limits of an order from the embed: its clicks, its lines, pieces per line, and the length of a SKU. */
  orderClicks: CLICKS_KEPT,
  orderItems: ORDER_ITEMS,
  orderQuantity: ORDER_QUANTITY,
  article: ARTICLE_LENGTH,
} as const

/** The id of a widget's element on the shop's page; an empty one may be. */
export const WIDGET_ID = /^(?:[a-z][\w-]*)?$/i
