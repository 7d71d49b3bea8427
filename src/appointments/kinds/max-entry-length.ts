/** Maximum characters per field. In a separate module, so that browsers do not load the validation code. */
export const maxEntryLength = { name: 120, topic: 500 } as const
