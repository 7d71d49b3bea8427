/** Maximum lengths of personal data fields. Separate from the forms, so that translations need not import the forms. */
export const maxLength = { identifier: 254, 'first-name': 100, 'last-name': 100, company: 200, phone: 50 } as const
export type Line = keyof typeof maxLength
