/** Maximum characters per field. Separate module, so that the browser loads no validation code. */
export const maxLength = { name: 120, subject: 150, message: 5000 } as const
