import { BY_ID, by, own, type StoredTable, type TableName } from './storedTable'

const READ_AGAIN = 'Work under way, which begins again.'

/** Products with their search and feeds, and the widgets. */
export const CATALOGUE_TABLES = {
  search_posting: {
    of: by('sku_id', 'sku'),
    columns: { catalogue: 'sku_id stem_id weight' },
    archive: { key: ['sku_id', 'stem_id'], refs: { sku_id: 'sku' } },
  },
  search_article: {
    of: own,
    columns: { catalogue: 'key sku_id rank', technical: 'account_id' },
    archive: { key: ['key', 'sku_id'], refs: { sku_id: 'sku' } },
  },
  search_form: {
    of: own,
    columns: { catalogue: 'form stem_id', technical: 'account_id' },
    archive: { key: ['form', 'stem_id'] },
  },
  search_typo: {
    of: own,
    columns: { catalogue: 'key stem_id', technical: 'account_id' },
    archive: { key: ['key', 'stem_id'] },
  },
  search_stem: {
    of: own,
    columns: { catalogue: 'stem product_count', technical: 'id account_id' },
    archive: BY_ID,
  },
  sku_substitute: {
    of: by('sku_id', 'sku'),
    columns: { catalogue: 'sku_id substitute_id position' },
    archive: { key: ['sku_id', 'substitute_id'], refs: { sku_id: 'sku', substitute_id: 'sku' } },
  },
  sku_media: {
    of: by('sku_id', 'sku'),
    columns: { catalogue: 'sku_id blob variants created_at is_first', technical: 'id' },
    archive: { ...BY_ID, refs: { sku_id: 'sku' }, json: ['variants'] },
  },
  feed_offer: {
    of: by('reading_id', 'feed_reading'),
    columns: {
      catalogue:
        'reading_id position sku_id article name brand price old_price currency in_stock link link_key image_url source_image_urls search_text group_id vendor_code category hash',
    },
    archive: READ_AGAIN,
  },
  feed_reading: {
    of: by('feed_id', 'catalogue_feed'),
    columns: { catalogue: 'feed_id created changed gone', technical: 'id' },
    archive: READ_AGAIN,
  },
  feed_rejection: {
    of: by('feed_id', 'catalogue_feed'),
    columns: { catalogue: 'feed_id position line article reason' },
    archive: { key: ['feed_id', 'position'], refs: { feed_id: 'catalogue_feed' } },
  },
  sku: {
    of: own,
    columns: {
      catalogue:
        'article name brand price old_price currency in_stock link link_key image_url source_image_urls search_text created_at feed_id offer_hash left_at group_id vendor_code category indexed_at picture_url picture_checked_at picture_failed',
      technical: 'id account_id',
    },
    archive: {
      ...BY_ID,
      refs: { feed_id: 'catalogue_feed' },
      json: ['source_image_urls', 'category'],
    },
  },
  catalogue_feed: {
    of: own,
    columns: {
      catalogue:
        'link status is_loss_accepted submitted_at read_at etag last_modified offer_count rejected_count sample loss changes',
      technical: 'id account_id revision',
    },
    archive: { ...BY_ID, json: ['sample', 'loss', 'changes'] },
  },
  widget_model: {
    of: by('widget_id', 'widget'),
    columns: {
      widgets:
        'widget_id file_name blob bytes packed_bytes triangles size_x size_y size_z created_at',
      technical: 'id',
    },
    archive: { ...BY_ID, refs: { widget_id: 'widget' } },
  },
  widget_poster: {
    of: by('widget_id', 'widget'),
    columns: { widgets: 'widget_id blob width height variants created_at', technical: 'id' },
    archive: { ...BY_ID, refs: { widget_id: 'widget' }, json: ['variants'] },
  },
  widget_page: {
    of: by('widget_id', 'widget'),
    columns: { widgets: 'widget_id page revision live_at seen_at' },
    archive: { key: ['widget_id', 'page'], refs: { widget_id: 'widget' } },
  },
  widget: {
    of: own,
    columns: {
      widgets: 'embed_id widget_type role mode settings created_at saved_at',
      technical: 'id account_id revision',
    },
    archive: { ...BY_ID, json: ['settings'] },
  },
} as const satisfies Partial<Record<TableName, StoredTable>>
