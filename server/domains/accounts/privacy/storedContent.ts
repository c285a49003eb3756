import { by, own, type StoredTable, type TableName } from './storedTable'

/** The tables of posts, reviews and the catalogue, and of their sources. */
export const STORED_CONTENT = {
  trash_media: { of: by('trash_id', 'trash'), columns: { posts: 'trash_id media_id' } },
  trash: {
    of: own,
    columns: {
      posts: 'kind subject name contents deleted_at',
      work: 'person_id',
      technical: 'id account_id',
    },
  },
  copyright_comment: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id text created_at', work: 'person_id', technical: 'id' },
  },
  copyright_request: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id status updated_at' },
  },
  media_link: {
    of: by('post_id', 'post'),
    columns: {
      posts:
        'post_id media_id sku_id position marker_x marker_y marker_show hide_at_product_page is_similar show_on_all_slides hidden_carousel_positions sku_image_markup',
      technical: 'id',
    },
  },
  post_media: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id media_id position elements' },
  },
  post_segment: { of: by('post_id', 'post'), columns: { posts: 'post_id segment_id' } },
  post_suggestion: { of: by('post_id', 'post'), columns: { posts: 'post_id sku_id position' } },
  review: {
    of: by('post_id', 'post'),
    columns: { reviews: 'post_id rating is_archived is_edited sku_id answer text_roles' },
  },
  album_post: { of: by('album_id', 'album'), columns: { posts: 'album_id post_id position' } },
  review_import_row: {
    of: by('import_id', 'review_import'),
    columns: { reviews: 'import_id line cells' },
  },
  review_import: {
    of: own,
    columns: {
      reviews:
        'file_name status format source columns row_count next_line done counts problems created_at',
      technical: 'id account_id',
    },
  },
  source_item: {
    of: by('source_id', 'source'),
    columns: {
      inflow:
        'source_id key revision post_id left_out is_waiting missing_since read_at link published_at',
    },
  },
  source_album: { of: by('source_id', 'source'), columns: { connections: 'source_id album_id' } },
  telegram_part: {
    of: by('source_id', 'source'),
    columns: { inflow: 'source_id message_id key part state received_at' },
  },
  instagram_hashtag: {
    of: by('source_id', 'source'),
    columns: { connections: 'source_id name provider_id created_at' },
  },
  instagram_mention: {
    of: by('source_id', 'source'),
    columns: { inflow: 'source_id media_id comment_id received_at' },
  },
  deleted_item: { of: own, columns: { inflow: 'network key', technical: 'account_id' } },
  post: {
    of: own,
    columns: {
      posts:
        'provider provider_id shortcode post_type author_username author_link like_count comment_count provider_text provider_created_at post_link is_deleted is_ugc text is_published published_at show_markers show_text enable_refresh_button hidden_carousel_positions is_enabled_scheduler publish_time unpublish_time ads_marker search_text created_at updated_at need_copyright_request promo_code_status caption_lang compared_at is_settled previous_published_at',
      technical: 'id account_id revision',
    },
  },
  media: {
    of: own,
    columns: {
      posts: 'kind format blob bytes width height duration variants created_at',
      technical: 'id account_id',
    },
  },
  user_media: {
    of: own,
    columns: { posts: 'blob width height variants created_at', technical: 'id account_id' },
  },
  album: {
    of: own,
    columns: {
      posts:
        'name is_story sort_type sort_direction sources use_all_data_sources is_default created_at cover_blob cover_variants',
      technical: 'id account_id revision',
    },
  },
  segment: {
    of: own,
    columns: { posts: 'name code id_at_provider created_at', technical: 'id account_id' },
  },
  background: { of: 'none', columns: { technical: 'id background' } },

  search_posting: { of: by('sku_id', 'sku'), columns: { catalogue: 'sku_id stem_id weight' } },
  search_article: { of: own, columns: { catalogue: 'key sku_id rank', technical: 'account_id' } },
  search_form: { of: own, columns: { catalogue: 'form stem_id', technical: 'account_id' } },
  search_typo: { of: own, columns: { catalogue: 'key stem_id', technical: 'account_id' } },
  search_stem: {
    of: own,
    columns: { catalogue: 'stem product_count', technical: 'id account_id' },
  },
  sku_substitute: {
    of: by('sku_id', 'sku'),
    columns: { catalogue: 'sku_id substitute_id position' },
  },
  sku_media: {
    of: by('sku_id', 'sku'),
    columns: { catalogue: 'sku_id blob variants created_at is_first', technical: 'id' },
  },
  feed_offer: {
    of: by('reading_id', 'feed_reading'),
    columns: {
      catalogue:
        'reading_id position sku_id article name brand price old_price currency in_stock link link_key image_url source_image_urls search_text group_id vendor_code category hash',
    },
  },
  feed_reading: {
    of: by('feed_id', 'catalogue_feed'),
    columns: { catalogue: 'feed_id created changed gone', technical: 'id' },
  },
  feed_rejection: {
    of: by('feed_id', 'catalogue_feed'),
    columns: { catalogue: 'feed_id position line article reason' },
  },
  sku: {
    of: own,
    columns: {
      catalogue:
        'article name brand price old_price currency in_stock link link_key image_url source_image_urls search_text created_at feed_id offer_hash left_at group_id vendor_code category indexed_at picture_url picture_checked_at picture_failed',
      technical: 'id account_id',
    },
  },
  catalogue_feed: {
    of: own,
    columns: {
      catalogue:
        'link status is_loss_accepted submitted_at read_at etag last_modified offer_count rejected_count sample loss changes',
      technical: 'id account_id revision',
    },
  },
} as const satisfies Partial<Record<TableName, StoredTable>>
