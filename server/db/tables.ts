import type {
  AlbumTable,
  AlbumPostTable,
  SkuTable,
  SegmentTable,
  SkuSubstituteTable,
  SkuMediaTable,
  SearchArticleTable,
  SearchFormTable,
  SearchPostingTable,
  SearchStemTable,
  SearchTypoTable,
} from './tables/catalogue'
import type { CreationTable } from './tables/creations'
import type {
  CatalogueFeedTable,
  FeedOfferTable,
  FeedReadingTable,
  FeedRejectionTable,
} from './tables/feeds'
import type {
  DeletedItemTable,
  InstagramHashtagTable,
  InstagramMentionTable,
  IntegrationTable,
  SourceAlbumTable,
  SourceItemTable,
  SourceTable,
  TelegramPartTable,
} from './tables/integrations'
import type { JobTable } from './tables/jobs'
import type {
  SavedViewTable,
  MediaLookKeyTable,
  MediaLookTable,
  MediaTable,
  PostTable,
  PostMediaTable,
  MediaLinkTable,
  PostSegmentTable,
  PostSuggestionTable,
  CopyrightRequestTable,
  CopyrightCommentTable,
  InteractionAnswerTable,
  BackgroundTable,
  UserMediaTable,
} from './tables/posts'
import type {
  AccessLinkTable,
  AccountTable,
  PersonTable,
  TeamRoleTable,
  TeamRolePermissionTable,
  MemberTable,
  SessionTable,
  SignInAttemptTable,
  PlanTable,
  PaymentTable,
  AuditTable,
  EmailChangeTable,
  MailChoiceTable,
  SentLetterTable,
  UsageMonthTable,
  VisitorTable,
  VisitorSaltTable,
  VisitTable,
  AttentionHiddenTable,
} from './tables/people'
import type { SupportReportTable } from './tables/support'
import type { TrashMediaTable, TrashTable } from './tables/trash'
import type { KeptLedgerTable, PlanOrderTable } from './tables/payments'
import type { ReviewImportRowTable, ReviewImportTable, ReviewTable } from './tables/reviews'
import type {
  EventSummaryPartTable,
  EventSummaryTable,
  EventPageTable,
  ShopperTable,
  EventTable,
  PublicCallTable,
  WidgetModelTable,
  WidgetPageTable,
  WidgetPosterTable,
  WidgetTable,
} from './tables/widgets'

export interface Database {
  trash: TrashTable
  trash_media: TrashMediaTable
  account: AccountTable
  person: PersonTable
  team_role: TeamRoleTable
  team_role_permission: TeamRolePermissionTable
  member: MemberTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  access_link: AccessLinkTable
  media: MediaTable
  media_look: MediaLookTable
  media_look_key: MediaLookKeyTable
  post: PostTable
  post_media: PostMediaTable
  media_link: MediaLinkTable
  album: AlbumTable
  album_post: AlbumPostTable
  sku: SkuTable
  plan: PlanTable
  payment: PaymentTable
  mail_choice: MailChoiceTable
  sent_letter: SentLetterTable
  attention_hidden: AttentionHiddenTable
  email_change: EmailChangeTable
  plan_order: PlanOrderTable
  kept_ledger: KeptLedgerTable
  usage_month: UsageMonthTable
  visitor: VisitorTable
  shopper: ShopperTable
  visitor_salt: VisitorSaltTable
  segment: SegmentTable
  post_segment: PostSegmentTable
  post_suggestion: PostSuggestionTable
  review: ReviewTable
  review_import: ReviewImportTable
  review_import_row: ReviewImportRowTable
  copyright_request: CopyrightRequestTable
  copyright_comment: CopyrightCommentTable
  interaction_answer: InteractionAnswerTable
  background: BackgroundTable
  user_media: UserMediaTable
  sku_substitute: SkuSubstituteTable
  sku_media: SkuMediaTable
  integration: IntegrationTable
  deleted_item: DeletedItemTable
  source: SourceTable
  source_album: SourceAlbumTable
  source_item: SourceItemTable
  telegram_part: TelegramPartTable
  instagram_hashtag: InstagramHashtagTable
  instagram_mention: InstagramMentionTable
  catalogue_feed: CatalogueFeedTable
  feed_offer: FeedOfferTable
  feed_reading: FeedReadingTable
  feed_rejection: FeedRejectionTable
  job: JobTable
  widget: WidgetTable
  widget_model: WidgetModelTable
  widget_poster: WidgetPosterTable
  widget_page: WidgetPageTable
  event: EventTable
  event_summary: EventSummaryTable
  event_summary_part: EventSummaryPartTable
  event_page: EventPageTable
  public_call: PublicCallTable
  visit: VisitTable
  audit: AuditTable
  support_report: SupportReportTable
  saved_view: SavedViewTable
  creation: CreationTable
  search_stem: SearchStemTable
  search_form: SearchFormTable
  search_typo: SearchTypoTable
  search_posting: SearchPostingTable
  search_article: SearchArticleTable
}
