import type {
  AlbumTable,
  AlbumPostTable,
  SkuTable,
  SegmentTable,
  SkuSubstituteTable,
  SkuMediaTable,
} from './tables/catalogue'
import type { CatalogueFeedTable, FeedOfferTable, FeedRejectionTable } from './tables/feeds'
import type { IntegrationTable, SourceTable } from './tables/integrations'
import type { JobTable } from './tables/jobs'
import type { SavedViewTable } from './tables/library'
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
} from './tables/people'
import type {
  MediaTable,
  PostTable,
  PostMediaTable,
  MediaLinkTable,
  PostSegmentTable,
  ReviewTable,
  CopyrightRequestTable,
  CopyrightCommentTable,
  InteractionAnswerTable,
  BackgroundTable,
  UserMediaTable,
} from './tables/posts'
import type { WidgetTable, EventTable, PublicCallTable } from './tables/widgets'

export interface Database {
  account: AccountTable
  person: PersonTable
  team_role: TeamRoleTable
  team_role_permission: TeamRolePermissionTable
  member: MemberTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  access_link: AccessLinkTable
  media: MediaTable
  post: PostTable
  post_media: PostMediaTable
  media_link: MediaLinkTable
  album: AlbumTable
  album_post: AlbumPostTable
  sku: SkuTable
  plan: PlanTable
  payment: PaymentTable
  segment: SegmentTable
  post_segment: PostSegmentTable
  review: ReviewTable
  copyright_request: CopyrightRequestTable
  copyright_comment: CopyrightCommentTable
  interaction_answer: InteractionAnswerTable
  background: BackgroundTable
  user_media: UserMediaTable
  sku_substitute: SkuSubstituteTable
  sku_media: SkuMediaTable
  integration: IntegrationTable
  source: SourceTable
  catalogue_feed: CatalogueFeedTable
  feed_offer: FeedOfferTable
  feed_rejection: FeedRejectionTable
  job: JobTable
  widget: WidgetTable
  event: EventTable
  public_call: PublicCallTable
  audit: AuditTable
  saved_view: SavedViewTable
}
