/** How many characters each entry of the contact form may have; apart from its rules, since the browser needs no more. */
export const maxLength = { name: 120, subject: 150, message: 5000 } as const
