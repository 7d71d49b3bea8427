/** Limits of form fields. They import no zod, so that pages can load the texts that quote them without it. */
export const limits = {
  children: { least: 0, most: 15 },
  age: { least: 16, most: 110 },
  earnerAge: { least: 16, most: 99 },
  searchLength: 80,
} as const
