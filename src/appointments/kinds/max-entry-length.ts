/** Maximum characters per field, in a module of its own so that the browser loads no validation code. */
export const maxEntryLength = { name: 120, topic: 500 } as const
