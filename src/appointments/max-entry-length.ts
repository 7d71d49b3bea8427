/** Maximum characters per field, in a module of its own because the browser needs nothing else. */
export const maxEntryLength = { name: 120, topic: 500 } as const
