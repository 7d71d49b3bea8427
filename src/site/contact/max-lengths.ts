/** Maximum characters per field. A separate module, so that browsers do not have to load the validation code. */
export const maxLength = { name: 120, subject: 150, message: 5000 } as const
