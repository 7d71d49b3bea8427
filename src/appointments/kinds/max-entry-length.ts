/** Maximum characters per field. Separate module, so that the browser loads no validation code. */
export const maxEntryLength = { name: 120, topic: 500 } as const
