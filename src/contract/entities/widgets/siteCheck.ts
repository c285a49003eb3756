import * as v from 'valibot'

/** Problems of a widget on a page of the shop; `values` are the parameters of its message. */
export const SITE_PROBLEMS = [
  /** The page has no code of the widgets. */
  'missing',
  /**
   * Like `missing`, on a page with a tag manager, which may insert the code by a script: content
   * added by scripts is not seen.
   */
  'missing-or-by-script',
  /**
   * The script is present, the widget's element is not; `values`: the names of the account's
   * widgets whose elements are present.
   */
  'no-place',
  /** `values`: ids that belong to no widget of the account. */
  'unknown-ids',
  /** `values`: the number of the widget's elements. */
  'several-places',
  'wrong-type',
  'no-script',
  /** The script has another origin; `values`: its addresses. */
  'foreign-script',
  /** A Content Security Policy forbids the widget; `values`: the directives that must allow the address of the widgets. */
  'policy',
  /** Only a part of the page was read. */
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

/** The files in the markup of the shop's page, without the widgets; those added by scripts are not seen. */
const siteContentsSchema = v.object({
  scripts: v.number(),
  styles: v.number(),
  pictures: v.number(),
})
export type SiteContents = v.InferOutput<typeof siteContentsSchema>

export const siteCheckSchema = v.object({
  /** The page that was read, after redirects. */
  page: v.string(),
  /** Null when only the beginning of the page was read. */
  contents: v.nullable(siteContentsSchema),
  /** Empty without problems. */
  problems: v.array(siteProblemSchema),
})
export type SiteCheck = v.InferOutput<typeof siteCheckSchema>
