/** Most characters of the lines that people enter about themselves; apart from the forms, since words need no more. */
export const maxLength = { identifier: 254, 'first-name': 100, 'last-name': 100, company: 200, phone: 50 } as const
export type Line = keyof typeof maxLength
