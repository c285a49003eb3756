/** Switches off costly features that screen tests do not need. */
import React from 'react'
import { IS_DEEP } from '../depth'

// React captures the stack of every element for its messages, which took a fifth of the time of a large screen.
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (!internals) throw new Error('React has other internals now: see test/setup/quick.ts')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
})

// Cached while the document does not change: queries by role request the style of each ancestor again.
const compute = window.getComputedStyle.bind(window)
let known = new WeakMap<Element, CSSStyleDeclaration>()
const forget = () => {
  known = new WeakMap()
}
const changes = new MutationObserver(forget)
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !document.contains(element)) return compute(element, pseudo)
  if (changes.takeRecords().length > 0) forget()
  const style = known.get(element) ?? compute(element)
  known.set(element, style)
  return style
}

// Every component would be rendered twice, to find impure ones: the deep check does so, production builds do not.
if (!IS_DEEP) Object.assign(React, { StrictMode: React.Fragment })
