/** Maximum characters per field. A separate module, so that browsers need not load the validation code. */
export const maxLength = { name: 120, subject: 150, message: 5000 } as const
