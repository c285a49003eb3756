/** What costs a screen test time and tells it nothing. */
import React from 'react'
import { IS_DEEP } from '../depth'

// React keeps the stack of every element for its messages; a fifth of the time of a large screen went there.
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (!internals) throw new Error('React has other internals now: see test/setup/quick.ts')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
})

// The same answer while nothing of the document has changed: queries by role ask for the style of each ancestor again.
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

// Every component would be rendered twice, to find impure ones: the deep check does so, what is built for people does not.
if (!IS_DEEP) Object.assign(React, { StrictMode: React.Fragment })
