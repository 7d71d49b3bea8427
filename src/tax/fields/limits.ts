/** Limits of form fields, in a file without zod, so that pages with texts that quote them do not load zod. */
export const limits = {
  children: { least: 0, most: 15 },
  age: { least: 16, most: 110 },
  earnerAge: { least: 16, most: 99 },
  searchLength: 80,
} as const
