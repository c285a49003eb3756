/** The link of the support contact, which is an e-mail or an address. */
export function supportHref(contact: string): string {
  return contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact
}
