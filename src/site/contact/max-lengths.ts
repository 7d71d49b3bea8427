/** Maximum characters per field, in a module of its own because the browser needs nothing else. */
export const maxLength = { name: 120, subject: 150, message: 5000 } as const
