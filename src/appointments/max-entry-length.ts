/** How many characters each entry may have; apart from its rules, since the browser needs no more. */
export const maxEntryLength = { name: 120, topic: 500 } as const
