import * as v from 'valibot'

/** What can be wrong with a widget on a page of the shop; `values` are what the sentence about it names. */
export const SITE_PROBLEMS = [
  /** The page has nothing of the widgets. */
  'missing',
  /** As `missing`, on a page with a tag manager, which may put the code in: what scripts do is not seen. */
  'missing-or-by-script',
  /** The script is there, the widget's place is not; `values`: the names of the account's widgets that have one. */
  'no-place',
  /** `values`: ids that belong to no widget of the account. */
  'unknown-ids',
  /** `values`: how often. */
  'several-places',
  'wrong-type',
  'no-script',
  /** The script comes from elsewhere; `values`: its addresses. */
  'foreign-script',
  /** A Content Security Policy forbids the widget; `values`: the directives that have to allow the address of the widgets. */
  'policy',
  /** Only a part of a page is read. */
  'cut',
  'disabled',
  'only-me',
] as const
export type SiteProblemCode = (typeof SITE_PROBLEMS)[number]

export const siteProblemSchema = v.object({
  code: v.picklist(SITE_PROBLEMS),
  values: v.array(v.string()),
})
export type SiteProblem = v.InferOutput<typeof siteProblemSchema>

/** How much a page of the shop names by itself, without the widgets; what its scripts add is not seen. */
const siteContentsSchema = v.object({
  scripts: v.number(),
  styles: v.number(),
  pictures: v.number(),
})
export type SiteContents = v.InferOutput<typeof siteContentsSchema>

export const siteCheckSchema = v.object({
  /** The page that was read, after redirects. */
  page: v.string(),
  /** Null: only the beginning of the page was read. */
  contents: v.nullable(siteContentsSchema),
  /** Empty: everything is right. */
  problems: v.array(siteProblemSchema),
})
export type SiteCheck = v.InferOutput<typeof siteCheckSchema>
