/** Maximum lengths of personal data fields. Kept apart from the forms, so that translations do not import them. */
export const maxLength = { identifier: 254, 'first-name': 100, 'last-name': 100, company: 200, phone: 50 } as const
export type Line = keyof typeof maxLength

export const maxNameLength = 200
export const maxWordLength = 60
export const maxWords = 12
export const maxCases = 500
