/** A unique id of an event: 128 random bits. `randomUUID` is missing on shops that are still served without https. */
export const eventId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
