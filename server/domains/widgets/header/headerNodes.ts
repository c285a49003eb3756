import { ElementType, parseDocument } from 'htmlparser2'
import type { HeaderNode } from '@/contract/widgets/headerNodes'
import { cleanHeader } from './cleanHeader'
import { headerStyles } from './headerStyles'

type ParsedNode = ReturnType<typeof parseDocument>['children'][number]

/** A header as the embed draws it; empty when there is none. */
export function headerNodes(html: string): HeaderNode[] {
  return nodesOf(parseDocument(cleanHeader(html)).children)
}

function nodesOf(parsed: readonly ParsedNode[]): HeaderNode[] {
  return parsed.flatMap((node): HeaderNode[] => {
    if (node.type === ElementType.Text) return [node.data]
    if (node.type !== ElementType.Tag) return []
    const { style, href, src, alt } = node.attribs
    return [
      {
        tag: node.name,
        ...(style === undefined ? {} : { style: headerStyles(style) }),
        ...(href === undefined ? {} : { href }),
        ...(src === undefined ? {} : { src, alt: alt ?? '' }),
        children: nodesOf(node.children),
      },
    ]
  })
}
