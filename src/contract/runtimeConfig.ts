import * as v from 'valibot'

/** Id of the JSON script tag through which the back office passes settings to the cabinet page. */
export const RUNTIME_CONFIG_ID = 'vitrina-config'

export const runtimeConfigSchema = v.object({
  /** Origin of the back office; empty means the page's own, under any host name. */
  backOfficeUrl: v.string(),
  /** Origin of the embed and of the widget API. */
  widgetUrl: v.string(),
  supportContact: v.nullable(v.string()),
  /** Whether reports can be sent to this installation's support. */
  hasSupportInbox: v.boolean(),
  sentryDsn: v.nullable(v.string()),
  /** Origin of the demo shop; null when the server runs without one. */
  demoShopUrl: v.nullable(v.string()),
})
export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>
