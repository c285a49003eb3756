import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export function pseudoText(elements: readonly MessageFormatElement[]): MessageFormatElement[]
