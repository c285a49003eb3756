import { BY_ID, by, own, type StoredTable, type TableName } from './storedTable'

const KEY_OF_NETWORK = 'A secret of the network, sealed with a key of this installation.'
const EVERYWHERE = 'The same in every installation.'
const READ_AGAIN = 'Work under way, which begins again.'
const LOOKED_AT_AGAIN = 'Pictures are compared again wherever they are imported.'
const IMPORTS = 'Files that wait a day to be imported; the imported reviews are posts.'

/** Posts and reviews, with what they come from. */
export const CONTENT_TABLES = {
  trash_media: {
    of: by('trash_id', 'trash'),
    columns: { posts: 'trash_id media_id' },
    archive: { key: ['trash_id', 'media_id'], refs: { trash_id: 'trash', media_id: 'media' } },
  },
  trash: {
    of: own,
    columns: {
      posts: 'kind subject name contents deleted_at',
      work: 'person_id',
      technical: 'id account_id',
    },
    archive: { ...BY_ID, refs: { person_id: 'person' }, json: ['contents'] },
  },
  copyright_comment: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id text created_at', work: 'person_id', technical: 'id' },
    archive: { ...BY_ID, refs: { post_id: 'post', person_id: 'person' } },
  },
  copyright_request: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id status updated_at' },
    archive: { key: ['post_id'], refs: { post_id: 'post' } },
  },
  media_link: {
    of: by('post_id', 'post'),
    columns: {
      posts:
        'post_id media_id sku_id position marker_x marker_y marker_show hide_at_product_page is_similar show_on_all_slides hidden_carousel_positions sku_image_markup',
      technical: 'id',
    },
    archive: {
      ...BY_ID,
      after: 'post_media',
      refs: { post_id: 'post', media_id: 'media', sku_id: 'sku' },
      json: ['hidden_carousel_positions', 'sku_image_markup'],
    },
  },
  post_media: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id media_id position elements' },
    archive: {
      key: ['post_id', 'media_id'],
      refs: { post_id: 'post', media_id: 'media' },
      json: ['elements'],
    },
  },
  post_segment: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id segment_id' },
    archive: { key: ['post_id', 'segment_id'], refs: { post_id: 'post', segment_id: 'segment' } },
  },
  post_suggestion: {
    of: by('post_id', 'post'),
    columns: { posts: 'post_id sku_id position' },
    archive: { key: ['post_id', 'sku_id'], refs: { post_id: 'post', sku_id: 'sku' } },
  },
  review: {
    of: by('post_id', 'post'),
    columns: { reviews: 'post_id rating is_archived is_edited sku_id answer text_roles' },
    archive: { key: ['post_id'], refs: { post_id: 'post', sku_id: 'sku' }, json: ['text_roles'] },
  },
  album_post: {
    of: by('album_id', 'album'),
    columns: { posts: 'album_id post_id position' },
    archive: { key: ['album_id', 'post_id'], refs: { album_id: 'album', post_id: 'post' } },
  },
  review_import_row: {
    of: by('import_id', 'review_import'),
    columns: { reviews: 'import_id line cells' },
    archive: IMPORTS,
  },
  review_import: {
    of: own,
    columns: {
      reviews:
        'file_name status format source columns row_count next_line done counts problems created_at',
      technical: 'id account_id',
    },
    archive: IMPORTS,
  },
  source_item: {
    of: by('source_id', 'source'),
    columns: {
      inflow:
        'source_id key revision post_id left_out is_waiting missing_since read_at link published_at',
    },
    archive: { key: ['source_id', 'key'], refs: { source_id: 'source', post_id: 'post' } },
  },
  source_album: {
    of: by('source_id', 'source'),
    columns: { connections: 'source_id album_id' },
    archive: { key: ['source_id', 'album_id'], refs: { source_id: 'source', album_id: 'album' } },
  },
  telegram_part: {
    of: by('source_id', 'source'),
    columns: { inflow: 'source_id message_id key part state received_at' },
    archive: { key: ['source_id', 'message_id'], refs: { source_id: 'source' }, json: ['part'] },
  },
  instagram_hashtag: {
    of: by('source_id', 'source'),
    columns: { connections: 'source_id name provider_id created_at' },
    archive: { key: ['source_id', 'name'], refs: { source_id: 'source' } },
  },
  instagram_mention: {
    of: by('source_id', 'source'),
    columns: { inflow: 'source_id media_id comment_id received_at' },
    archive: { key: ['source_id', 'media_id', 'comment_id'], refs: { source_id: 'source' } },
  },
  deleted_item: {
    of: own,
    columns: { inflow: 'network key', technical: 'account_id' },
    archive: { key: ['network', 'key'] },
  },
  post: {
    of: own,
    columns: {
      posts:
        'provider provider_id shortcode post_type author_username author_link like_count comment_count provider_text provider_created_at post_link is_deleted is_ugc text is_published published_at show_markers show_text enable_refresh_button hidden_carousel_positions is_enabled_scheduler publish_time unpublish_time ads_marker search_text created_at updated_at need_copyright_request promo_code_status caption_lang compared_at is_settled previous_published_at',
      technical: 'id account_id revision has_photo has_video',
    },
    archive: { ...BY_ID, json: ['hidden_carousel_positions', 'ads_marker'] },
  },
  media: {
    of: own,
    columns: {
      posts: 'kind format blob bytes width height duration variants created_at',
      technical: 'id account_id look_due',
    },
    archive: {
      ...BY_ID,
      json: ['variants'],
      leftOut: { look_due: { why: LOOKED_AT_AGAIN, otherwise: 1 } },
    },
  },
  media_look: {
    of: own,
    columns: { posts: 'media_id look group_id', technical: 'account_id' },
    archive: LOOKED_AT_AGAIN,
  },
  media_look_key: {
    of: own,
    columns: { posts: 'media_id key', technical: 'account_id' },
    archive: LOOKED_AT_AGAIN,
  },
  user_media: {
    of: own,
    columns: { posts: 'blob width height variants created_at', technical: 'id account_id' },
    archive: { ...BY_ID, json: ['variants'] },
  },
  album: {
    of: own,
    columns: {
      posts:
        'name is_story sort_type sort_direction sources use_all_data_sources is_default created_at cover_blob cover_variants',
      technical: 'id account_id revision',
    },
    archive: { ...BY_ID, json: ['sources', 'cover_variants'] },
  },
  segment: {
    of: own,
    columns: { posts: 'name code id_at_provider created_at', technical: 'id account_id' },
    archive: BY_ID,
  },
  background: { of: 'none', columns: { technical: 'id background' }, archive: EVERYWHERE },
  source: {
    of: own,
    columns: {
      connections:
        'integration_id type name is_auto_publication auto_markup_mode synced_at created_at caught_up_at checked_at cursor has_older',
      technical: 'id account_id revision',
    },
    archive: { ...BY_ID, refs: { integration_id: 'integration' }, json: ['cursor'] },
  },
  integration: {
    of: own,
    columns: {
      connections: 'type name status provider_id token token_expires_at synced_at created_at',
      technical: 'id account_id revision',
    },
    archive: {
      ...BY_ID,
      leftOut: {
        token: { why: KEY_OF_NETWORK, otherwise: null },
        token_expires_at: { why: KEY_OF_NETWORK, otherwise: null },
      },
    },
  },
  job: {
    of: own,
    columns: {
      connections: 'result problem',
      technical:
        'id account_id kind subject run_at lease_token lease_until failures done total started_at finished_at created_at',
    },
    archive: READ_AGAIN,
  },
} as const satisfies Partial<Record<TableName, StoredTable>>
