import * as v from 'valibot'
import type { HeaderNode } from './headerNodes'

export const headerNodeSchema: v.GenericSchema<HeaderNode> = v.union([
  v.string(),
  v.object({
    tag: v.string(),
    style: v.optional(v.record(v.string(), v.string())),
    href: v.optional(v.string()),
    src: v.optional(v.string()),
    alt: v.optional(v.string()),
    children: v.array(v.lazy(() => headerNodeSchema)),
  }),
])
